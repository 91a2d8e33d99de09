import type { Route } from '../../../server/src/rest/route';
import type { TestApp } from '../../testkit/app';
import { startApp } from '../../testkit/ownApp';
import type { Client } from '../../testkit/client';
import type { Ledger } from '../../testkit/writes';
import { startLedger } from '../../testkit/writes';
import type { Expectation } from '../grid/expectation';
import { EXPECTATIONS } from '../grid/expectations';
import { keysUsed } from '../grid/walk';
import type { World } from '../grid/world';
import { makeWorld } from '../grid/world';
import { table } from '../table';
import type { HostileBody } from './bodies';

export interface Refusal {
  error?: string;
  code?: string;
  field?: string;
}

/** Who calls, where, and a body that would be right. */
export interface Made {
  client: Client;
  path: string;
  body: object;
}

/** An application whose writes are all known. */
export interface Ground {
  app: TestApp;
  world: World;
  ledger: Ledger;
  close(): Promise<void>;
}

export async function hostileGround(): Promise<Ground> {
  const app = await startApp();
  const world = await makeWorld(app);
  return { app, world, ledger: startLedger(app.store), close: () => app.close() };
}

const built = table.filter((route) => !route.rawBody).map((route) => [`${route.method} ${route.path}`, route] as const);
export const withBody = built.filter(([, route]) => route.body);
export const withParams = built.filter(([, route]) => route.params);

/** A caller who may, and a request of his that would be right. */
export async function makeRequest({ world }: Ground, name: string, route: Route): Promise<Made> {
  const expectation = expectationOf(name);
  const { params = {}, body = {} } = expectation.request(await world.fresh(keysUsed(expectation)));
  const { administrator, anonymous, coOwner } = world.callers;
  const client = expectation.endsSession ? anonymous : route.who === 'administrator' ? administrator : coOwner;
  return { client, path: pathOf(route, params), body };
}

export function pathOf(route: Route, params: Record<string, string | number>): string {
  return route.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(params[name] ?? '')));
}

export function expectationOf(name: string): Expectation {
  const expectation = EXPECTATIONS[name];
  if (!expectation) throw new Error(`${name} has no expectation in tests/contract/grid/expectations.ts.`);
  return expectation;
}

export const send = (route: Route, { client, path }: Made, { text }: HostileBody) =>
  client.call<Refusal | null>(route.method.toUpperCase(), path, text);

const SIDE_BY_SIDE = 8;

/** Does something with each of several, a few at a time; for what writes nothing. */
export async function sideBySide<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all];
  const lane = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, lane));
}

/** Words of the shape's library, which say nothing to a person. */
const RAW_WORDS = /^(Invalid (input|option|string|key|element)($|:| in)|Too (big|small)|Unrecognized|Required$)/;

export const isPlain = (body: Refusal | null) => Boolean(body?.error) && !RAW_WORDS.test(body?.error ?? '');
export const describeAnswer = ({ what }: HostileBody, status: number, body: unknown) =>
  `${what}: ${status} ${JSON.stringify(body)}`;
