import neo4j from 'neo4j-driver';
import type { Plan, ProfiledPlan } from 'neo4j-driver';
import type { Store } from '../../server/src/store';

/** A query as it was sent to the store. */
export interface Statement {
  /** The name in its comment, or its beginning where it has none. */
  name: string;
  text: string;
  params: Record<string, unknown>;
}

type Run = typeof neo4j.Transaction.prototype.run;

/** The queries that this process sends while `work` runs, also those that the GraphQL library makes, and its result. */
export async function hearStatements<T>(work: () => Promise<T>): Promise<{ result: T; statements: Statement[] }> {
  const statements: Statement[] = [];
  const { prototype } = neo4j.Transaction;
  const original = Object.getOwnPropertyDescriptor(prototype, 'run')?.value as Run;
  Reflect.set(prototype, 'run', function (this: object, ...args: Parameters<Run>) {
    statements.push(statementOf(args));
    return Reflect.apply(original, this, args);
  });
  try {
    return { result: await work(), statements };
  } finally {
    Reflect.set(prototype, 'run', original);
  }
}

function statementOf([query, params]: Parameters<Run>): Statement {
  const text = typeof query === 'object' && 'text' in query ? query.text : query.toString();
  const name = /^\/\* (\S+) \*\//.exec(text)?.[1] ?? text.slice(0, 60);
  return { name, text, params: (params ?? {}) as Record<string, unknown> };
}

/** What a call did in the store that is undone: the store hits of each of its queries, and how many transactions it would have kept. */
export interface Undone {
  hits: { name: string; hits: number; operators: string[] }[];
  kept: number;
}

/** Profiles what this process sends while `work` runs, each query in its turn; every transaction ends by being rolled back. */
export async function profileUndone(work: () => Promise<unknown>): Promise<Undone> {
  const results: { name: string; result: ReturnType<Run> }[] = [];
  const { prototype } = neo4j.Transaction;
  const run = Object.getOwnPropertyDescriptor(prototype, 'run')?.value as Run;
  const commit = Object.getOwnPropertyDescriptor(prototype, 'commit')?.value as typeof prototype.commit;
  let kept = 0;
  Reflect.set(prototype, 'run', function (this: object, ...args: Parameters<Run>) {
    const { name, text, params } = statementOf(args);
    const result = Reflect.apply(run, this, [`PROFILE ${text}`, params, args[2]] as unknown as Parameters<Run>);
    results.push({ name, result });
    return result;
  });
  Reflect.set(prototype, 'commit', function (this: typeof prototype) {
    kept += 1;
    return this.rollback();
  });
  try {
    await work();
  } finally {
    Reflect.set(prototype, 'run', run);
    Reflect.set(prototype, 'commit', commit);
  }
  const hits: Undone['hits'] = [];
  for (const { name, result } of results) {
    const summary = await result.summary().catch(() => undefined);
    if (summary?.profile) hits.push({ name, ...sumOf(summary.profile) });
  }
  return { hits, kept };
}

function sumOf(profile: ProfiledPlan): { hits: number; operators: string[] } {
  const children = profile.children.map(sumOf);
  return {
    hits: children.reduce((sum, { hits }) => sum + hits, profile.dbHits),
    operators: [profile.operatorType.replace(/@.*$/, ''), ...children.flatMap(({ operators }) => operators)],
  };
}

/** The operators of the plan that the store makes for a statement, each once, with what they say of themselves. */
export async function planOf(
  store: Store,
  { text, params }: Statement,
): Promise<{ operator: string; details: string }[]> {
  const { summary } = await store.driver.executeQuery(`EXPLAIN ${text}`, params, { database: store.database });
  const operators: { operator: string; details: string }[] = [];
  const collect = (plan: Plan): void => {
    const operator = plan.operatorType.replace(/@.*$/, '');
    operators.push({ operator, details: String(plan.arguments['Details'] ?? '') });
    plan.children.forEach(collect);
  };
  if (summary.plan) collect(summary.plan);
  return operators;
}

/** The plan that the store carried out for a statement, an operator a line from the result down, with the rows and store hits of each. */
export async function profileOf(store: Store, { text, params }: Statement): Promise<string> {
  const { summary } = await store.driver.executeQuery(`PROFILE ${text}`, params, { database: store.database });
  const lines: string[] = [];
  const collect = (plan: ProfiledPlan, depth: number): void => {
    const operator = plan.operatorType.replace(/@.*$/, '');
    const details = String(plan.arguments['Details'] ?? '').replaceAll(/\s+/g, ' ');
    lines.push(`${'  '.repeat(depth)}${operator} · ${plan.rows} rows · ${plan.dbHits} hits · ${details.slice(0, 90)}`);
    plan.children.forEach((child) => collect(child, depth + 1));
  };
  if (summary.profile) collect(summary.profile, 0);
  return lines.join('\n');
}

/** Operators that look at every node, or at every one of a label. */
export const SCANS: ReadonlySet<string> = new Set([
  'AllNodesScan',
  'NodeByLabelScan',
  'UnionNodeByLabelsScan',
  'IntersectionNodeByLabelsScan',
  'NodeIndexScan',
  'DirectedAllRelationshipsScan',
  'UndirectedAllRelationshipsScan',
  'DirectedRelationshipTypeScan',
  'UndirectedRelationshipTypeScan',
]);

const WRITES = /\b(?:CREATE|MERGE|SET|DELETE|REMOVE)\b/;

/** The store hits of a statement that only reads; none of one that writes, which is not carried out. */
export async function hitsOf(store: Store, { text, params }: Statement): Promise<number> {
  if (WRITES.test(text)) return 0;
  const { summary } = await store.driver.executeQuery(`PROFILE ${text}`, params, { database: store.database });
  return summary.profile ? sumOf(summary.profile).hits : 0;
}
