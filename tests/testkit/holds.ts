import { directHoldings } from '@stemma/shared/ownership/directHoldings';
import { linkOf } from '../../server/src/ownership/rows';
import type { Store } from '../../server/src/store';

type Row = Record<string, unknown>;

const LINKS = `MATCH (d:Dataset {organizationKey: $organization})
  MATCH (a:Entity)-[l:LINK {datasetKey: d.key}]->(b:Entity)
  RETURN a.key AS from, b.key AS to, d.key AS chartKey,
    [l.key, l.arrowType, l.rolesJson, l.roles, l.percentage, l.ended, l.endedDate] AS values`;
const ENTITIES = `MATCH (e:Entity {organizationKey: $organization}) WHERE NOT coalesce(e.binned, false)
  RETURN e.key AS key, e.typeName AS typeName`;
const HOLDS = `MATCH (a:Entity)-[h:HOLDS {organizationKey: $organization}]->(b:Entity)
  RETURN a.key AS holder, b.key AS subject, properties(h) AS properties`;

const sorted = (row: Row): string => JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The holdings that the store keeps of an organization, and those that its links make up, each as sorted lines. */
export async function storedAndDerivedHoldings(
  store: Store,
  organization: string,
): Promise<{ stored: string[]; derived: string[] }> {
  const rows = (cypher: string): Promise<Row[]> =>
    store.write((tx) => tx.run('test.holds', cypher, { organization }), { writes: 'nothing' });
  const entities = (await rows(ENTITIES)) as { key: string; typeName: string }[];
  const links = (await rows(LINKS)) as { from: string; to: string; chartKey: string; values: unknown[] }[];
  const graph = {
    entities: entities.map((entity) => ({ ...entity, name: '' })),
    links: links
      .map(({ from, to, chartKey, values }) => ({ ...linkOf(from, to, values), chartKey }))
      .sort((a, b) => (`${a.chartKey} ${a.key}` < `${b.chartKey} ${b.key}` ? -1 : 1)),
  };
  const derived = directHoldings(graph).map((held) => {
    const said = Object.entries({ ...held, organizationKey: organization }).filter(([, value]) => value !== null);
    return sorted(Object.fromEntries(said));
  });
  const stored = ((await rows(HOLDS)) as { holder: string; subject: string; properties: Row }[]).map(
    ({ holder, subject, properties }) => sorted({ ...properties, holder, subject }),
  );
  return { stored: stored.sort(), derived: derived.sort() };
}
