import type { EntityType } from '@stemma/shared/entities/typeNames';

/** One line of the command palette. */
export interface Choice {
  id: string;
  label: string;
  /** At the end of the line: its keys, or what a card says of itself. */
  keys: string;
  icon?: string;
  type?: EntityType;
  perform: () => void;
}

/**
 * The choices whose words, or the other words they go by, begin with what was typed, all of it in any order: those whose label begins
 * with it first, those that only other words find last.
 */
export function offered<T extends { label: string; also?: string | undefined }>(
  choices: readonly T[],
  text: string,
): T[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const says = (text: string) => {
    const own = plain(text).split(/[^\p{L}\p{N}%]+/u);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  };
  const first = words[0];
  if (!first) return [...choices];
  const rank = ({ label, also = '' }: T) =>
    says(label) ? (plain(label).startsWith(first) ? 0 : 1) : says(`${label} ${also}`) ? 2 : 3;
  const ranked = choices.map((choice) => ({ choice, rank: rank(choice) })).filter((one) => one.rank < 3);
  return ranked.sort((a, b) => a.rank - b.rank).map(({ choice }) => choice);
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
