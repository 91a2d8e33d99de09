/** What this browser stores under a key; null where nothing is stored, it is no JSON, or storage is closed. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores something as JSON in this browser; where storage is closed (a private window) or full, nothing is stored. */
export function writeStored(key: string, value: unknown): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing is stored.
  }
}
