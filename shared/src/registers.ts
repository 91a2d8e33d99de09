import { z } from 'zod';
import { isIsoDate } from './dates';
import { NAME_PARTS } from './entities/individualName';
import { limits } from './limits';
import { keyText, lineText, nameText } from './rules/basic';

/** Which way parties are taken out of a register. */
export const REGISTER_DIRECTIONS = ['owners', 'holdings', 'both'] as const;
export type RegisterDirection = (typeof REGISTER_DIRECTIONS)[number];

/**
 * What becomes of an edition: it waits, is loaded, has taken the place of the one before and is compared with it, is what people read;
 * failed, was cancelled, or goes.
 */
export const EDITION_STATES = [
  'waiting',
  'loading',
  'comparing',
  'current',
  'failed',
  'cancelled',
  'dropping',
] as const;
export type EditionState = (typeof EDITION_STATES)[number];

const day = z.string().refine(isIsoDate);

/** A register as an administrator describes it. */
export const registerShape = z.object({
  key: keyText.nullish(),
  name: nameText,
  source: lineText(limits.nameMax).nullish(),
  licence: lineText(limits.nameMax).nullish(),
});

/** The day of what an edition says; today's where none is told. */
export const editionDay = day.nullish();

/** What a party is asked for by: its record, which way, how far. */
export const neighbourhoodShape = z.object({
  record: z.string().min(1).max(200),
  direction: z.enum(REGISTER_DIRECTIONS),
  depth: z.number().int().min(1).max(limits.registerDepthMax),
});

/** One thing that a register says otherwise than before; a field's own name, or `owner` with whose share it is. */
export interface RegisterDifference {
  field: string;
  /** Who holds, where the field is `owner`; empty otherwise. */
  about: string;
  /** The record of the link, where the field is `owner`; empty otherwise. */
  link: string;
  /** Empty where it said nothing, or says nothing any more. */
  was: string;
  is: string;
}

/** A difference beside what the entity has at this moment. */
export interface RegisterNews extends RegisterDifference {
  /** By which it is chosen; the parts of a name are chosen with the name. */
  key: string;
  /** What the entity has, or its link on the chart; null where that is not known. */
  here: string | null;
  /** It has what the register neither said nor says: a person wrote it, or another source. */
  isEdited: boolean;
}

/** What a register says of an owner: who, the roles in words, and the link's own record, by which its end can be told. */
export interface SaidOwner {
  link: string;
  recordId: string;
  publisher: string;
  name: string;
  roles: string;
  ended: boolean;
}

/** What a register says of one party, as far as changes of it are told. */
export interface Said {
  /** The record itself, by which its end can be told. */
  recordId: string;
  publisher: string;
  recordType: string;
  name: string;
  ended: boolean;
  fields: Record<string, string>;
  owners: SaidOwner[];
}

const ENDED = 'ended';

/** What a register says otherwise than it did, field by field, then owner by owner. */
export function differencesOf(was: Said, is: Said): RegisterDifference[] {
  const found: RegisterDifference[] = [];
  const tell = (field: string, before: string, after: string, { about = '', link = '' } = {}): void => {
    if (before !== after) found.push({ field, about, link, was: before, is: after });
  };
  tell('name', was.name, is.name);
  tell(ENDED, String(was.ended), String(is.ended));
  for (const field of [...new Set([...Object.keys(was.fields), ...Object.keys(is.fields)])].sort())
    tell(field, was.fields[field] ?? '', is.fields[field] ?? '');
  const before = new Map(was.owners.map((owner) => [owner.link, owner]));
  const after = new Map(is.owners.map((owner) => [owner.link, owner]));
  for (const link of [...new Set([...before.keys(), ...after.keys()])].sort()) {
    const [old, now] = [before.get(link), after.get(link)];
    const says = (owner: SaidOwner | undefined): string => (owner && !owner.ended ? owner.roles : '');
    tell('owner', says(old), says(now), { about: now?.name ?? old?.name ?? '', link });
  }
  return found;
}

/** By which a difference is chosen among all that are told of an entity. */
export function newsKey({ field, about, link }: RegisterDifference, all: readonly RegisterDifference[]): string {
  if (field === 'owner') return `owner ${link || about}`;
  return NAME_PARTS.includes(field) && all.some((one) => one.field === 'name') ? 'name' : field;
}

/** Differences beside what `hereOf` tells that the entity has; where one of those chosen together is edited, all are. */
export function besideHere(
  differences: readonly RegisterDifference[],
  hereOf: (difference: RegisterDifference) => string | null,
): RegisterNews[] {
  const rows = differences.map((one) => ({ ...one, key: newsKey(one, differences), here: hereOf(one) }));
  const edited = new Set(
    rows.filter(({ here, was, is }) => here !== null && here !== was && here !== is).map(({ key }) => key),
  );
  return rows.map((row) => ({ ...row, isEdited: edited.has(row.key) }));
}
