import { tidyName } from '../../../text';
import { readArrow } from './arrowStatements';
import { fullStopsAlike, withoutFullStop } from './fullStops';
import { readHolderList } from './holderLists';
import { readHolding, saysHolding } from './holdingVerbs';
import { readRoleSentence, saysUnreadRole, unquotedName, type OwnershipSentence } from './roleSentences';
import { FRACTION } from '../roles/fractions';
import { isListedRole } from '../roles/roleWords';
import {
  mayBeginName,
  mayBeNamed,
  namesSeveralHeld,
  namesVerb,
  saysMore,
  statementEnds,
  withoutShares,
} from './sentenceEnds';

export type { OwnershipSentence } from './roleSentences';

/** What people write before a share that is about so much, in English and German. */
export const ROUGHLY = String.raw`[~≈]|approximately|approx\.?|about|around|circa|ca\.|c\.|rund|etwa|ungefähr`;

const NUMBER = String.raw`\d{1,3}(?:[.,]\d{1,30})?`;
const BOUND =
  '[<>]=?|[≥≤]|more than|over|above|at least|up to|at most|less than|under|below|mehr als|über|mindestens|bis zu|bis|höchstens|weniger als|unter';
const PERCENT = String.raw`(?:%|(?:percent|per cent|prozent|pct)(?![\p{L}\d]))`;
const ONE_MORE = String.raw`\s?\+\s?(?:1|one|eine?)\s(?:shares?|votes?|aktie|anteil|stimme)(?![\p{L}\d])`;
const BETWEEN = String.raw`(?:between|zwischen)\s${NUMBER}\s?${PERCENT}?\s?(?:and|und)\s${NUMBER}\s?${PERCENT}|${NUMBER}\s?${PERCENT}?\s(?:to|bis)\s${NUMBER}\s?${PERCENT}`;
const SHARE = String.raw`(?:${BETWEEN}|(?:(?:${BOUND}|${ROUGHLY})\s?)?${NUMBER}(?:\s?[-–]\s?${NUMBER})?\s?${PERCENT}(?:${ONE_MORE})?|${FRACTION}(?:\s?${PERCENT})?)`;
const SHARED = new RegExp(`^(.{1,500}?)[\\s,:–-]*\\s(${SHARE})\\s+(.{1,500})$`, 'iu');
const QUOTED = new RegExp(`^["“](.{1,500}?)["”]\\s+(${SHARE})\\s+(.{1,500})$`, 'iu');
const SHARE_AMONG = new RegExp(`(?:^|\\s)${SHARE}(?=[\\s,:)]|$)`, 'iu');
const SHARE_BEHIND = new RegExp(`^(.*\\p{L}.*\\s\\S+?)[\\s,:(–-]*[\\s(]${SHARE}\\)?$`, 'iu');
const OF_WHAT_IS_HELD =
  /^(?:owned |direct |indirect )?(?:subsidiary|portfolio company|investee|affiliate|branch|trust company)$/iu;
const OF = /^(.{1,60}?)\s+(?:of|in|von|an|der|des)\s+(.+)$/iu;

/**
 * Reads one statement of ownership: owner, share with its sign, then what is owned, or role and "of" and what is owned: "Ada 30 % Shareholder of
 * Quay Ltd", "Ada director of Quay Ltd". Null for any other text, as a name with a share after which nothing but a role stands, and one that says
 * more than one share.
 */
