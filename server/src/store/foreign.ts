import neo4j, { Neo4jError } from 'neo4j-driver';
import type { Plan, QueryResult } from 'neo4j-driver';
import { noteQuery } from './counting';
import { GONE_MEANWHILE } from './errors';
import { transactionOf } from './transactions';
import type { Tx } from './types';

/** A statement of somebody else's that the store does not understand or that failed by its own doing. */
export class StatementFault extends Error {
  override readonly name = 'StatementFault';
}

/** An operator of a plan, and what it works on in the store's words: `n:Entity`, `(a)-[l:LINK]->(b)`. */
export interface PlanStep {
  operator: string;
  details: string;
}

/** What the store would do for a statement: its kind (`r` reads only) and the steps of its plan. */
export interface Explained {
  kind: string;
  steps: PlanStep[];
}

/** Plans a statement of somebody else's without running it. Throws `StatementFault`. */
export async function explain(tx: Tx, cypher: string, params: Record<string, unknown>): Promise<Explained> {
  noteQuery('foreign.explain');
  return ofTheirDoing(async () => {
    const { summary } = await transactionOf(tx).run(`EXPLAIN ${cypher}`, params);
    return { kind: summary.queryType, steps: summary.plan ? stepsOf(summary.plan) : [] };
  });
}

function stepsOf({ operatorType, arguments: said, children }: Plan): PlanStep[] {
  const details: unknown = (said as Record<string, unknown>)['Details'];
  return [
    { operator: operatorType, details: typeof details === 'string' ? details : '' },
    ...children.flatMap(stepsOf),
  ];
}

/** Values of JSON as parameters of a statement: whole numbers are integers there, as which alone LIMIT and lists take them. */
export function asParameters(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asParameter(value)]));
}

function asParameter(value: unknown): unknown {
  if (Number.isSafeInteger(value)) return neo4j.int(value as number);
  if (Array.isArray(value)) return value.map(asParameter);
  return typeof value === 'object' && value !== null ? asParameters(value as Record<string, unknown>) : value;
}

/** Runs a statement of somebody else's and takes its first `max` rows, giving up the others. Throws `StatementFault`. */
export async function takeRows(
  tx: Tx,
  cypher: string,
  params: Record<string, unknown>,
  max: number,
): Promise<Record<string, unknown>[]> {
  noteQuery('foreign.takeRows');
  return ofTheirDoing(async () => {
    const rows: Record<string, unknown>[] = [];
    for await (const record of transactionOf(tx).run(cypher, params)) {
      rows.push(Object.fromEntries(record.keys.map((name) => [name, record.get(name)])));
      if (rows.length >= max) break;
    }
    return rows;
  });
}

/** Runs a statement that @neo4j/graphql made, and gives the driver's whole result, as the library takes it; `planned` hears that its plan is there. */
export async function runGenerated(
  tx: Tx,
  cypher: string,
  params: Record<string, unknown>,
  planned: () => void,
): Promise<QueryResult> {
  noteQuery('graphql.generated');
  const result = transactionOf(tx).run(cypher, params);
  // The store tells the columns once the statement is planned, before its first row.
  await result.keys();
  planned();
  return result;
}

async function ofTheirDoing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Neo4jError && isTheirs(error.code)) throw new StatementFault(error.message, { cause: error });
    throw error;
  }
}

/** What a statement brings about while it runs: among it what Cypher's functions throw of themselves (`substring('a', -1)`). */
const THEIRS = /^Neo\.(ClientError\.(Statement|General|Procedure)|DatabaseError\.(Statement|General\.UnknownError))/;

/** What is met may be deleted by others at the same moment, which is nobody's fault. */
function isTheirs(code: string): boolean {
  if (code === GONE_MEANWHILE) return false;
  return THEIRS.test(code) || code.includes('OutOfMemory') || code.includes('MemoryLimit');
}

/** What to do with the nodes of a value before it is made plain: the labels and properties to show, or null for nothing. */
export type ShowNode = (node: {
  labels: string[];
  properties: Record<string, unknown>;
}) => Record<string, unknown> | null;
/** The same for relationships. */
export type ShowLink = (link: { type: string; properties: Record<string, unknown> }) => Record<string, unknown> | null;

/**
 * A value of the driver as plain JSON: nodes and relationships as shown, paths as lists of both, dates as ISO text, integers that no number
 * of JSON holds exactly as text.
 */
export function plainValue(value: unknown, showNode: ShowNode, showLink: ShowLink): unknown {
  const plain = (inner: unknown): unknown => plainValue(inner, showNode, showLink);
  if (value === null || value === undefined) return null;
  if (neo4j.isNode(value)) return plain(showNode({ labels: [...value.labels], properties: value.properties }));
  if (neo4j.isRelationship(value)) return plain(showLink({ type: value.type, properties: value.properties }));
  if (neo4j.isPath(value)) {
    return [
      plain(value.start),
      ...value.segments.flatMap(({ relationship, end }) => [plain(relationship), plain(end)]),
    ];
  }
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  if (typeof value === 'bigint') return asNumber(value);
  if (typeof value !== 'object') return value;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (neo4j.isDuration(value)) return value.toString().replace(/T$/, '');
  // Dates and points of the driver say themselves as text.
  if (prototype !== Object.prototype && prototype !== null) return (value as { toString(): string }).toString();
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]));
}

function asNumber(value: bigint): number | string {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : String(value);
}
