import anyAscii from 'any-ascii';
import { doubleMetaphone } from 'double-metaphone';
import { distance } from 'fastest-levenshtein';
import { isStopWord, legalFormIn } from './legalForms';

/** A name taken apart for comparison. */
export interface NameTokens {
  /** Its words in small ASCII letters, without legal form and articles; all of them where nothing else is left. */
  words: readonly string[];
  /** The words run together; of a name that is one letter but for its legal form, the letter with that form. */
  joined: string;
  /** Whether it is one letter but for its legal form: too little to be alike by. */
  isLetter: boolean;
  /** Numbers and roman numerals among them, sorted: "Fund 1" is not "Fund 2". */
  numbers: string;
}

const ROMAN = /^(i{2,3}|iv|vi{0,3}|ix|x{1,3}|x?i?v)$/;

/** Takes a name of whatever script apart; legal forms only where `withForms`, as people have none. */
export function nameTokens(name: string, { withForms }: { withForms: boolean }): NameTokens {
  const apart = name.normalize('NFKC').replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, ' $& ');
  const ascii = anyAscii(apart).toLowerCase();
  // "S.A." and "Sp. z o.o." are written with dots and without, "O'Neill" with a mark and without.
  const all = ascii
    .replace(/['`’]/g, '')
    .replace(/\b(?:\p{L}\.){2,}/gu, (letters) => letters.replaceAll('.', ''))
    .replace(/\bz\s+o\.?\s*o\b\.?/g, 'zoo')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    // "Müller" is written "Mueller" too, "Møller" "Moeller".
    .map((word) => word.replace(/([aou])e/g, '$1'));
  const core = all.filter((word) => !isStopWord(word) && !(withForms && legalFormIn(word)));
  const words = core.length > 0 ? core : all;
  const numbers = words.filter((word) => /\d/.test(word) || ROMAN.test(word)).sort();
  const forms = withForms ? all.flatMap((word) => legalFormIn(word) ?? []) : [];
  const isLetter = words.join('').length === 1;
  const joined = isLetter ? [...words, ...[...new Set(forms)].sort()].join(' ') : words.join('');
  return { words, joined, isLetter, numbers: numbers.join(' ') };
}

const sounds = new Map<string, string>();
const SOUNDS_MAX = 200_000;

/** How a word sounds, by the first code of double metaphone; the word itself where it has none. */
export function soundOf(word: string): string {
  const known = sounds.get(word);
  if (known !== undefined) return known;
  const code = /\d/.test(word) ? word : doubleMetaphone(word)[0] || word;
  if (sounds.size >= SOUNDS_MAX) sounds.clear();
  sounds.set(word, code);
  return code;
}

/** How alike two words are, 0 to 1; an initial stands for a word that begins with it. */
export function wordLikeness(a: string, b: string): number {
  if (a === b) return 1;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length === 1) return long.startsWith(short) ? 0.85 : 0;
  const likeness = 1 - distance(a, b) / long.length;
  return likeness >= 0.6 ? likeness : 0;
}

/**
 * How alike two names are, 0 to 1, whatever the order of their words: each word counts by its weight (rare words more) with the likest one of the
 * other name; or, run together, by the letters in which they differ, as names are written apart and together.
 */
export function nameLikeness(a: NameTokens, b: NameTokens, weightOf: (word: string) => number): number {
  if (a.joined === b.joined) return 1;
  if (a.isLetter && b.isLetter) return 0;
  const longest = Math.max(a.joined.length, b.joined.length);
  const together = longest > 3 && !a.isLetter && !b.isLetter ? 1 - distance(a.joined, b.joined) / longest : 0;
  return Math.max(byWords(a.words, b.words, weightOf), together);
}

function byWords(a: readonly string[], b: readonly string[], weightOf: (word: string) => number): number {
  const pairs: { i: number; j: number; likeness: number }[] = [];
  a.forEach((one, i) =>
    b.forEach((other, j) => {
      const likeness = wordLikeness(one, other);
      if (likeness > 0) pairs.push({ i, j, likeness });
    }),
  );
  pairs.sort((one, other) => other.likeness - one.likeness);
  const [left, right] = [new Set<number>(), new Set<number>()];
  let alike = 0;
  for (const { i, j, likeness } of pairs) {
    if (left.has(i) || right.has(j)) continue;
    left.add(i);
    right.add(j);
    alike += likeness * (weightOf(a[i] ?? '') + weightOf(b[j] ?? ''));
  }
  const all = [...a, ...b].reduce((sum, word) => sum + weightOf(word), 0);
  return all > 0 ? alike / all : 0;
}
