// Runs tasks on Node worker threads (piscina).
export {};
