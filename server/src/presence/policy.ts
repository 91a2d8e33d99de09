/** Milliseconds for which somebody counts as editing after he was heard of; browsers let pages in the background speak once a minute. */
export const HEARD_FOR = 75_000;

interface Editor {
  userKey: string;
  place: string;
}

/** Those who edit elsewhere: everybody once, whoever asks only where it is in another place, and nobody for the place that asks. */
export function elsewhere<T extends Editor>(editors: readonly T[], here: Editor): T[] {
  const seen = new Set<string>();
  return editors.filter(({ userKey, place }) => {
    if ((userKey === here.userKey && place === here.place) || seen.has(userKey)) return false;
    seen.add(userKey);
    return true;
  });
}
