import { z } from 'zod';
import type { Store, Tx } from '../store';
import { int, query } from '../store';
import { COUNT_PLACES, IN_SMALL_LETTERS, LIST_PROPERTIES } from './listProperties';

const PAGE = 2000;

const differs = (kept: string, is: string) => `coalesce(${kept}, '') <> coalesce(${is}, '')`;
const DIFFERS = [
  differs('e.nameLower', 'toLower(e.name)'),
  ...IN_SMALL_LETTERS.map((text) => differs(`e.${text}Lower`, `toLower(toStringOrNull(e.${text}))`)),
  'coalesce(e.placedCount, -1) <> COUNT { (e)<-[:CONTAINS]-(:Dataset) }',
].join(' OR ');

const page = query<{ after: string; limit: unknown }, { key: string; differs: boolean }>(
  'entities.listProperties',
  `MATCH (e:Entity) WHERE e.key > $after WITH e ORDER BY e.key LIMIT $limit
   RETURN e.key AS key, ${DIFFERS} AS differs ORDER BY key`,
  z.object({ key: z.string(), differs: z.boolean() }),
);

async function mend(tx: Tx, keys: readonly string[]): Promise<void> {
  await tx.run(
    'entities.mendListProperties',
    `UNWIND $keys AS key MATCH (e:Entity {key: key}) SET ${LIST_PROPERTIES} ${COUNT_PLACES}`,
    { keys },
  );
}

/**
 * Compares what entities keep for lists, their order and on how many charts they stand, with what it follows from, and mends it unless
 * that is only looked at; a page of entities in each transaction, while servers go on. Answers how many differed.
 */
export async function mendListProperties(store: Store, { onlyLook = false } = {}): Promise<number> {
  let differing = 0;
  for (let after = ''; ;) {
    const rows = await store.read((tx) => page(tx, { after, limit: int(PAGE) }));
    const keys = rows.filter((row) => row.differs).map(({ key }) => key);
    if (keys.length > 0 && !onlyLook) await store.write((tx) => mend(tx, keys));
    differing += keys.length;
    if (rows.length < PAGE) return differing;
    after = rows.at(-1)?.key ?? '';
  }
}
