import { countryCode } from '@stemma/shared/reference/countries';
import type { CandidateReason } from '@stemma/shared/merging/reasons';
import { nameTokens, soundOf } from './nameTokens';
import type { Comparable } from './scorePair';
import { SCORE_MIN, scorePair } from './scorePair';

/** A record as it is read from the store: its key, type, name, the fields that are compared by name, and identifiers of imports. */
export interface CandidateRecord {
  key: string;
  typeName: string;
  name: string;
  fields: Readonly<Record<string, string>>;
  identifiers: readonly string[];
}

/** Two records that may be one, the smaller key first. */
export interface CandidatePair {
  a: string;
  b: string;
  score: number;
  reasons: CandidateReason[];
}

/** The fields that are compared, of whatever type. */
export const COMPARED_FIELDS = [
  ...['country', 'nationality', 'accountLocation', 'birthDate', 'incorporation', 'creation', 'launch', 'address'],
  ...['lei', 'registration', 'tin', 'iban', 'accountNumber', 'imoNumber', 'mmsiNumber', 'tailNumber', 'serialNumber'],
] as const;

/** Blocks of more records are told apart by country, and left out where that does not help: their key says too little. */
const BLOCK_MAX = 50;

/**
 * Finds pairs of records of one type that may be one real thing, the likeliest first, `most` at most. Only records that share an identifier, a
 * name, how two words of it sound, or a rare word are compared, so that the time grows with their number and not with its square.
 */
export function findPairs({ records, most }: { records: readonly CandidateRecord[]; most: number }): CandidatePair[] {
  const known = records.map(comparableOf);
  const weightOf = weights(known);
  const keysOf = known.map((record) => blockKeys(record, weightOf));
  const blocks = blocksOf(known, keysOf);
  const pairs: CandidatePair[] = [];
  known.forEach((record, index) => {
    const others = new Set<number>();
    for (const key of keysOf[index] ?? []) {
      for (const name of [key, `${key}|${record.country}`]) {
        const block = blocks.get(name);
        if (!block || block.length > BLOCK_MAX) continue;
        for (const other of block) if (other > index) others.add(other);
        break;
      }
    }
    for (const other of others) {
      const { score, reasons } = scorePair(record, known[other]!, weightOf);
      if (score < SCORE_MIN) continue;
      const [a, b] = [records[index]!.key, records[other]!.key].sort() as [string, string];
      pairs.push({ a, b, score, reasons });
    }
  });
  return pairs.sort((one, other) => other.score - one.score || (one.a < other.a ? -1 : 1)).slice(0, most);
}

const compact = (text: string | undefined): string => (text ?? '').toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '');

function comparableOf({ typeName, name, fields, identifiers }: CandidateRecord): Comparable {
  const country = fields['country'] ?? fields['nationality'] ?? fields['accountLocation'] ?? '';
  const scheme = identifiers.find((one) => one.startsWith('XI-LEI:'));
  return {
    typeName,
    name: nameTokens(name, { withForms: typeName !== 'Individual' }),
    country: countryCode(country) || country.toUpperCase(),
    date: fields['birthDate'] ?? fields['incorporation'] ?? fields['creation'] ?? fields['launch'] ?? '',
    address: compact(fields['address']),
    lei: compact(fields['lei']) || (scheme?.slice('XI-LEI:'.length) ?? ''),
    registration: compact(fields['registration']).replace(/^0+/, ''),
    taxNumber: compact(fields['tin']),
    iban: compact(fields['iban']),
    account: compact(fields['accountNumber']),
    imo: compact(fields['imoNumber']).replace(/^IMO/, ''),
    mmsi: compact(fields['mmsiNumber']),
    tailNumber: compact(fields['tailNumber']),
    serialNumber: compact(fields['serialNumber']),
    identifiers,
  };
}

/** How much a word counts: the fewer names have it, the more. */
function weights(records: readonly Comparable[]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const { name } of records) for (const word of new Set(name.words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const all = records.length + 1;
  return (word) => Math.log(1 + all / (counts.get(word) ?? 1)) * (word.length === 1 ? 0.5 : 1);
}

const IDENTIFIERS = [
  'lei',
  'taxNumber',
  'iban',
  'account',
  'imo',
  'mmsi',
  'tailNumber',
  'serialNumber',
  'registration',
] as const;

/** What a record is found by: each key names a block of records that are compared with each other. */
function blockKeys(record: Comparable, weightOf: (word: string) => number): string[] {
  const { name, typeName } = record;
  const rare = [...new Set(name.words)].sort((a, b) => weightOf(b) - weightOf(a)).slice(0, 4);
  const sounds = [...new Set(rare.map(soundOf))];
  const keys = new Set([
    ...IDENTIFIERS.filter((field) => record[field] !== '').map((field) => `${field}:${record[field]}`),
    ...record.identifiers.map((one) => `id:${one}`),
    `n:${[...name.words].sort().join(' ')}`,
    `j:${name.joined}`,
    ...sounds.slice(0, 2).map((sound) => `r:${sound}`),
    ...(record.date ? sounds.map((sound) => `d:${record.date.slice(0, 10)} ${sound}`) : []),
  ]);
  for (let i = 0; i < sounds.length; i += 1)
    for (let j = i + 1; j < sounds.length; j += 1) keys.add(`p:${[sounds[i], sounds[j]].sort().join(' ')}`);
  return [...keys].map((key) => `${typeName} ${key}`);
}

/** The records of each key; of keys with too many also by country. */
function blocksOf(records: readonly Comparable[], keysOf: readonly (readonly string[])[]): Map<string, number[]> {
  const blocks = new Map<string, number[]>();
  const add = (key: string, index: number) => {
    const block = blocks.get(key);
    if (block) block.push(index);
    else blocks.set(key, [index]);
  };
  keysOf.forEach((keys, index) => {
    for (const key of keys) add(key, index);
  });
  keysOf.forEach((keys, index) => {
    const { country } = records[index]!;
    if (!country) return;
    for (const key of keys) if ((blocks.get(key)?.length ?? 0) > BLOCK_MAX) add(`${key}|${country}`, index);
  });
  return blocks;
}
