import { PERMISSIONS } from '@stemma/shared/permissions';
import { z } from 'zod';
import { OWN_ACCESS } from '../access/store';
import type { Tx } from '../store';
import { query } from '../store';

const chartRow = z.object({ key: z.string(), name: z.string() });

/** The user's charts that an earlier import made under $name, or of the declaration subject $subject. */
const IMPORTED = `MATCH ${OWN_ACCESS}(d:Dataset {importedBy: $userKey})
   WHERE access.permission IN ['Co-Owner', 'Editor'] AND (d.importedAs = $name OR d.name = $name OR d.importedSubject = $subject)`;
const BEST_FIRST =
  'CASE WHEN d.importedSubject = $subject THEN 0 WHEN d.importedAs = $name THEN 1 ELSE 2 END, d.createdDate, d.key';

/** Charts that take an import of a name and subject in, best match first; each locked, so that nobody saves it meanwhile. */
export const importedCharts = query(
  'exchange.importedCharts',
  `${IMPORTED}
   SET d._l = 1 REMOVE d._l
   RETURN d.key AS key, d.name AS name ORDER BY ${BEST_FIRST}`,
  chartRow,
);

/** The best of the same charts, only looked at. */
export const chartsTaking = query(
  'exchange.chartsTaking',
  `${IMPORTED} RETURN d.key AS key, d.name AS name ORDER BY ${BEST_FIRST} LIMIT 1`,
  chartRow,
);

/** The chart of a key, locked, and what the user was given of it. */
export const chosenChart = query(
  'exchange.chosenChart',
  `MATCH (d:Dataset {key: $chartKey}) SET d._l = 1 REMOVE d._l
   RETURN d.key AS key, d.name AS name, COLLECT { MATCH (d)<-[h:HAS_ACCESS]-(:User {key: $userKey}) RETURN h.permission }[0] AS permission`,
  chartRow.extend({ permission: z.enum(PERMISSIONS).nullable() }),
);

/** Where cards stand on a chart. */
export const cardPlaces = query(
  'exchange.cardPlaces',
  'MATCH (:Dataset {key: $chartKey})-[c:CONTAINS]->(e:Entity) RETURN e.key AS key, c.x AS x, c.y AS y',
  z.object({ key: z.string(), x: z.number(), y: z.number() }),
);

const chartLinkRow = z.object({
  /** Null for a link that a person drew. */
  recordKey: z.string().nullable(),
  from: z.string(),
  to: z.string(),
  fromName: z.string(),
  toName: z.string(),
  properties: z.record(z.string(), z.unknown()),
});
export type ChartLinkRow = z.infer<typeof chartLinkRow>;

/** The links of a chart that have not ended, with the names of their ends. */
export const linksOnChart = query(
  'exchange.linksOnChart',
  `MATCH (a:Entity)-[l:LINK {datasetKey: $chartKey}]->(b:Entity) WHERE NOT coalesce(l.ended, false)
   RETURN l.recordKey AS recordKey, a.key AS from, b.key AS to, a.name AS fromName, b.name AS toName, properties(l) AS properties
   ORDER BY l.key`,
  chartLinkRow,
);

/** A chart's description. */
export const chartDescription = query(
  'exchange.chartDescription',
  `MATCH (d:Dataset {key: $key}) RETURN coalesce(d.description, '') AS description`,
  z.object({ description: z.string() }),
);

/** Sets properties of a chart that an import goes into. */
export async function markChart(tx: Tx, key: string, properties: Record<string, unknown>): Promise<void> {
  await tx.run('exchange.markChart', 'MATCH (d:Dataset {key: $key}) SET d += $properties', { key, properties });
}
