import { tidyName } from '../../text';
import { isListedRole } from './roleWords';
import type { TableSheet } from './tableSheet';
import type { TableMapping } from './tableMapping';

/** "Elena 30 % Harbour Holdings": who holds which part of what, and as what where that is said. */
export interface OwnershipSentence {
  owner: string;
  share: string;
  role: string;
  owned: string;
}

/** What people write before a share that is about so much, in English and German. */
export const ROUGHLY = String.raw`[~≈]|approximately|approx\.?|about|around|circa|ca\.|c\.|rund|etwa|ungefähr`;

const NUMBER = String.raw`\d{1,3}(?:[.,]\d{1,6})?`;
const BOUND =
  '[<>]=?|[≥≤]|more than|over|above|at least|up to|at most|less than|under|below|mehr als|über|mindestens|bis zu|bis|höchstens|weniger als|unter';
const SHARE = String.raw`(?:(?:${BOUND}|${ROUGHLY})\s?)?${NUMBER}(?:\s?[-–]\s?${NUMBER})?\s?%`;
const SHARED = new RegExp(`^(.{1,500}?)[\\s,:–-]*\\s(${SHARE})\\s+(.{1,500})$`, 'iu');
const QUOTED = new RegExp(`^["“](.{1,500}?)["”]\\s+(${SHARE})\\s+(.{1,500})$`, 'iu');
const OF = /^(.{1,60}?)\s+(?:of|in|von|an|der|des)\s+(.+)$/iu;

/**
 * Reads one statement of ownership: owner, share with its sign, then what is owned, or role and "of" and what is owned: "Ada 30 % Shareholder of
 * Quay Ltd". Null for any other text, as a name with a share after which nothing but a role stands.
 */
export function readSentence(text: string): OwnershipSentence | null {
  const said = tidyName(text).replace(/\.$/u, '');
  if (said.length > 1100) return null;
  const found = QUOTED.exec(said) ?? (/^["“]/u.test(said) ? null : SHARED.exec(said));
  if (!found) return null;
  const [, owner = '', share = '', rest = ''] = found;
  const named = OF.exec(rest);
  const isRole = named !== null && isListedRole(named[1] ?? '');
  const owned = unquoted(isRole ? (named[2] ?? '') : rest.replace(/^(?:of|in|von|an)\s+/iu, ''));
  const who = owner.replace(/\s+(?:owns|holds|has|hält|halt|besitzt|hat)$/iu, '').trim();
  if (who === '' || owned === '' || isListedRole(owned) || new RegExp(`^${SHARE}`, 'iu').test(owned)) return null;
  return { owner: unquoted(who), share, role: isRole ? (named[1] ?? '') : '', owned };
}

/** Reads statements parted by semicolons or lines, all of them or none: null where one of them is no such statement. */
export function readSentences(text: string): OwnershipSentence[] | null {
  if (text.length > 200_000) return null;
  const read = partsOf(text).map(readSentence);
  return read.length > 0 && read.every((one) => one !== null) ? read : null;
}

/**
 * The first part of a text that is no statement, though others beside it are, or it has a share between words; null for none. Such a text is
 * meant to say who owns what, and is no name.
 */
export function unreadPart(text: string): string | null {
  const parts = partsOf(text.slice(0, 200_000));
  const unread = parts.filter((part) => readSentence(part) === null);
  return (unread.length < parts.length ? unread[0] : unread.find(hasShareWithin)) ?? null;
}

/** Whether a sign of percent stands between words, as in "Anna 5 % Bay Ltd", and not in "100% Pure Ltd". */
export function hasShareWithin(text: string): boolean {
  const said = tidyName(text);
  const before = said.slice(0, Math.max(0, said.lastIndexOf('% ')));
  return /\p{L}/u.test(before) && before.includes(' ');
}

/** Statements as a table of links, with what its columns mean. */
export function sentencesAsTable(sentences: readonly OwnershipSentence[]): {
  sheet: TableSheet;
  mapping: TableMapping;
} {
  const rows = sentences.map(({ owner, share, role, owned }, at) => ({
    row: at + 1,
    cells: [owner, share, owned, role],
  }));
  const columns = { 0: 'owner', 1: 'share', 2: 'owned', 3: 'role' };
  return {
    sheet: { name: '', rows },
    mapping: { sheets: [{ use: 'links', header: 0, columns, type: null, shareUnit: 'percent' }] },
  };
}

function partsOf(text: string): string[] {
  return text
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
}

function unquoted(name: string): string {
  return /^["“](.+)["”]$/u.exec(name.trim())?.[1]?.trim() ?? name.trim();
}
