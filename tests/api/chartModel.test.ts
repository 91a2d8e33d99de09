import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ChartChangesInput } from '../gql/graphql';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { giveAccess } from '../testkit/access';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp } from '../testkit/app';
import { OPEN_CHART, SAVE_CHART } from '../testkit/charts';
import type { Client } from '../testkit/client';
import { copyOf, emptyModel, meant, saved } from './chartModel/model';
import type { Model } from './chartModel/model';
import type { Step } from './chartModel/steps';
import { changesOf, step } from './chartModel/steps';

let app: TestApp;
let organization: TestOrganization;

beforeAll(async () => {
  app = await joinApp();
  organization = await app.organization();
});
afterAll(() => app.close());

interface Answer {
  revision?: number;
  stale?: number;
}

async function save(
  user: Client,
  key: string,
  revision: number,
  changes: ChartChangesInput,
  saveKey = randomUUID(),
): Promise<Answer> {
  const { saveChart } = await user.graphql(SAVE_CHART, { input: { key, revision, saveKey, changes } });
  if (saveChart.ok) return { revision: saveChart.ok.revision };
  expect(saveChart.error?.code).toBe('stale');
  return { stale: saveChart.error?.revision ?? -1 };
}

async function seen(user: Client, key: string): Promise<unknown> {
  const { chart } = await user.graphql(OPEN_CHART, { key });
  if (!chart) throw new Error('The chart is gone.');
  return {
    revision: chart.revision,
    name: chart.name,
    nodes: chart.nodes.map((node) => `${node.key} ${node.name} ${node.x} ${node.label ?? ''}`).sort(),
    links: chart.links.map((link) => `${link.key} ${link.from} ${link.to} ${link.roles[0]?.percentage ?? ''}`).sort(),
    groups: chart.groups.map((group) => `${group.key} ${group.members.join()}`).sort(),
  };
}

async function sharedChart(): Promise<{ key: string; writers: [Client, Client] }> {
  const [owner, editor] = [await organization.user(), await organization.user()];
  const key = randomUUID();
  await owner.post('datasets/add', { dataset: { key, name: 'Model' } });
  await giveAccess(app.store, editor.userKey, [key], 'Editor');
  return { key, writers: [owner, editor] };
}

/** One writer's save; each works on the revision that he saw last, and reads anew when he is told that it is stale. */
async function take(
  writers: [Client, Client],
  key: string,
  model: Model,
  read: [Model, Model],
  now: Step,
): Promise<void> {
  const who = now.writer;
  const known = read[who];
  const changes = changesOf(known, now, key);
  const saveKey = randomUUID();
  const answer = await save(writers[who], key, known.revision, changes, saveKey);
  if (known.revision === model.revision) {
    saved(model, changes);
    expect(answer).toEqual({ revision: model.revision });
    if (now.again) expect(await save(writers[who], key, known.revision, changes, saveKey)).toEqual(answer);
  } else {
    expect(answer).toEqual({ stale: model.revision });
  }
  read[who] = copyOf(model);
}

describe('whatever two writers save', () => {
  test('the chart is what a plain list of their saves says, and a stale one changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async (steps) => {
        const { key, writers } = await sharedChart();
        const model = emptyModel('Model');
        model.revision = (await save(writers[0], key, 0, {})).revision ?? 0;
        const read: [Model, Model] = [copyOf(model), copyOf(model)];
        for (const now of steps) await take(writers, key, model, read, now);
        expect(await seen(writers[1], key)).toEqual(meant(model));
      }),
      { numRuns: 5, endOnFailure: true },
    );
  }, 180_000);
});

describe('sixteen who save one chart at once', () => {
  test('every acknowledged save is in its history at the revision it was told, and every loser is told 409 and the revision', async () => {
    const { key, writers } = await sharedChart();
    const [owner] = writers;
    const saved: { saveKey: string; revision: number }[] = [];
    let losses = 0;
    const writer = async () => {
      let revision = 0;
      for (let saves = 0; saves < 4;) {
        const saveKey = randomUUID();
        const { status, body } = await owner.post<{ revision: number }>('datasets/save', {
          dataset: { key },
          nodes: [],
          revision,
          saveKey,
        });
        if (status === 200) {
          saved.push({ saveKey, revision: body.revision });
          saves += 1;
        } else {
          expect({ status, told: body.revision >= revision }).toEqual({ status: 409, told: true });
          losses += 1;
        }
        revision = body.revision;
      }
    };
    await Promise.all(Array.from({ length: 16 }, writer));
    expect(losses).toBeGreaterThan(0);
    const history = await app.store.read((tx) =>
      tx.run(
        'model.history',
        'MATCH (:Dataset {key: $key})-[:HAS_SAVE]->(s:ChartSave) RETURN s.key AS key, s.revision AS revision',
        { key },
      ),
    );
    const byKey = new Map(history.map((row) => [row.key as string, Number(row.revision)]));
    expect(saved.filter((one) => byKey.get(`${key}:${one.saveKey}`) !== one.revision)).toEqual([]);
    expect(new Set(saved.map(({ revision }) => revision)).size).toBe(16 * 4);
  }, 120_000);
});
