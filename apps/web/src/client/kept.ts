/** JSON in the browser's local storage, which may be switched off, full, or hold what somebody else wrote. */

/** What is kept there; undefined if that is nothing or no JSON. */
export function readKept(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    // Storage that is switched off, and text that is no JSON, are as good as nothing kept.
    return undefined;
  }
}

/** Whether it could be kept. */
export function writeKept(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    // Storage that is switched off or full: the page works without.
    return false;
  }
}
