import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TestApp } from '../testkit/app';
import { joinApp } from '../testkit/app';
import type { Client } from '../testkit/client';

interface Outcome {
  ok: { name: string; description: string; fields: { name: string; text: string | null }[] } | null;
  error: { code: string; message: string; field: string | null } | null;
}

let app: TestApp;
let owner: Client;

beforeAll(async () => {
  app = await joinApp();
  owner = await (await app.organization()).user();
});
afterAll(() => app.close());

const WHOLE = '{ ok { name description fields { name text } } error { code message field } }';

async function mutate(text: string, name: string): Promise<Outcome> {
  const { data, errors } = await owner.rawGraphql<Record<string, Outcome>>(`mutation { ${text} }`);
  expect(errors).toBeUndefined();
  const outcome = data?.[name];
  if (!outcome) throw new Error('No outcome');
  return outcome;
}

const update = (input: string) => mutate(`updateEntity(input: ${input}) ${WHOLE}`, 'updateEntity');
const valueOf = (outcome: Outcome, field: string) => outcome.ok?.fields.find(({ name }) => name === field)?.text;

async function made(key: string): Promise<string> {
  const input = `{ key: "${key}", typeName: Company, name: "Two Tabs Ltd", fields: [{ name: "country", text: "Malta" }] }`;
  await mutate(`addEntity(input: ${input}) ${WHOLE}`, 'addEntity');
  return key;
}

describe('when two people change an entity that both read', () => {
  test('different fields are both kept', async () => {
    const key = await made('fresh-different');
    await update(
      `{ key: "${key}", fields: [{ name: "registration", text: "ONE" }], asRead: { fields: [{ name: "registration" }] } }`,
    );
    const second = await update(
      `{ key: "${key}", fields: [{ name: "tax", text: "Malta" }], asRead: { fields: [{ name: "tax" }] } }`,
    );
    expect(second.error).toBeNull();
    expect([valueOf(second, 'registration'), valueOf(second, 'tax')]).toEqual(['ONE', 'Malta']);
  });

  test('the second to change the same field is told which one, and nothing of his is kept', async () => {
    const key = await made('fresh-same');
    const read = 'asRead: { fields: [{ name: "country", text: "Malta" }, { name: "registration" }] }';
    await update(`{ key: "${key}", fields: [{ name: "country", text: "Italy" }], ${read} }`);
    const second = await update(
      `{ key: "${key}", fields: [{ name: "country", text: "Spain" }, { name: "registration", text: "TWO" }], ${read} }`,
    );
    expect(second.error).toEqual({
      code: 'stale',
      message: 'Someone else changed this while you were editing.',
      field: 'country',
    });
    const now = await update(`{ key: "${key}" }`);
    expect([valueOf(now, 'country'), valueOf(now, 'registration')]).toEqual(['Italy', null]);
  });

  test('the same change made twice is no quarrel', async () => {
    const key = await made('fresh-alike');
    const change = `{ key: "${key}", fields: [{ name: "country", text: "Italy" }], asRead: { fields: [{ name: "country", text: "Malta" }] } }`;
    await update(change);
    expect((await update(change)).error).toBeNull();
  });

  test('name, notes and custom fields are guarded alike', async () => {
    const key = await made('fresh-others');
    await update(
      `{ key: "${key}", name: "Renamed Ltd", description: "Theirs", customFields: [{ name: "Risk", value: "Low" }] }`,
    );
    const asRead = [
      ['name', 'name: "Mine Ltd", asRead: { name: "Two Tabs Ltd" }'],
      ['description', 'description: "Mine", asRead: { description: "" }'],
      ['customFields', 'customFields: [{ name: "Risk", value: "High" }], asRead: { customFields: [] }'],
    ] as const;
    for (const [field, change] of asRead) {
      expect((await update(`{ key: "${key}", ${change} }`)).error).toMatchObject({ code: 'stale', field });
    }
    const right = await update(`{ key: "${key}", name: "Mine Ltd", asRead: { name: "Renamed Ltd" } }`);
    expect(right.ok?.name).toBe('Mine Ltd');
  });

  test('of ten at once who read the same value, one wins and nine are told', async () => {
    const key = await made('fresh-race');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        update(
          `{ key: "${key}", fields: [{ name: "registration", text: "L${at}" }], asRead: { fields: [{ name: "registration" }] } }`,
        ),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ error }) => error?.code === 'stale')).toHaveLength(9);
  });
});
