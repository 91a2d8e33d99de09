import type { Line } from '../../../server/src/rest/line';
import type { Client } from '../../testkit/client';
import type { Expectation, GridRequest } from './expectation';
import type { Callers, GridKeys, World } from './world';
import { verdict } from './verdicts';

/** The callers in an order in which those who are refused come before those who may change something. */
const ORDER: readonly (keyof Callers)[] = [
  ...(['anonymous', 'forged', 'pending', 'other', 'member', 'administrator'] as const),
  ...(['shared', 'viewOnly', 'viewer', 'editor', 'coOwner'] as const),
];

const SESSIONLESS: readonly (keyof Callers)[] = ['anonymous', 'forged'];

/** Makes a line's call for a caller. */
export function send(client: Client, line: Line, { params = {}, body }: GridRequest) {
  const path = line.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(String(params[name] ?? 'some-key')),
  );
  return client.call(line.method.toUpperCase(), path, line.body ? JSON.stringify(body ?? {}) : undefined);
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

/**
 * Makes a line's call as every kind of caller, on the Co-Owner's keys, on unknown ones, and with each key of several exchanged
 * for another organization's; lists what came out otherwise than expected. Each caller who may finds fresh records.
 */
export async function walk(world: World, line: Line, expectation: Expectation): Promise<string[]> {
  const used = keysUsed(expectation);
  const findings: string[] = [];
  const note = async (caller: keyof Callers, what: string, keys: GridKeys, expected: readonly number[]) => {
    const { status, body } = await send(world.callers[caller], line, expectation.request(keys));
    if (!expected.includes(status)) {
      findings.push(
        `${caller}, ${what} keys: ${status}, expected ${expected.join(' or ')}: ${JSON.stringify(body).slice(0, 200)}`,
      );
    }
    return { status, body };
  };
  let keys = await world.fresh(used);
  for (const caller of expectation.endsSession ? SESSIONLESS : ORDER) {
    const expected = verdict(expectation.for, caller);
    const { status } = await note(caller, 'own', keys, expected);
    if (status === 200 && used.size > 0 && WRITES.has(expectation.for)) keys = await world.fresh(used);
  }
  if (used.size === 0 || expectation.lenient || !NAMES_RECORDS.has(expectation.for)) return findings;
  const foreignKeys = await world.foreign(used);
  const unknown = await note('coOwner', 'unknown', world.unknown(), [404]);
  const foreign = await note('coOwner', 'foreign', foreignKeys, [404]);
  if (JSON.stringify(unknown) !== JSON.stringify(foreign)) {
    findings.push(`unknown and foreign keys differ: ${JSON.stringify([unknown, foreign]).slice(0, 400)}`);
  }
  if (used.size < 2) return findings;
  for (const name of used) {
    await note(
      'coOwner',
      `own, but ${name} of another`,
      { ...keys, [name]: foreignKeys[name as 'chart'] },
      expectation.mixed ?? [404],
    );
  }
  return findings;
}

const WRITES: ReadonlySet<string> = new Set(['copy', 'edit', 'own', 'mine', 'ofMaker']);
const NAMES_RECORDS: ReadonlySet<string> = new Set([...WRITES, 'read']);
