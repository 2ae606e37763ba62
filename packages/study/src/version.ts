/** The version of engine and search together: what they compute is a function of it, so documents and results folders name it. */
export const VERSION = '0.1.0';

/** As documents name the engine. */
export const ENGINE: string = `foretell ${VERSION}`;
