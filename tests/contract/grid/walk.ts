import type { Route } from '../../../server/src/rest/route';
import type { Client } from '../../testkit/client';
import type { Expectation, GridRequest } from './expectation';
import type { Callers, GridKeys, World } from './world';
import { verdict } from './verdicts';

/** The callers in an order in which those who are refused come before those who may change something. */
const ORDER: readonly (keyof Callers)[] = [
  ...(['anonymous', 'forged', 'pending', 'visitor', 'lateVisitor', 'other', 'member', 'administrator'] as const),
  ...(['shared', 'viewOnly', 'viewer', 'editor', 'coOwner'] as const),
];

const SESSIONLESS: readonly (keyof Callers)[] = ['anonymous', 'forged'];

/** A route of the REST table as the walk makes it. */
export const byRest =
  (route: Route): Call =>
  (client, request) =>
    send(client, route, request);

/** Makes a route's call for a caller. */
export function send(client: Client, route: Route, { params = {}, body }: GridRequest) {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(String(params[name] ?? 'some-key')),
  );
  return client.call(route.method.toUpperCase(), path, route.body ? JSON.stringify(body ?? {}) : undefined);
}

/** The names of the keys that a request uses. */
export function keysUsed(expectation: Expectation): Set<string> {
  const used = new Set<string>();
  const noting = new Proxy({} as GridKeys, {
    get: (_target, name) => {
      used.add(String(name));
      return 'some-key';
    },
  });
  expectation.request(noting);
  return used;
}

/** What came of a call, as a status of REST (DESIGN §4 Status codes). */
export interface Outcome {
  status: number;
  body: unknown;
}

/** Makes one call, by REST or by GraphQL, as a caller. */
export type Call = (client: Client, request: GridRequest) => Promise<Outcome>;

/**
 * Makes a call as every kind of caller, on the Co-Owner's keys, on unknown ones, with each key of several exchanged for another
 * organization's, and with each entity moved to the bin; lists what came out otherwise than expected. Each caller who may finds
 * fresh records.
 */
export async function walk(world: World, call: Call, expectation: Expectation): Promise<string[]> {
  const used = keysUsed(expectation);
  const findings: string[] = [];
  const note = async (caller: keyof Callers, what: string, keys: GridKeys, expected: readonly number[]) => {
    const { status, body } = await call(world.callers[caller], expectation.request(keys));
    if (!expected.includes(status)) {
      findings.push(
        `${caller}, ${what} keys: ${status}, expected ${expected.join(' or ')}: ${JSON.stringify(body).slice(0, 200)}`,
      );
    }
    return { status, body };
  };
  let keys = await world.fresh(used);
  for (const caller of expectation.endsSession ? SESSIONLESS : ORDER) {
    const expected = expectation.verdict?.(caller) ?? verdict(expectation.for, caller);
    const { status } = await note(caller, 'own', keys, expected);
    if (status === 200 && used.size > 0 && WRITES.has(expectation.for)) keys = await world.fresh(used);
  }
  if (used.size === 0 || !NAMES_RECORDS.has(expectation.for)) return findings;
  const foreignKeys = await world.foreign(used);
  const unseen = expectation.lenient ? DONE : [404];
  const unknown = await note('coOwner', 'unknown', world.unknown(), unseen);
  const foreign = await note('coOwner', 'foreign', foreignKeys, unseen);
  if (JSON.stringify(unknown) !== JSON.stringify(foreign)) {
    findings.push(`unknown and foreign keys differ: ${JSON.stringify([unknown, foreign]).slice(0, 400)}`);
  }
  if (expectation.lenient) return findings;
  for (const name of used.size < 2 ? [] : used) {
    const mixed = { ...keys, [name]: foreignKeys[name as 'chart'] };
    await note('coOwner', `own, but ${name} of another`, mixed, expectation.mixed ?? [404]);
  }
  for (const name of BINNABLE.filter((entity) => used.has(entity))) {
    const fresh = await world.fresh(used);
    await world.toBin(fresh[name]);
    const expected = expectation.binned ?? BINNED[expectation.for] ?? DONE;
    await note('coOwner', `own, but ${name} in the bin`, fresh, expected);
    await note('other', `${name} in the bin`, fresh, verdict(expectation.for, 'other'));
  }
  return findings;
}

const DONE: readonly number[] = [200];
const WRITES: ReadonlySet<string> = new Set(['copy', 'edit', 'own', 'mine', 'ofMaker']);
const NAMES_RECORDS: ReadonlySet<string> = new Set([...WRITES, 'read', 'signedIn']);
const BINNABLE = ['person', 'company', 'account', 'loose'] as const;

/** What is in the bin is read by those who have access to it, and not changed until it is restored. */
const BINNED: Partial<Record<Expectation['for'], readonly number[]>> = { edit: [403] };
