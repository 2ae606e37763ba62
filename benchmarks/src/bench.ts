// Entry point of the measurements.
export {};
