const KEY = 'stemma.token';

/** The bearer token kept in this browser; null when signed out or where storage is closed. */
export function readToken(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps the token, or removes it with null. */
export function writeToken(token: string | null): void {
  try {
    if (token === null) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, token);
  } catch {
    // Storage is closed (a private window): the session lasts as long as the page.
  }
}

/** Calls the listener when another tab signs in or out. Answers how to stop. */
export function onTokenChange(listener: (token: string | null) => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === KEY) listener(event.newValue);
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}