export function readSentence(text: string): OwnershipSentence | null {
  const said = withoutFullStop(tidyName(text));
  if (said.length > 1100 || said.includes('|')) return null;
  const quoted = QUOTED.exec(said);
  const arrow = quoted ? undefined : readArrow(said, SHARE);
  if (arrow !== undefined) return withNames(arrow, said);
  const found = quoted ?? (/^["“]/u.test(said) ? null : SHARED.exec(said));
  if (!found || isMoreThanWhole(found[2] ?? ''))
    return withNames(readRoleSentence(said), said) ?? withNames(readHolding(said), said);
  const [, before = '', share = '', after = ''] = found;
  const ends = quoted ? { holder: before, held: after } : statementEnds(before, after);
  if (!ends) return null;
  if (!quoted && (ends.holder.includes(': ') || (ends.holder === before.trim() && mayBeginName(ends.held))))
    return null;
  const named = OF.exec(ends.held);
  const isRole = named !== null && isListedRole(named[1] ?? '');
  const { what, role } = isRole ? { what: named[2] ?? '', role: named[1] ?? '' } : withoutShares(ends.held);
  const owned = unquotedName(what);
  if (OF_WHAT_IS_HELD.test(role)) return null;
  if (what === owned && (SHARE_AMONG.test(owned) || saysMore(owned) || namesVerb(owned, 'first'))) return null;
  if (!quoted && (namesVerb(ends.holder, 'last') || /[%％],?\s/u.test(ends.holder.replace(/^\S+\s/u, '')))) return null;
  if (ends.holder === '' || owned === '' || isListedRole(owned) || namesSeveralHeld(what)) return null;
  return withNames({ owner: unquotedName(ends.holder), share: asRange(share), role, owned }, said);
}

/** A statement of a text, where both of its ends may be names. */
function withNames<T extends OwnershipSentence>(read: T | null, said: string): T | null {
  return read && [read.owner, read.owned].every((name) => mayBeNamed(name, said)) ? read : null;
}

/** “between 25 and 50 %” as “25–50 %”. */
function asRange(share: string): string {
  const [least, greatest] = new RegExp(`^${BETWEEN}$`, 'iu').test(share)
    ? (share.match(/\d+(?:[.,]\d+)?/gu) ?? [])
    : [];
  return least !== undefined && greatest !== undefined ? `${least}–${greatest} %` : share;
}

/** “24/7” is no part of anything. */
function isMoreThanWhole(share: string): boolean {
  const [, part, of] = /^(\d+)\s?\/\s?(\d+)$/.exec(share.trim()) ?? [];
  return part !== undefined && Number(part) > Number(of);
}

/** Whether a text says more than one share: statements that nothing parts. */
export function saysSeveralShares(text: string): boolean {
  const [first] = SHARE_AMONG.exec(text.slice(0, 1100)) ?? [];
  return first !== undefined && SHARE_AMONG.test(text.slice(text.indexOf(first) + first.trimEnd().length));
}

/** Reads statements parted by semicolons or lines, all of them or none: null where one of them is no such statement. */
export function readSentences(text: string): OwnershipSentence[] | null {
  if (text.length > 200_000) return null;
  const read = partsOf(text).map(readPart);
  return read.length > 0 && read.every((one) => one !== null) ? fullStopsAlike(read.flat()) : null;
}

function readPart(part: string): OwnershipSentence[] | null {
  const list = readHolderList(tidyName(part), SHARE);
  if (list) return list.every((one) => withNames(one, part)) ? list : null;
  const said = readSentence(part);
  return said && [said];
}

/**
 * The first part of a text that is no statement, though others beside it are, or it has a share between words; null for none. Such a text is
 * meant to say who owns what, and is no name.
 */
export function unreadPart(text: string): string | null {
  const parts = partsOf(text.slice(0, 200_000));
  const unread = parts.filter((part) => readPart(part) === null);
  return (unread.length < parts.length ? unread[0] : unread.find(saysOwnership)) ?? null;
}

/** Whether a text is meant to say who owns what, readable or not: by a share between words, several shares, an arrow, a verb or a role. */
export function saysOwnership(text: string): boolean {
  return (
    hasShareWithin(text) || saysSeveralShares(text) || saysHolding(tidyName(text)) || saysUnreadRole(tidyName(text))
  );
}

/** Whether a share stands behind a name of two words or more, “Elena Rossi 30%”, and nothing says of what it is. */
export function hasShareBehind(text: string): boolean {
  const said = tidyName(text);
  return said.length <= 1100 && SHARE_BEHIND.test(said);
}

const WORD_OF_PERCENT = /(?<=\d )(?:percent|per cent|prozent|pct) /giu;

/** Whether a sign of percent stands between words, as in "Anna 5 % Bay Ltd", and not in "100% Pure Ltd". */
export function hasShareWithin(text: string): boolean {
  const said = tidyName(text);
  const last = [...said.matchAll(WORD_OF_PERCENT)].at(-1);
  const sign = [...said.matchAll(/[%％][,:)]*\s/gu)].at(-1);
  const before = said.slice(0, Math.max(0, sign?.index ?? 0, last?.index ?? 0));
  return /\p{L}/u.test(before) && before.includes(' ');
}

function partsOf(text: string): string[] {
  return text
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
}
