import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { odd } from './hostile/bodies';
import type { Ground } from './hostile/ground';
import {
  expectationOf,
  hostileGround,
  isPlain,
  makeRequest,
  pathOf,
  send,
  sideBySide,
  describeAnswer,
  withBody,
  withParams,
} from './hostile/ground';

let ground: Ground;

beforeAll(async () => {
  ground = await hostileGround();
}, 120_000);
afterAll(() => ground.close());

describe('an odd body that a route takes gets a right answer or a clear refusal, never a fault or half a write', () => {
  test.each(withBody)('%s', async (name, route) => {
    const made = await makeRequest(ground, name, route);
    const findings: string[] = [];
    ground.ledger.since();
    for (const hostile of odd(route, made.body)) {
      const { status, body } = await send(route, made, hostile);
      const written = ground.ledger.since();
      if (status === 200) continue;
      if (status >= 500 || !isPlain(body)) findings.push(describeAnswer(hostile, status, body));
      if (written.length) findings.push(`${hostile.what}: ${status}, yet written: ${written.join('; ')}`);
    }
    expect(findings).toEqual([]);
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });
});

const PARAMETERS = ['\u0000', 'x'.repeat(3000), 'שלום \u202e 🚀', '__proto__', '../../etc', ' ', '-1'];

describe('a hostile path gets a right answer or a clear refusal, and nothing is written', () => {
  test.each(withParams)('%s', async (name, route) => {
    const { params = {}, body = {} } = expectationOf(name).request(ground.world.unknown());
    const { coOwner } = ground.world.callers;
    const text = route.body ? JSON.stringify(body) : undefined;
    const findings: string[] = [];
    ground.ledger.since();
    const paths = Object.keys(params).flatMap((parameter) => PARAMETERS.map((value) => ({ parameter, value })));
    await sideBySide(paths, async ({ parameter, value }) => {
      const path = pathOf(route, { ...params, [parameter]: value });
      const { status } = await coOwner.call(route.method.toUpperCase(), path, text);
      if (status >= 500) findings.push(`${parameter} = ${JSON.stringify(value)}: ${status}`);
    });
    const half = await coOwner.call(route.method.toUpperCase(), route.path.replaceAll(/\{\w+\}/g, '%E0%A4%A'), text);
    if (half.status !== 400) findings.push(`half a character: ${half.status}`);
    expect(findings).toEqual([]);
    expect(ground.ledger.since()).toEqual([]);
  });
});
