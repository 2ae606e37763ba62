// The thread script for Node worker threads (piscina).
export {};
