import { z } from 'zod';
import type { Tx } from '../store';
import { int, query } from '../store';

/** A party of a register as it is kept: what it is found by, and its statements. */
export interface PartyRow {
  /** `recordKeyIn` of its edition. */
  key: string;
  edition: string;
  name: string;
  typeName: string;
  party: string;
  country: string;
  detail: string;
  /** Identifiers, apart by blanks. */
  numbers: string;
  /** Milliseconds; of two statements on one record the later one stays. */
  stated: number;
  ended: boolean;
  /** The statement; null for one that only says that the record is closed. */
  json: string | null;
  /** The statement that closes the record where it says nothing else, and when (milliseconds). */
  closing: string | null;
  closedAt: number | null;
}

/** A relationship of a register: its ends by the keys of their parties, empty where it names none. */
export interface LinkRow extends Pick<PartyRow, 'key' | 'stated' | 'ended' | 'json' | 'closing' | 'closedAt'> {
  holder: string;
  subject: string;
}

const MADE = z.object({ made: z.number() });

const WHOLE = ['json', 'stated'];
const NAMED = ['edition', 'name', 'typeName', 'party', 'country', 'detail', 'numbers'];
const ENDS = ['holder', 'subject'];

/**
 * One statement a record: a later one takes the place of the one before, one that only closes it stands beside, and ends it unless a later one
 * says more. The same whatever of a file is written at once.
 */
function upsert(label: string, fields: readonly string[]): string {
  const set = (names: readonly string[]) => names.map((name) => `r.${name} = row.${name}`).join(', ');
  return `UNWIND $rows AS row
     MERGE (r:${label} {key: row.key})
     WITH r, row, r.ended IS NULL AS isNew
     FOREACH (one IN CASE WHEN row.json IS NOT NULL AND (r.stated IS NULL OR row.stated >= r.stated) THEN [r] ELSE [] END |
       SET ${set([...WHOLE, ...fields])}, r.saysEnded = row.ended)
     FOREACH (one IN CASE WHEN row.closing IS NOT NULL AND (r.closedAt IS NULL OR row.closedAt >= r.closedAt) THEN [r] ELSE [] END |
       SET r.closing = row.closing, r.closedAt = row.closedAt)
     SET r.ended = coalesce(r.saysEnded, false) OR (r.closing IS NOT NULL AND coalesce(r.closedAt >= r.stated, true))
     RETURN sum(CASE WHEN isNew THEN 1 ELSE 0 END) AS made`;
}

const upsertParties = query<{ rows: PartyRow[] }, { made: number }>(
  'registers.saveParties',
  upsert('RegisterParty', NAMED),
  MADE,
);
const upsertLinks = query<{ rows: LinkRow[] }, { made: number }>(
  'registers.saveLinks',
  upsert('RegisterLink', ENDS),
  MADE,
);

/** Keeps parties, each key once; answers how many are new. */
export async function saveParties(tx: Tx, rows: PartyRow[]): Promise<number> {
  return rows.length === 0 ? 0 : ((await upsertParties(tx, { rows }))[0]?.made ?? 0);
}

/** Keeps relationships, each key once; answers how many are new. */
export async function saveLinks(tx: Tx, rows: LinkRow[]): Promise<number> {
  return rows.length === 0 ? 0 : ((await upsertLinks(tx, { rows }))[0]?.made ?? 0);
}

const deleted = (label: string) =>
  query<{ prefix: string; limit: unknown }, { gone: number }>(
    `registers.delete${label}`,
    `MATCH (r:${label}) WHERE r.key STARTS WITH $prefix WITH r LIMIT $limit DELETE r RETURN count(*) AS gone`,
    z.object({ gone: z.number() }),
  );
const deleteParties = deleted('RegisterParty');
const deleteLinks = deleted('RegisterLink');

/** Deletes records of an edition; answers how many there were, at most `limit`. */
export async function deleteRecords(tx: Tx, prefix: string, limit: number): Promise<number> {
  const params = { prefix, limit: int(limit) };
  const [links] = await deleteLinks(tx, params);
  if (links?.gone) return links.gone;
  return (await deleteParties(tx, params))[0]?.gone ?? 0;
}

const foundRow = z.object({
  key: z.string(),
  edition: z.string(),
  name: z.string(),
  typeName: z.string(),
  party: z.string(),
  country: z.string(),
  detail: z.string(),
  ended: z.boolean(),
});
export type FoundRecord = z.infer<typeof foundRow>;

const FOUND = `r.key AS key, r.edition AS edition, r.name AS name, r.typeName AS typeName, r.party AS party, r.country AS country,
  r.detail AS detail, coalesce(r.ended, false) AS ended`;

const found = query<{ search: string; term: string; limit: unknown }, FoundRecord>(
  'registers.search',
  `CALL db.index.fulltext.queryNodes('registerWords', $search, {limit: $limit}) YIELD node AS r, score
   WHERE r.name IS NOT NULL
   WITH r, score, (' ' + toLower(coalesce(r.numbers, '')) + ' ') CONTAINS (' ' + toLower($term) + ' ') AS isNumber
   RETURN ${FOUND} ORDER BY isNumber DESC, score DESC, toLower(r.name), r.key`,
  foundRow,
);

/** Parties by a Lucene query that names the editions, best first; before all, those of which the term is a number. */
export async function searchRegisterParties(
  tx: Tx,
  { search, term, limit }: { search: string; term: string; limit: number },
): Promise<FoundRecord[]> {
  return found(tx, { search, term, limit: int(limit) });
}

const statements = { key: z.string(), json: z.string().nullable(), closing: z.string().nullable() };
const partyShape = z.object({ ...statements, name: z.string() });
export type StoredParty = z.infer<typeof partyShape>;

/** Parties by their keys, with what was said of them. */
export const partiesByKey = query<{ keys: string[] }, StoredParty>(
  'registers.parties',
  `UNWIND $keys AS key MATCH (r:RegisterParty {key: key})
   RETURN r.key AS key, r.json AS json, r.closing AS closing, coalesce(r.name, '') AS name`,
  partyShape,
);

const linkShape = z.object({ ...statements, holder: z.string(), subject: z.string(), ended: z.boolean() });
export type StoredLink = z.infer<typeof linkShape>;

const linksBy = (end: 'holder' | 'subject') =>
  query<{ keys: string[]; limit: unknown }, StoredLink>(
    `registers.linksBy${end}`,
    `UNWIND $keys AS key MATCH (l:RegisterLink {${end}: key})
     RETURN l.key AS key, l.json AS json, l.closing AS closing, l.holder AS holder, l.subject AS subject,
       coalesce(l.ended, false) AS ended LIMIT $limit`,
    linkShape,
  );
const byHolder = linksBy('holder');
const bySubject = linksBy('subject');

/** The relationships that lead to parties (`owners`) or from them (`holdings`), at most `limit`. */
export async function registerLinksOf(
  tx: Tx,
  which: 'owners' | 'holdings',
  keys: string[],
  limit: number,
): Promise<StoredLink[]> {
  if (keys.length === 0) return [];
  return (which === 'owners' ? bySubject : byHolder)(tx, { keys, limit: int(limit) });
}
