import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp } from '../testkit/app';
import type { Client } from '../testkit/client';

let app: TestApp;
let organization: TestOrganization;

beforeAll(async () => {
  app = await joinApp();
  organization = await app.organization();
});
afterAll(() => app.close());

/** What a user has done, as plain maps: where entities and folders lie, and what is in the bin. */
interface Model {
  folders: Map<string, string>;
  entities: Map<string, { folder: string; binned: boolean }>;
}

/** One thing that a user does; numbers pick among what is there, 0 is the root. */
type Step =
  | { do: 'folder'; in: number }
  | { do: 'entity' }
  | { do: 'move'; what: number[]; to: number }
  | { do: 'unfold'; which: number }
  | { do: 'bin' | 'restore' | 'delete'; which: number }
  | { do: 'batch'; what: number[]; folder: number }
  | { do: 'empty' };

const pick = fc.nat(20);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('folder' as const), in: pick }),
  fc.record({ do: fc.constant('entity' as const) }),
  fc.record({ do: fc.constant('move' as const), what: fc.array(pick, { maxLength: 3 }), to: pick }),
  fc.record({ do: fc.constant('unfold' as const), which: pick }),
  fc.record({ do: fc.constantFrom('bin' as const, 'restore' as const, 'delete' as const), which: pick }),
  fc.record({ do: fc.constant('batch' as const), what: fc.array(pick, { maxLength: 2 }), folder: pick }),
  fc.record({ do: fc.constant('empty' as const) }),
);

const at = (keys: Iterable<string>, index: number): string | undefined => {
  const all = [...keys];
  return all.length ? all[index % all.length] : undefined;
};

/** A folder of the model by number; the root for 0. */
const folderAt = (model: Model, index: number): string => at(['', ...model.folders.keys()], index) ?? '';

function inside(model: Model, key: string, around: string): boolean {
  for (let folder = key; folder !== ''; folder = model.folders.get(folder) ?? '') if (folder === around) return true;
  return false;
}

async function take(user: Client, model: Model, now: Step): Promise<void> {
  const keys = () => [...model.folders.keys(), ...model.entities.keys()];
  switch (now.do) {
    case 'folder': {
      const [key, folder] = [randomUUID(), folderAt(model, now.in)];
      expect((await user.post('users/createFolder', { key, folder, type: 'Company' })).status).toBe(200);
      model.folders.set(key, folder);
      return;
    }
    case 'entity': {
      const key = randomUUID();
      await user.post('graph/addNode', { entity: { key, typeName: 'Company', name: 'Thing' } });
      model.entities.set(key, { folder: '', binned: false });
      return;
    }
    case 'move':
      return move(user, model, [...new Set(now.what.map((index) => at(keys(), index) ?? ''))].filter(Boolean), now.to);
    case 'unfold': {
      const key = at(model.folders.keys(), now.which);
      if (!key) return;
      expect((await user.post(`users/deleteFolder/${key}`)).status).toBe(200);
      const around = model.folders.get(key) ?? '';
      model.folders.delete(key);
      for (const [other, folder] of model.folders) if (folder === key) model.folders.set(other, around);
      for (const entity of model.entities.values()) if (entity.folder === key) entity.folder = around;
      return;
    }
    case 'bin':
    case 'restore':
    case 'delete':
      return one(user, model, now.do, at(model.entities.keys(), now.which));
    case 'batch':
      return batch(user, model, now);
    case 'empty': {
      const gone = [...model.entities].filter(([, { binned }]) => binned);
      expect((await user.get(`graph/emptyBin/${user.userKey}`)).body).toBe(gone.length);
      for (const [key] of gone) model.entities.delete(key);
    }
  }
}

async function move(user: Client, model: Model, ids: string[], to: number): Promise<void> {
  const folderId = folderAt(model, to);
  const { status } = await user.call('PUT', 'graph/addManyToFolder', JSON.stringify({ ids, folderId }));
  const binned = ids.some((id) => model.entities.get(id)?.binned);
  const circle = ids.some((id) => model.folders.has(id) && inside(model, folderId, id));
  expect(status).toBe(binned ? 403 : circle ? 409 : 200);
  if (status !== 200) return;
  for (const id of ids) {
    const entity = model.entities.get(id);
    if (entity) entity.folder = folderId;
    else model.folders.set(id, folderId);
  }
}

async function one(user: Client, model: Model, what: 'bin' | 'restore' | 'delete', key?: string): Promise<void> {
  const entity = key ? model.entities.get(key) : undefined;
  if (!key || !entity) return;
  const call = {
    bin: () => user.post('graph/softDelete', { entityKey: key }),
    restore: () => user.get(`graph/unDelete/${key}`),
    delete: () => user.call('DELETE', `graph/deleteEntity/${key}`),
  }[what];
  expect((await call()).status).toBe(200);
  if (what === 'delete') model.entities.delete(key);
  else entity.binned = what === 'bin';
}

async function batch(user: Client, model: Model, now: { what: number[]; folder: number }): Promise<void> {
  const folder = folderAt(model, now.folder);
  const named = now.what.map((index) => at(model.entities.keys(), index) ?? '').filter(Boolean);
  const body = { keys: named, folderKeys: folder ? [folder] : [] };
  expect((await user.post('graph/batchDelete', body)).status).toBe(200);
  const gone = new Set([...model.folders.keys()].filter((key) => folder && inside(model, key, folder)));
  for (const [key, entity] of model.entities) {
    if (named.includes(key) || gone.has(entity.folder)) entity.binned = true;
    if (gone.has(entity.folder)) entity.folder = '';
  }
  for (const key of gone) model.folders.delete(key);
}

interface Placed {
  key: string;
  folder: string;
}

async function seen(user: Client): Promise<unknown> {
  const [folders, shown, bin] = [
    (await user.post<Placed[]>('users/getFolders', { type: 'Company' })).body,
    (await user.get<Placed[]>('graph/getOfType/Company')).body,
    (await user.get<Placed[]>(`graph/getBin/${user.userKey}`)).body,
  ];
  const placed = (list: Placed[]) => list.map(({ key, folder }) => `${key} in ${folder}`).sort();
  return { folders: placed(folders), shown: placed(shown), bin: placed(bin) };
}

function meant({ folders, entities }: Model): unknown {
  const placed = (binned: boolean) =>
    [...entities]
      .filter(([, e]) => e.binned === binned)
      .map(([key, e]) => `${key} in ${e.folder}`)
      .sort();
  return {
    folders: [...folders].map(([key, folder]) => `${key} in ${folder}`).sort(),
    shown: placed(false),
    bin: placed(true),
  };
}

test('whatever a user does with folders and the bin, everything lies where a plain list of it says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 25 }), async (steps) => {
      const user = await organization.user();
      const model: Model = { folders: new Map(), entities: new Map() };
      for (const now of steps) await take(user, model, now);
      expect(await seen(user)).toEqual(meant(model));
    }),
    { numRuns: 6, endOnFailure: true },
  );
}, 120_000);
