/** Where the words of a search were found in an entity. */
export const FOUND_IN = ['name', 'customField', 'tag'] as const;
export type FoundIn = (typeof FOUND_IN)[number];

/** Letters that may be wrong in a word that is searched for, by its length. */
export function mistakesAllowed(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Words as they are compared: small letters without accents. */
export function searchTerms(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** A part of a text, marked where it matched. */
export interface Part {
  text: string;
  marked: boolean;
}

/** A text in parts, those marked that match a word of the term: as its beginning, or whole with the mistakes allowed. */
export function markedParts(text: string, term: string): Part[] {
  const wanted = searchTerms(term);
  const parts: Part[] = [];
  const add = (piece: string, marked: boolean) => {
    const last = parts.at(-1);
    if (!piece) return;
    if (last?.marked === marked) last.text += piece;
    else parts.push({ text: piece, marked });
  };
  for (const piece of text.split(/([\p{L}\p{N}\p{M}]+)/u)) {
    const length = /[\p{L}\p{N}]/u.test(piece) ? matched(piece, wanted) : 0;
    add(piece.slice(0, length), true);
    add(piece.slice(length), false);
  }
  return parts;
}

/** Whether every word of the term matches some word of the text. */
export function matchesTerm(text: string, term: string): boolean {
  const terms = searchTerms(text);
  return searchTerms(term).every((wanted) => terms.some((word) => matched(word, [wanted]) > 0));
}

/** How many characters of a word, from its start, match one of those wanted. */
function matched(word: string, wanted: readonly string[]): number {
  const compared = plain(word);
  let best = 0;
  for (const one of wanted) {
    if (compared.startsWith(one)) best = Math.max(best, compared.length === word.length ? one.length : word.length);
    else if (distance(compared, one, mistakesAllowed(one)) <= mistakesAllowed(one)) best = word.length;
  }
  return best;
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Letters to change, add or leave out to turn one word into another; more than `most` where that is not enough. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? most + 1;
}
