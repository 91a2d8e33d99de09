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

/** The choices whose words begin with what was typed, all of it in any order; those whose label begins with it first. */
export function offered<T extends { label: string }>(choices: readonly T[], text: string): T[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const matches = choices.filter(({ label }) => {
    const own = plain(label).split(/[^\p{L}\p{N}%]+/u);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  });
  const first = words[0];
  if (!first) return matches;
  const rank = ({ label }: T) => (plain(label).startsWith(first) ? 0 : 1);
  return [...matches].sort((a, b) => rank(a) - rank(b));
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
