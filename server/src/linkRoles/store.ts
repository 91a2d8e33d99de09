import { OWN_ACCESS } from '../access/store';
import { z } from 'zod';
import type { Tx } from '../store';
import { query } from '../store';

const roleRow = z.object({ key: z.string(), name: z.string(), createdBy: z.string() });
export type LinkRoleRow = z.infer<typeof roleRow>;

/** The roles that an organization added. */
export const rolesOf = query(
  'linkRoles.ofOrganization',
  `MATCH (r:LinkRole {organizationKey: $organizationKey})
   RETURN r.key AS key, r.name AS name, r.createdBy AS createdBy ORDER BY toLower(r.name), r.key`,
  roleRow,
);

/** Locks a role of an organization for the rest of the transaction. */
export const lockRole = query(
  'linkRoles.lock',
  `MATCH (r:LinkRole {key: $key, organizationKey: $organizationKey}) SET r._l = 1 REMOVE r._l
   RETURN r.key AS key, r.name AS name, r.createdBy AS createdBy`,
  roleRow,
);

/** The role of that name in its organization, made unless it is there; $nameKey is the organization's key and the name in small letters. */
export const ensureRole = query(
  'linkRoles.ensure',
  `MERGE (r:LinkRole {nameKey: $nameKey})
   ON CREATE SET r.key = $key, r.name = $name, r.organizationKey = $organizationKey,
                 r.createdBy = $userKey, r.createdDate = $at
   RETURN r.key AS key, r.name AS name, r.createdBy AS createdBy`,
  roleRow,
);

/** Renames a role; a name that is taken throws StoreConflict. */
export async function renameRole(tx: Tx, key: string, name: string, nameKey: string): Promise<void> {
  await tx.run('linkRoles.rename', 'MATCH (r:LinkRole {key: $key}) SET r.name = $name, r.nameKey = $nameKey', {
    key,
    name,
    nameKey,
  });
}

/** Forgets a role. */
export async function dropRole(tx: Tx, key: string): Promise<void> {
  await tx.run('linkRoles.drop', 'MATCH (r:LinkRole {key: $key}) DETACH DELETE r', { key });
}

/** Today's links with the role on charts that the user may edit. */
export const linksWithRole = query(
  'linkRoles.links',
  `MATCH ${OWN_ACCESS}(d:Dataset) WHERE access.permission IN ['Co-Owner', 'Editor']
   MATCH (a:Entity)-[l:LINK {datasetKey: d.key}]->(b:Entity)
   WHERE $name IN l.roles AND NOT coalesce(l.ended, false)
     AND EXISTS { (d)-[:CONTAINS]->(a) } AND EXISTS { (d)-[:CONTAINS]->(b) }
   RETURN d.key AS chartKey, a.key AS from, b.key AS to, properties(l) AS properties`,
  z.object({
    chartKey: z.string(),
    from: z.string(),
    to: z.string(),
    properties: z.record(z.string(), z.unknown()),
  }),
);
