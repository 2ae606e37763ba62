// Runs tasks on web workers (comlink).
export {};
