import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Route } from '../../server/src/rest/route';
import { huge, NO_OBJECTS, wrongKinds } from './hostile/bodies';
import type { Ground, Made } from './hostile/ground';
import { hostileGround, isPlain, makeRequest, send, sideBySide, describeAnswer, withBody } from './hostile/ground';

let ground: Ground;

beforeAll(async () => {
  ground = await hostileGround();
}, 120_000);
afterAll(() => ground.close());

const cached = new Map<string, Promise<Made>>();

/** The same request for all that is refused, as nothing of it changes. */
function refusedRequest(name: string, route: Route): Promise<Made> {
  const made = cached.get(name) ?? makeRequest(ground, name, route);
  cached.set(name, made);
  return made;
}

describe('a body of the wrong kinds is refused in plain words that name the field, and nothing is written', () => {
  test.each(withBody)('%s', async (name, route) => {
    const made = await refusedRequest(name, route);
    ground.ledger.since();
    const findings: string[] = [];
    await sideBySide(wrongKinds(route, made.body), async (hostile) => {
      const { status, body } = await send(route, made, hostile);
      const named = body?.field?.split('.')[0] === hostile.path?.[0];
      if (status !== 400 || body?.code !== 'invalid' || !isPlain(body) || !named)
        findings.push(describeAnswer(hostile, status, body));
    });
    expect(findings).toEqual([]);
    expect(ground.ledger.since()).toEqual([]);
  });
});

describe('a body that is no object, or too large, is refused, and nothing is written', () => {
  test.each(withBody)('%s', async (name, route) => {
    const made = await refusedRequest(name, route);
    const takesNone = route.body?.safeParse({}).success;
    const findings: string[] = [];
    ground.ledger.since();
    await sideBySide(NO_OBJECTS, async (hostile) => {
      const { status, body } = await send(route, made, hostile);
      const fine = takesNone && hostile.text === '' ? status < 500 : status === 400 && isPlain(body);
      if (!fine) findings.push(describeAnswer(hostile, status, body));
    });
    expect(findings).toEqual([]);
    if (!takesNone) expect(ground.ledger.since()).toEqual([]);
    const { status } = await send(route, made, huge(route, made.body));
    expect(route.bodyMax ? [200, 400, 413] : [413]).toContain(status);
  });
});
