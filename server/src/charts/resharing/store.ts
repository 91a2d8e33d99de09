import { z } from 'zod';
import { query } from '../../store';

/**
 * An entity (e) that user $userKey may show to more people: its own Co-Owner, a Co-Owner of a chart on which it stands without restriction,
 * and, where it stands on a public chart, everybody of its organization ($organizationKey).
 */
const MAY_SHARE = `(EXISTS { (e)<-[:HAS_ACCESS {permission: 'Co-Owner'}]-(:User {key: $userKey}) }
  OR EXISTS { MATCH (e)<-[:CONTAINS]-(o:Dataset {visibility: 'public', organizationKey: $organizationKey}) }
  OR EXISTS { MATCH (e)<-[c:CONTAINS]-(:Dataset)<-[:HAS_ACCESS {permission: 'Co-Owner'}]-(:User {key: $userKey}) WHERE c.restricted IS NULL })`;

/** Whether user (u) was given an entity (e), or a chart with it. */
const READS = `(EXISTS { (u)-[:HAS_ACCESS]->(e) } OR EXISTS { (u)-[:HAS_ACCESS]->(:Dataset)-[:CONTAINS]->(e) })`;

/** A chart that user $userKey was given, on which (e) stands without restriction: its Co-Owners may show it. */
const SHARED_ON = `[(e)<-[c:CONTAINS]-(o:Dataset)<-[:HAS_ACCESS]-(:User {key: $userKey}) WHERE c.restricted IS NULL | o.name][0]`;

/**
 * Those of some entities that would come onto chart $key though the user may not show them to more people; `wider` where somebody would read
 * one who may not yet: a member of the chart, the organization, visitors of a share link that opens.
 */
export const comingWithoutRight = query<
  { key: string; entityKeys: string[]; userKey: string; organizationKey: string; now: number },
  { key: string; name: string; chart: string | null; wider: boolean }
>(
  'charts.comingWithoutRight',
  `MATCH (d:Dataset {key: $key})
   WITH d, coalesce(d.visibility, 'private') = 'public' OR EXISTS { MATCH (d)<-[:OPENS]-(s:SharingLink)
     WHERE NOT coalesce(s.paused, false) AND (s.expiresAt IS NULL OR s.expiresAt > $now) } AS open
   UNWIND range(0, size($entityKeys) - 1) AS place
   MATCH (e:Entity {key: $entityKeys[place]})
   WHERE NOT EXISTS { (d)-[:CONTAINS]->(e) } AND NOT ${MAY_SHARE}
   RETURN e.key AS key, e.name AS name, ${SHARED_ON} AS chart,
     open OR EXISTS { MATCH (d)<-[:HAS_ACCESS]-(u:User) WHERE u.key <> $userKey AND NOT ${READS} } AS wider
   ORDER BY place`,
  z.object({ key: z.string(), name: z.string(), chart: z.string().nullable(), wider: z.boolean() }),
);

type Widening = {
  key: string;
  userKey: string;
  organizationKey: string;
  /** Who is to read the chart; null for more than one person. */
  reader: string | null;
};

/** Of a chart, and of its snapshots, what the user may not show to more people and the reader may not read yet: how many, and the first names. */
export const heldOnChart = query<Widening, { count: number; names: string[]; chart: string | null }>(
  'charts.heldOnChart',
  `MATCH (d:Dataset {key: $key})
   OPTIONAL MATCH (u:User {key: $reader})
   CALL (d) {
     MATCH (d)-[:CONTAINS {restricted: true}]->(e:Entity) RETURN e
     UNION
     MATCH (d)-[:HAS_SNAPSHOT]->(s:Snapshot) UNWIND s.restricted AS entityKey MATCH (e:Entity {key: entityKey}) RETURN e
   }
   WITH u, e WHERE NOT ${MAY_SHARE} AND (u IS NULL OR NOT ${READS})
   WITH e ORDER BY toLower(e.name), e.key
   RETURN count(e) AS count, collect(e.name)[..2] AS names, collect(${SHARED_ON})[0] AS chart`,
  z.object({ count: z.number(), names: z.array(z.string()), chart: z.string().nullable() }),
);

/** The charts of which a chart is a copy, that the user may not show and the reader may not read; the name of one that the user was given. */
export const heldOriginals = query<Widening, { name: string | null }>(
  'charts.heldOriginals',
  `MATCH (d:Dataset {key: $key})
   UNWIND d.copyOf AS originalKey
   MATCH (o:Dataset {key: originalKey})
   WHERE NOT EXISTS { (o)<-[:HAS_ACCESS {permission: 'Co-Owner'}]-(:User {key: $userKey}) }
     AND NOT (o.visibility = 'public' AND o.organizationKey = $organizationKey)
     AND ($reader IS NULL OR NOT EXISTS { (o)<-[:HAS_ACCESS]-(:User {key: $reader}) })
   RETURN CASE WHEN EXISTS { (o)<-[:HAS_ACCESS]-(:User {key: $userKey}) } THEN o.name END AS name`,
  z.object({ name: z.string().nullable() }),
);

/** Of charts that are copied, the keys of those that the user may not show, and of those that they are copies of. */
export const originalRows = query<{ keys: string[]; userKey: string; organizationKey: string }, { key: string }>(
  'charts.originalsOf',
  `UNWIND $keys AS copiedKey
   MATCH (o:Dataset {key: copiedKey})
   CALL (o) {
     WITH o WHERE NOT EXISTS { (o)<-[:HAS_ACCESS {permission: 'Co-Owner'}]-(:User {key: $userKey}) }
       AND NOT (o.visibility = 'public' AND o.organizationKey = $organizationKey)
     RETURN o.key AS key
     UNION
     UNWIND o.copyOf AS key RETURN key
   }
   RETURN DISTINCT key`,
  z.object({ key: z.string() }),
);

/** Entities on a chart that stand there restricted. */
export const restrictedRows = query<{ key: string }, { key: string }>(
  'charts.restrictedOn',
  'MATCH (:Dataset {key: $key})-[:CONTAINS {restricted: true}]->(e:Entity) RETURN e.key AS key',
  z.object({ key: z.string() }),
);
