import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TestApp } from '../testkit/app';
import { joinApp } from '../testkit/app';
import { Client } from '../testkit/client';
import { allowedIn } from './shareModel/oracle';
import type { Universe } from './shareModel/universe';
import { randomOf, universeOf } from './shareModel/universe';
import type { Seen } from './shareModel/visit';
import { nothingSeen, visitByGraphql, visitByRest } from './shareModel/visit';
import { writeUniverses } from './shareModel/write';

const CASES = Number(process.env.STEMMA_CASES ?? 40);
const SEED = Number(process.env.STEMMA_CASE_SEED ?? Date.now() % 1_000_000);
const BATCH = 20;

let app: TestApp;
let people: { owner: string; colleague: string; organization: string };

beforeAll(async () => {
  app = await joinApp();
  const organization = await app.organization();
  const [owner, colleague] = [await organization.user(), await organization.user()];
  people = { owner: owner.userKey, colleague: colleague.userKey, organization: organization.key };
});
afterAll(() => app.close());

const sorted = (words: Map<string, Set<string>>) =>
  Object.fromEntries([...words].sort(([a], [b]) => (a < b ? -1 : 1)).map(([call, texts]) => [call, [...texts].sort()]));

/** Where what was seen differs from what is allowed. */
function difference(universe: Universe, seen: Seen, isByRest: boolean): string[] {
  const { words, privates, bareLinks } = allowedIn(universe);
  const wanted = new Map([...words].filter(([call]) => isByRest || !/^(bytes|zip) /.test(call)));
  const findings: string[] = [...seen.leaks, ...seen.odd];
  const shown = JSON.stringify(sorted(seen.words));
  if (shown !== JSON.stringify(sorted(wanted))) {
    for (const call of new Set([...seen.words.keys(), ...wanted.keys()])) {
      const [has, should] = [
        [...(seen.words.get(call) ?? ['(refused)'])].sort(),
        [...(wanted.get(call) ?? ['(refused)'])].sort(),
      ];
      const more = has.filter((word) => !should.includes(word));
      const less = should.filter((word) => !has.includes(word));
      if (more.length || less.length)
        findings.push(`${call}: too much ${more.join(' ')}; too little ${less.join(' ')}`);
    }
  }
  if (seen.privates !== privates) findings.push(`private entities: ${seen.privates}, expected ${privates}`);
  if (seen.bareLinks !== bareLinks) findings.push(`links without roles: ${seen.bareLinks}, expected ${bareLinks}`);
  return findings;
}

async function tokenOf({ link }: Universe): Promise<Client> {
  const client = new Client(app.url);
  const { body } = await client.post<{ token: string | null }>('datasets/authSharingLink', { key: link.key });
  if (body.token) client.token = body.token;
  return client;
}

describe('whatever a chart holds and a link grants', () => {
  test(`a visitor gets exactly what the rules allow, by every call, in ${CASES} random cases`, async () => {
    const random = randomOf(SEED);
    for (let from = 0; from < CASES; from += BATCH) {
      const numbers = Array.from({ length: Math.min(BATCH, CASES - from) }, (_, at) => SEED * 10_000 + from + at);
      const universes = numbers.map((number) => universeOf(number, random));
      await writeUniverses(app, universes, people);
      const check = async (universe: Universe) => {
        const rest = await visitByRest(app.anonymous, universe);
        const graphql = await visitByGraphql(await tokenOf(universe), universe);
        const found = [...difference(universe, rest, true), ...difference(universe, graphql, false)];
        if (found.length > 0) {
          throw new Error(
            `Seed ${SEED}, case ${universe.mark}, ${JSON.stringify(universe.link)}:\n${found.join('\n')}`,
          );
        }
      };
      for (let at = 0; at < universes.length; at += 4) await Promise.all(universes.slice(at, at + 4).map(check));
    }
  }, 3_600_000);

  test('the cases are of every kind: open and closed, of charts and of relations, with private entities and files', () => {
    const random = randomOf(7);
    const universes = Array.from({ length: 200 }, (_, number) => universeOf(number, random));
    const allowed = universes.map(allowedIn);
    const share = (count: number) => count / universes.length;
    expect(share(allowed.filter(({ words }) => words.size > 0).length)).toBeGreaterThan(0.5);
    expect(share(allowed.filter(({ words }) => words.size === 0).length)).toBeGreaterThan(0.05);
    expect(share(allowed.filter(({ bareLinks }) => bareLinks > 0).length)).toBeGreaterThan(0.1);
    for (const kind of ['people', 'bytes', 'zip', 'neighbours']) {
      const cases = allowed.filter(({ words }) =>
        [...words].some(([call, texts]) => call.startsWith(kind) && texts.size > 0),
      );
      expect({ kind, some: share(cases.length) > 0.1 }).toEqual({ kind, some: true });
    }
    const types = new Set(universes.filter((_, at) => (allowed[at]?.words.size ?? 0) > 0).map(({ link }) => link.type));
    expect([...types].sort()).toEqual(['chart', 'object', 'subject']);
  });

  test('what is seen and not allowed is found', () => {
    const universe = universeOf(1, randomOf(3));
    const seen = { ...nothingSeen(), words: new Map([['graph', new Set([universe.hidden.tag])]]) };
    expect(difference(universe, seen, true).join('\n')).toContain(universe.hidden.tag);
  });
});
