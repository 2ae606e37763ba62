/** Rules text as the ability language, and the ability language as rules text. See README.md for what this package is and is not. */
export * from './compile/index.ts';
export * from './files/index.ts';
export * from './print/index.ts';
