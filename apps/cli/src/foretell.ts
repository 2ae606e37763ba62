// The entry point of the foretell command line.
export {};
