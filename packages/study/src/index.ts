// Experiments: pairing, intervals, sequential tests, explanations.
export {};
