// Oracle text to ability IR, and ability IR back to text.
export * from './print/index.ts';
