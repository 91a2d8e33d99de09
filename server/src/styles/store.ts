import { z } from 'zod';
import type { Tx } from '../store';
import { query } from '../store';

const styleRow = z.object({ key: z.string(), name: z.string(), look: z.string() });
export type StyleRow = z.infer<typeof styleRow>;

/** The styles that an organization made, and the key of the one that its charts have for which none is chosen. */
export const stylesOf = query(
  'styles.ofOrganization',
  `MATCH (o:Organization {key: $organizationKey})
   RETURN o.styleKey AS defaultKey,
     COLLECT { MATCH (s:ChartStyle {organizationKey: $organizationKey})
       RETURN {key: s.key, name: s.name, look: s.look} ORDER BY toLower(s.name), s.key } AS styles`,
  z.object({ defaultKey: z.string().nullable(), styles: z.array(styleRow) }),
);

/** The key of the style that an organization's charts have for which none is chosen; null for the product's own. */
export const defaultStyleKey = query(
  'styles.defaultKey',
  'OPTIONAL MATCH (o:Organization {key: $organizationKey}) RETURN o.styleKey AS key',
  z.object({ key: z.string().nullable() }),
);

/** A style that an organization made. */
export const styleByKey = query(
  'styles.byKey',
  `MATCH (s:ChartStyle {key: $key, organizationKey: $organizationKey})
   RETURN s.key AS key, s.name AS name, s.look AS look`,
  styleRow,
);

/** The styles of these keys, and whose each is. */
export const stylesByKeys = query(
  'styles.byKeys',
  `UNWIND $keys AS styleKey MATCH (s:ChartStyle {key: styleKey})
   RETURN s.key AS key, s.name AS name, s.look AS look, s.organizationKey AS organizationKey`,
  styleRow.extend({ organizationKey: z.string() }),
);

/** Locks an organization's styles for the rest of the transaction. */
export async function lockStyles(tx: Tx, organizationKey: string): Promise<void> {
  await tx.run('styles.lock', 'MATCH (o:Organization {key: $organizationKey}) SET o._l = 1 REMOVE o._l', {
    organizationKey,
  });
}

/** Makes a style or puts another in its stead. */
export async function putStyle(
  tx: Tx,
  style: StyleRow & { organizationKey: string; userKey: string; at: string },
): Promise<void> {
  await tx.run(
    'styles.put',
    `MERGE (s:ChartStyle {key: $key})
     ON CREATE SET s.organizationKey = $organizationKey, s.createdBy = $userKey, s.createdDate = $at
     SET s.name = $name, s.look = $look, s.modifiedBy = $userKey, s.modifiedDate = $at`,
    { ...style },
  );
}

/** Forgets a style; charts and the organization that had it have none chosen then. */
export async function dropStyle(tx: Tx, key: string, organizationKey: string): Promise<void> {
  await tx.run(
    'styles.drop',
    `MATCH (s:ChartStyle {key: $key, organizationKey: $organizationKey}) DELETE s
     WITH count(*) AS gone
     OPTIONAL MATCH (o:Organization {key: $organizationKey, styleKey: $key}) REMOVE o.styleKey`,
    { key, organizationKey },
  );
}

/** Sets the style of an organization's charts for which none is chosen. */
export async function putDefaultStyle(tx: Tx, key: string, organizationKey: string): Promise<void> {
  await tx.run('styles.setDefault', 'MATCH (o:Organization {key: $organizationKey}) SET o.styleKey = $key', {
    key,
    organizationKey,
  });
}
