/** What opens a share link for a while: the link's key and the bearer token of the visit. */
export interface LinkVisit {
  linkKey: string;
  token: string;
}

const keyOf = (linkKey: string) => `stemma.visit.${linkKey}`;
const visits = new Map<string, string>();

/** The visit of a link that was begun in this tab, or handed to it; null where there is none. */
export function readVisit(linkKey: string): LinkVisit | null {
  const token = visits.get(linkKey) ?? stored(linkKey);
  return token ? { linkKey, token } : null;
}

/** Keeps a visit for this tab alone, or puts it into another one's storage. A visit is nobody's session and goes with the tab. */
export function saveVisit({ linkKey, token }: LinkVisit, tab: Window = window): void {
  if (tab === window) visits.set(linkKey, token);
  try {
    tab.sessionStorage.setItem(keyOf(linkKey), token);
  } catch {
    // Storage is closed (a private window): the visit lasts as long as the page.
  }
}

/** Forgets a visit that has ended. */
export function forgetVisit(linkKey: string): void {
  visits.delete(linkKey);
  try {
    window.sessionStorage.removeItem(keyOf(linkKey));
  } catch {
    // Nothing was kept there.
  }
}

function stored(linkKey: string): string | null {
  try {
    return window.sessionStorage.getItem(keyOf(linkKey));
  } catch {
    return null;
  }
}
