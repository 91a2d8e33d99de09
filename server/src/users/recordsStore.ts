import { z } from 'zod';
import { mayLookAfter } from '../access/people';
import { query } from '../store';

/** Records that a user has; of `alone` he is the only Co-Owner. */
const holdings = z.object({ key: z.string(), records: z.number(), charts: z.number(), entities: z.number() });
export type Holdings = z.infer<typeof holdings>;

/** Of another Co-Owner: he looks after what he has, and is not one of $keys. */
const LOOKS_AFTER = `NOT other.key IN $keys AND ${mayLookAfter('other')}`;

/** How many charts and entities each of several users has, and of how many he is the only Co-Owner, where none of the others counts as one. */
export const holdingsOf = query<{ keys: string[] }, Holdings>(
  'users.holdings',
  `MATCH (u:User) WHERE u.key IN $keys
   RETURN u.key AS key, COUNT { (u)-[:HAS_ACCESS]->(n) WHERE n:Dataset OR n:Entity } AS records,
     COUNT { (u)-[:HAS_ACCESS {permission: 'Co-Owner'}]->(n:Dataset)
       WHERE NOT EXISTS { (n)<-[:HAS_ACCESS {permission: 'Co-Owner'}]-(other:User) WHERE ${LOOKS_AFTER} } } AS charts,
     COUNT { (u)-[:HAS_ACCESS {permission: 'Co-Owner'}]->(n:Entity)
       WHERE NOT EXISTS { (n)<-[:HAS_ACCESS {permission: 'Co-Owner'}]-(other:User) WHERE ${LOOKS_AFTER} } } AS entities`,
  holdings,
);

/** Makes a user Co-Owner of all of which others are, and takes their access to charts and entities. Answers how many records. */
export const transferCoOwnership = query<{ from: string[]; to: string }, { count: number }>(
  'users.handOver',
  `MATCH (to:User {key: $to})
   MATCH (u:User)-[had:HAS_ACCESS {permission: 'Co-Owner'}]->(n) WHERE u.key IN $from AND (n:Dataset OR n:Entity)
   WITH to, n, collect(had) AS olds
   MERGE (to)-[h:HAS_ACCESS]->(n) SET h.permission = 'Co-Owner', h.userKey = CASE WHEN n:Dataset THEN $to END
   FOREACH (old IN olds | DELETE old)
   RETURN count(n) AS count`,
  z.object({ count: z.number() }),
);
