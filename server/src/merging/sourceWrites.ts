import { z } from 'zod';
import type { Tx } from '../store';
import { query } from '../store';

/** Which entity screenings are of. */
export async function setScreened(tx: Tx, keys: readonly string[], entityKey: string): Promise<void> {
  await tx.run(
    'merging.setScreened',
    'UNWIND $keys AS key MATCH (c:Screening {key: key}) SET c.entityKey = $entityKey',
    {
      keys,
      entityKey,
    },
  );
}

/** Forgets screenings; what they found stays. */
export async function dropScreenings(tx: Tx, keys: readonly string[]): Promise<void> {
  await tx.run('merging.dropScreenings', 'UNWIND $keys AS key MATCH (c:Screening {key: key}) DETACH DELETE c', {
    keys,
  });
}

/** Ties an entity to registers with what each says of it; answers to which. */
export const tieRegisters = query<
  { key: string; rows: readonly { register: string; properties: Record<string, unknown> }[] },
  { register: string }
>(
  'merging.tieRegisters',
  `MATCH (e:Entity {key: $key})
   UNWIND $rows AS row
   MATCH (r:Register {key: row.register})
   MERGE (e)-[t:TAKEN_FROM]->(r) SET t = row.properties
   RETURN row.register AS register`,
  z.object({ register: z.string() }),
);

/** Moves ties to registers from one entity to another as they are now; answers which. */
export const moveRegisters = query<{ from: string; to: string; registers: readonly string[] }, { register: string }>(
  'merging.moveRegisters',
  `UNWIND $registers AS register
   MATCH (:Entity {key: $from})-[t:TAKEN_FROM]->(r:Register {key: register})
   MATCH (e:Entity {key: $to})
   WITH r, e, t, properties(t) AS said DELETE t
   MERGE (e)-[new:TAKEN_FROM]->(r) SET new = said
   RETURN r.key AS register`,
  z.object({ register: z.string() }),
);
