/** The version of the command line and of the engine in it: results are functions of it. */
export const VERSION = '0.1.0';

/** As documents name the engine. */
export const ENGINE: string = `foretell ${VERSION}`;
