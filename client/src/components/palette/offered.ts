import type { ReactNode } from 'react';

/** One line of the command palette. */
export interface PaletteChoice {
  id: string;
  label: string;
  /** At the end of the line: its keys, or what an entity says of itself. */
  keys: string;
  icon: ReactNode;
  perform: () => void;
}

/**
 * The choices whose words, or the other words they go by, begin with what was typed, all of it in any order and without regard to
 * signs: those that are called just that first, then those whose label begins with it, those that only other words find last.
 */
export function offered<T extends { label: string; also?: string | undefined }>(
  choices: readonly T[],
  text: string,
): T[] {
  const words = wordsOf(text);
  const says = (text: string) => {
    const own = wordsOf(text);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  };
  const first = words[0];
  if (!first) return [...choices];
  const rank = ({ label, also = '' }: T) => {
    if (!says(label)) return says(`${label} ${also}`) ? 3 : 4;
    if (wordsOf(label).join(' ') === words.join(' ')) return 0;
    return plain(label).startsWith(first) ? 1 : 2;
  };
  const ranked = choices.map((choice) => ({ choice, rank: rank(choice) })).filter((one) => one.rank < 4);
  return ranked.sort((a, b) => a.rank - b.rank).map(({ choice }) => choice);
}

function wordsOf(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}\p{N}%]+/u)
    .filter(Boolean);
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
