// The task protocol that both runtimes share.
export {};
