import type { Permission } from '@stemma/shared/permissions';
import { ACCOUNT_TYPES, PERMISSIONS } from '@stemma/shared/permissions';
import { z } from 'zod';
import { MAKER } from '../access/people';
import { query } from '../store';

const permission = z.enum(PERMISSIONS);

const recordRow = z.object({
  key: z.string(),
  kind: z.enum(['chart', 'entity']),
  name: z.string(),
  organizationKey: z.string(),
  permission: permission.nullable(),
});
export type RecordRow = z.infer<typeof recordRow>;

const FOUND = `CALL () {
    MATCH (e:Entity {key: $key}) RETURN e AS n
    UNION ALL
    MATCH (d:Dataset {key: $key}) RETURN d AS n
  }`;
const RECORD = `OPTIONAL MATCH (n)<-[mine:HAS_ACCESS]-(:User {key: $userKey})
   RETURN n.key AS key, CASE WHEN n:Dataset THEN 'chart' ELSE 'entity' END AS kind, coalesce(n.name, '') AS name,
     coalesce(n.organizationKey, '') AS organizationKey, mine.permission AS permission`;

/** An entity or chart, and what the caller may do with it. */
export const recordOf = query<{ key: string; userKey: string }, RecordRow>(
  'permissions.record',
  `${FOUND} ${RECORD}`,
  recordRow,
);

/** The same, locked: who has access does not change meanwhile. */
export const lockRecord = query<{ key: string; userKey: string }, RecordRow>(
  'permissions.lock',
  `${FOUND} SET n._l = 1 REMOVE n._l WITH n ${RECORD}`,
  recordRow,
);

const person = z.object({
  key: z.string(),
  name: z.string(),
  email: z.string(),
  accountType: z.enum(ACCOUNT_TYPES),
  deactivated: z.boolean(),
  isPending: z.boolean(),
});
export type PermittedPersonRow = z.infer<typeof person>;

const PERSON = `u.key AS key, u.name AS name, u.email AS email, coalesce(u.accountType, 'Standard') AS accountType,
  coalesce(u.deactivated, false) AS deactivated, coalesce(u.isPending, false) AS isPending`;

const holder = person.extend({ permission });
export type HolderRow = z.infer<typeof holder>;

/** Who has access to a record, by name. */
export const holdersOf = query<{ key: string }, HolderRow>(
  'permissions.holders',
  `${FOUND} MATCH (n)<-[had:HAS_ACCESS]-(u:User)
   RETURN ${PERSON}, had.permission AS permission ORDER BY toLower(u.name), u.key`,
  holder,
);

/** A user of an organization. */
export const memberOf = query<{ key: string; organizationKey: string }, PermittedPersonRow>(
  'permissions.member',
  `MATCH (u:User {key: $key})-[:MEMBER_OF]->(:Organization {key: $organizationKey}) RETURN ${PERSON}`,
  person,
);

/**
 * Active users of an organization whose name or address holds a text in lower case, by name; no invited shared users, as who is not among
 * them would be known to have an account elsewhere.
 */
export const colleagues = query(
  'permissions.colleagues',
  `MATCH (u:User)-[:MEMBER_OF]->(:Organization {key: $organizationKey})
   WHERE NOT coalesce(u.deactivated, false) AND NOT (coalesce(u.isPending, false) AND u.accountType = 'None')
     AND (toLower(u.name) CONTAINS $term OR u.email CONTAINS $term)
   RETURN ${PERSON} ORDER BY toLower(u.name), u.key LIMIT $limit`,
  person,
);

const done = z.object({ count: z.number() });

/** Gives a user a permission on records, whatever he had. Lock them first. */
export const give = query<{ keys: string[]; userKey: string; permission: Permission }, { count: number }>(
  'permissions.give',
  `${MAKER}
   UNWIND $keys AS key
   CALL (key) {
     MATCH (e:Entity {key: key}) RETURN e AS n
     UNION ALL
     MATCH (d:Dataset {key: key}) RETURN d AS n
   }
   MERGE (u)-[had:HAS_ACCESS]->(n) SET had.permission = $permission, had.userKey = CASE WHEN n:Dataset THEN $userKey END
   RETURN count(n) AS count`,
  done,
);

/** Takes a user's access to a record. */
export const take = query<{ key: string; userKey: string }, { count: number }>(
  'permissions.take',
  `${FOUND} MATCH (n)<-[had:HAS_ACCESS]-(:User {key: $userKey}) DELETE had RETURN count(*) AS count`,
  done,
);

/** Locks the entities of a chart of which the caller is Co-Owner and on which another user may do less than a permission would let him. */
export const lockLesserEntities = query<
  { key: string; userKey: string; to: string; lesser: Permission[] },
  { key: string }
>(
  'permissions.lockLesser',
  `MATCH (:Dataset {key: $key})-[:CONTAINS]->(e:Entity)<-[:HAS_ACCESS {permission: 'Co-Owner'}]-(:User {key: $userKey})
   WITH DISTINCT e ORDER BY e.key
   SET e._l = 1 REMOVE e._l
   WITH e OPTIONAL MATCH (e)<-[had:HAS_ACCESS]-(:User {key: $to})
   WITH e, had WHERE had IS NULL OR had.permission IN $lesser
   RETURN e.key AS key`,
  z.object({ key: z.string() }),
);

const affected = z.object({
  others: z.number(),
  charts: z.number(),
  links: z.number(),
  files: z.number(),
  shareLinks: z.number(),
});
export type AffectedRow = z.infer<typeof affected>;

/** What would go with a record, or lose it. */
export const affectedByDeletionRows = query<{ key: string; userKey: string }, AffectedRow>(
  'permissions.affected',
  `${FOUND}
   RETURN COUNT { (n)<-[:HAS_ACCESS]-(u:User) WHERE u.key <> $userKey } AS others,
     COUNT { MATCH (n)<-[:CONTAINS]-(d:Dataset) RETURN DISTINCT d } AS charts,
     CASE WHEN n:Dataset THEN COUNT { ()-[r:LINK]->() WHERE r.datasetKey = n.key } ELSE COUNT { (n)-[:LINK]-() } END AS links,
     COUNT { (n)-[:HAS_FILE]->(:File) } AS files,
     COUNT { MATCH (s:SharingLink)-[:OPENS|ABOUT|GRANTS]->(n) RETURN DISTINCT s } AS shareLinks`,
  affected,
);
