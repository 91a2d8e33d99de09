import { NAME_PARTS } from '../entities/individualName';
import type { FieldValue } from '../entities/record';
import type { Field } from '../entities/fields';
import { FIELDS } from '../entities/fields';
import { countryCode } from '../reference/countries';
import type { RecordType } from '../entities/typeNames';
import type { CustomField } from '../rules/customFields';

/** Whose value a merge keeps: that of the record that stays, that of the one that goes, or both together. */
export const MERGE_SIDES = ['KEPT', 'OTHER', 'BOTH'] as const;
export type MergeSide = (typeof MERGE_SIDES)[number];

/** What a merge compares of a record. */
export interface MergeRecord {
  typeName: RecordType;
  name: string;
  description: string;
  party: string;
  color: string;
  fields: Readonly<Record<string, FieldValue>>;
  customFields: readonly CustomField[];
}

/** One line of two records side by side; only what at least one of them says. */
export interface MergeLine {
  /** `name`, `description`, `party`, `color`, `field:NAME` or `custom:NAME`. */
  id: string;
  /** The type's field, or the name of a custom field; empty for the others. */
  name: string;
  kept: FieldValue;
  other: FieldValue;
  /** What belongs to the value and goes with it: a currency, a unit, the note to a reason. */
  along: readonly string[];
  differs: boolean;
  /** Both say the same, be it in other words: a country by its name and by its code. */
  isAlike: boolean;
  /** The filled one; of two different ones that of the record that stays. */
  proposed: MergeSide;
  sides: readonly MergeSide[];
}

/** Which side each line is taken from, by the line's id; what is not named is as proposed. */
export type MergeChoices = Readonly<Record<string, MergeSide>>;

/** The parts of a person's name, which are chosen with it. */
const TRAIL_END = ['trailEndNote', 'trailEndSource'];

/** Two records of one type line by line, in the order in which forms show them. */
export function compareRecords(kept: MergeRecord, other: MergeRecord): MergeLine[] {
  const companions = companionsOf(kept.typeName);
  const along = new Set(Object.values(companions).flat());
  const fields = FIELDS[kept.typeName]
    .filter(({ name }) => !along.has(name) && !(kept.typeName === 'Individual' && NAME_PARTS.includes(name)))
    .map((field) => fieldLine(field, companions[field.name] ?? [], kept, other));
  const lines = [
    { ...line('name', kept.name, other.name), along: kept.typeName === 'Individual' ? NAME_PARTS : [] },
    partyLine(kept, other),
    ...fields,
    ...customNames(kept, other).map((name) => customLine(name, kept, other)),
    notesLine(kept, other),
    line('color', kept.color, other.color),
  ];
  return lines.filter((one) => isFilled(one.kept) || isFilled(one.other));
}

/** The side that a line is taken from. */
export function sideOf(line: MergeLine, choices: MergeChoices): MergeSide {
  const chosen = choices[line.id];
  return chosen && line.sides.includes(chosen) ? chosen : line.proposed;
}

/** Notes of both, those of the record that stays first; a text that holds the other stands alone. */
export function joinedNotes(kept: string, other: string): string {
  if (kept.includes(other.trim())) return kept;
  return other.includes(kept.trim()) ? other : `${kept.trimEnd()}\n\n${other.trimStart()}`;
}

function companionsOf(type: RecordType): Record<string, string[]> {
  const pairs = FIELDS[type].flatMap(({ name, currency, unit }) => {
    const along = [currency, unit].filter((one) => one !== undefined);
    return along.length ? [[name, along] as [string, string[]]] : [];
  });
  const hasTrail = FIELDS[type].some(({ name }) => name === 'trailEnd');
  return Object.fromEntries([...pairs, ...(hasTrail ? [['trailEnd', TRAIL_END] as const] : [])]);
}

function line(id: string, kept: FieldValue, other: FieldValue, name = ''): MergeLine {
  const isAlike = kept === other || (!isFilled(kept) && !isFilled(other));
  const differs = isFilled(kept) && isFilled(other) && !isAlike;
  const proposed = isFilled(kept) || !isFilled(other) ? 'KEPT' : 'OTHER';
  return { id, name, kept, other, along: [], differs, isAlike, proposed, sides: ['KEPT', 'OTHER'] };
}

function fieldLine({ name, kind }: Field, along: string[], kept: MergeRecord, other: MergeRecord): MergeLine {
  const [mine, others] = [kept.fields[name] ?? null, other.fields[name] ?? null];
  const one = { ...line(`field:${name}`, mine, others, name), along };
  const sameAlong = along.every((each) => (kept.fields[each] ?? null) === (other.fields[each] ?? null));
  const same = kind === 'country' ? isSameCountry(mine, others) : mine === others && sameAlong;
  return {
    ...one,
    isAlike: same || (!isFilled(mine) && !isFilled(others)),
    differs: isFilled(mine) && isFilled(others) && !same,
  };
}

function isSameCountry(a: FieldValue, b: FieldValue): boolean {
  if (typeof a !== 'string' || typeof b !== 'string') return false;
  return a === b || (countryCode(a) !== undefined && countryCode(a) === countryCode(b));
}

function partyLine(kept: MergeRecord, other: MergeRecord): MergeLine {
  const one = line('party', kept.party, other.party);
  return kept.party !== 'known' && other.party === 'known' ? { ...one, proposed: 'OTHER' } : one;
}

function notesLine(kept: MergeRecord, other: MergeRecord): MergeLine {
  const one = line('description', kept.description, other.description);
  return one.differs ? { ...one, sides: ['KEPT', 'OTHER', 'BOTH'] } : one;
}

function customLine(name: string, kept: MergeRecord, other: MergeRecord): MergeLine {
  return line(`custom:${name}`, customValue(kept, name), customValue(other, name), name);
}

/** Of several custom fields of one name the values stand together. */
export function customValue({ customFields }: Pick<MergeRecord, 'customFields'>, name: string): string {
  return customFields
    .filter((field) => field.name === name)
    .map(({ value }) => value)
    .join('; ');
}

function customNames(kept: MergeRecord, other: MergeRecord): string[] {
  return [...new Set([...kept.customFields, ...other.customFields].map(({ name }) => name))];
}

const isFilled = (value: FieldValue): boolean => value !== null && value !== '';
