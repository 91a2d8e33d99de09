import { z } from 'zod';
import { ENTITIES_CHANGED } from '../charts/record';
import type { Tx } from '../store';
import { query } from '../store';

const editorRow = z.object({ userKey: z.string(), name: z.string(), place: z.string(), since: z.string() });
export type EditorRow = z.infer<typeof editorRow>;

/** A chart's name, who saved it last, when a record on it was changed last, and who said after a moment (epoch milliseconds) that they have it open for editing. */
export const openEditors = query(
  'presence.editors',
  `MATCH (d:Dataset {key: $key})
   RETURN coalesce(d.name, '') AS name, coalesce(COLLECT { MATCH (u:User {key: d.modifiedBy}) RETURN u.name }[0], '') AS changedBy,
     coalesce(d.modifiedBy, '') AS changedByKey,
     ${ENTITIES_CHANGED} AS entitiesChanged,
     COLLECT {
       MATCH (u:User)-[r:EDITS]->(d) WHERE r.at > $after
       RETURN {userKey: u.key, name: u.name, place: r.place, since: r.since} ORDER BY r.since, r.place
     } AS editors`,
  z.object({
    name: z.string(),
    changedBy: z.string(),
    changedByKey: z.string(),
    entitiesChanged: z.string(),
    editors: z.array(editorRow),
  }),
);

interface Stay {
  key: string;
  userKey: string;
  place: string;
  /** Epoch milliseconds. */
  at: number;
  since: string;
}

/** Keeps that a user has a chart open for editing in one place. */
export async function stay(tx: Tx, { key, userKey, place, at, since }: Stay): Promise<void> {
  await tx.run(
    'presence.stay',
    `MATCH (u:User {key: $userKey}), (d:Dataset {key: $key})
     MERGE (u)-[r:EDITS {place: $place}]->(d)
     ON CREATE SET r.since = $since
     SET r.at = $at`,
    { key, userKey, place, at, since },
  );
}

/** Forgets one place of a user's, and whoever has not been heard of since a moment. */
export async function leave(tx: Tx, key: string, userKey: string, place: string, before: number): Promise<void> {
  await tx.run(
    'presence.leave',
    `MATCH (u:User)-[r:EDITS]->(:Dataset {key: $key})
     WHERE (u.key = $userKey AND r.place = $place) OR r.at <= $before
     DELETE r`,
    { key, userKey, place, before },
  );
}
