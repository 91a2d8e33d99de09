import type { Store } from '../../server/src/store';
import type { Answer, Client } from './client';

/** What a merge answers. */
export interface Merged {
  key: string;
  keptKey: string;
  otherKey: string;
  otherStays: boolean;
  charts: number;
  chartsLeft: number;
  chartsLeftNames: string[];
  linksMoved: number;
  linksTakenOff: number;
  error?: string;
  field?: string;
}

/** Merges one record into another. */
export const merge = (who: Client, keptKey: string, otherKey: string, more: object = {}): Promise<Answer<Merged>> =>
  who.post<Merged>('graph/merge', { keptKey, otherKey, ...more });

export const undo = (
  who: Client,
  key: string,
): Promise<Answer<{ keptKey: string; otherKey: string; notes: string[] }>> => who.post(`graph/undoMerge/${key}`);

/** Makes a record; answers its key. */
export async function makeRecord(who: Client, entity: object): Promise<string> {
  const { status, body } = await who.post<{ key: string; error?: string }>('graph/addNode', {
    entity: { typeName: 'Company', ...entity },
  });
  if (status !== 200) throw new Error(body.error);
  return body.key;
}

export const read = async (who: Client, key: string) =>
  who.post<{ key: string; name: string; [field: string]: unknown }>('graph/getNodeByKey', { key });

/** What a chart shows: keys of its cards, and its links by their ends. */
export async function shownOn(who: Client, key: string) {
  const { body } = await who.post<{
    nodes: { key: string; x: number }[];
    edges: { key: string; from?: string; to?: string; source?: string; target?: string }[];
    revision: number;
  }>('datasets/graph', { datasetId: key });
  return { cards: body.nodes.map((node) => node.key).sort(), edges: body.edges, revision: body.revision };
}

/** Not content: what counts saves, says when something changed, or is found anew. */
const PASSING = ['revision', 'modifiedDate', 'modifiedBy', 'mergeStamp', 'duplicatesMark', 'duplicatesAt'];
const NOT_CONTENT = ['AuditEntry', 'Merge', 'MergedKey', 'DuplicatePair', 'ChartSave', 'Session', 'User', 'Counter'];

/** All records and relationships of an organization, each a line, for comparison; without what only says when and how often. */
export async function contentOf(store: Store, organization: string): Promise<string[]> {
  const rows = (cypher: string) =>
    store.write((tx) => tx.run('test.content', cypher, { organization, passing: PASSING, not: NOT_CONTENT }), {
      writes: 'nothing',
    });
  const PROPERTIES = (n: string) => `[k IN keys(${n}) WHERE NOT k IN $passing | [k, ${n}[k], valueType(${n}[k])]]`;
  const found = `MATCH (o:Organization {key: $organization})
    CALL (o) {
      MATCH (n {organizationKey: o.key}) RETURN n
      UNION
      MATCH (n)--(m {organizationKey: o.key}) RETURN n
    }
    WITH DISTINCT n WHERE NOT any(label IN labels(n) WHERE label IN $not)`;
  const nodes = await rows(`${found} RETURN labels(n) AS labels, ${PROPERTIES('n')} AS properties`);
  const relations = await rows(
    `${found} MATCH (n)-[r]->(m) RETURN DISTINCT type(r) AS type, n.key AS from, m.key AS to, ${PROPERTIES('r')} AS properties`,
  );
  return [...nodes, ...relations].map(lineOf).sort();
}

function lineOf(row: Record<string, unknown>): string {
  const { properties, labels, ...rest } = row as { properties: unknown[][]; labels?: string[] };
  const ordered = properties.map((one) => JSON.stringify(one)).sort();
  return JSON.stringify({ ...rest, ...(labels && { labels: [...labels].sort() }), properties: ordered });
}
