/** The ability language as rules text. See README.md for what this package is and is not. */
export * from './print/index.ts';
