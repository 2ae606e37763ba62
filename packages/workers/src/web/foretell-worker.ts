// The thread script for web workers (comlink).
export {};
