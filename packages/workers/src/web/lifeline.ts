/** How others learn that this worker has ended: as long as it lives it holds a lock by its own name. */

/** Done when the lock is held. Pages that are not of a secure origin have no locks: there it is done at once. */
export function holdLifeline(): Promise<void> {
  if (!('locks' in navigator)) return Promise.resolve();
  return new Promise((resolve) => {
    void navigator.locks.request(self.name, () => {
      resolve();
      // Held for ever.
      return new Promise<never>(() => undefined);
    });
  });
}
