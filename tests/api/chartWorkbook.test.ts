import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { read, utils } from '@e965/xlsx';
import type { ChartLink } from '@stemma/shared/chart/link';
import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { randomUUID } from 'node:crypto';
import { openChart } from '../../server/src/charts/service';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp } from '../testkit/app';
import { bodsFaults } from '../testkit/bodsSchema';
import {
  contextOf,
  drawnBy,
  drawnChart,
  importTable,
  saidBy,
  seededChart,
  withWorkbook,
} from '../testkit/chartWorkbooks';
import type { Client } from '../testkit/client';
import { fileOf } from '../testkit/sheets';

let app: TestApp;
let organization: TestOrganization;
let user: Client;

beforeAll(async () => {
  app = await joinApp();
});
beforeEach(async () => {
  organization = await app.organization();
  user = await organization.user();
});
afterAll(() => app.close());

const contextFor = (client: Client) => contextOf(app.store, client);
const made = () => withWorkbook(app.store, user, drawnChart());
const bring = (file: File, { chart }: { chart: string }, client = user) => importTable(client, file, chart);

test.each([
  [1, 6],
  [2, 12],
  [3, 30],
  [4, 60],
])('the workbook of a chart comes in as the chart that it was: seed %i, %i entities', async (seed, count) => {
  const { key, bytes } = await withWorkbook(app.store, user, seededChart(seed, count));
  const copy = await bring(fileOf(bytes, 'copy.xlsx'), { chart: `Copy ${seed}` });
  expect(copy.skipped).toEqual([]);
  expect(await saidBy(await contextFor(user), copy.chartKey)).toEqual(await saidBy(await contextFor(user), key));
});

test('the workbook of a chart comes in drawn as it was, with the entities that are there', async () => {
  const { key, bytes } = await made();
  const copy = await bring(fileOf(bytes, 'copy.xlsx'), { chart: 'A  copy' });
  expect(await drawnBy(await contextFor(user), copy.chartKey)).toEqual(await drawnBy(await contextFor(user), key));
  expect(copy).toMatchObject({ skipped: [], joined: 4, entities: { made: 0, changed: 0 } });
  expect(copy.notes).toEqual(['4 entities were there already, by their keys.']);
  const { body, status } = await user.get<object[]>(`datasets/bods/${copy.chartKey}`);
  expect([status, bodsFaults(body)]).toEqual([200, []]);
  const again = await bring(fileOf(bytes, 'copy.xlsx'), { chart: 'A  copy' });
  expect(again).toMatchObject({ chartKey: copy.chartKey, made: 0, joined: 0, entities: { changed: 0 } });
});

test('the workbook of a chart comes in drawn as it was in another organization, with entities of its own', async () => {
  const { key, bytes } = await made();
  const other = await (await app.organization()).user();
  const copy = await bring(fileOf(bytes, 'copy.xlsx'), { chart: 'Copy' }, other);
  expect(copy).toMatchObject({ skipped: [], joined: 0, entities: { made: 4 } });
  expect(await drawnBy(await contextFor(other), copy.chartKey)).toEqual(await drawnBy(await contextFor(user), key));
  const here = await openChart(await contextFor(user), key);
  const there = await openChart(await contextFor(other), copy.chartKey);
  const keys = new Set(here.nodes.map((node) => node.key));
  expect(there.nodes.filter((node) => keys.has(node.key))).toEqual([]);
});

test('the workbook of a chart is taken word for word: roles, names that name nobody, links that have ended, no source of its own', async () => {
  const keys = Array.from({ length: 5 }, () => randomUUID() as string);
  const names = ['Unknown', 'Elm Ltd; Oak Ltd', 'Acme (50%)', 'Free float', 'Total'];
  const said: { role: string; percentage?: number; startDate?: string; endDate?: string }[][] = [
    [{ role: 'Director, CEO' }],
    [{ role: 'Owner', percentage: 7 }, { role: 'Wife of' }],
    [{ role: 'Aktionär', percentage: 1 }],
    [{ role: 'Director', startDate: '2019-01-01', endDate: '2021-06-30' }],
  ];
  const changes = {
    entities: keys.map((key, at) => ({ key, typeName: 'Company' as const, name: names[at] ?? '', fields: {} })),
    placements: keys.map((entityKey, at) => ({ entityKey, x: at * 300, y: 0 })),
    links: said.map((roles, at) => ({
      ...{ key: randomUUID(), roles },
      ...{ from: keys[at] ?? '', to: keys[at + 1] ?? '' },
    })),
  };
  const { key, bytes } = await withWorkbook(app.store, user, changes);
  const copy = await bring(fileOf(bytes, 'copy.xlsx'), { chart: 'Word for word' });
  const { nodes, links } = await openChart(await contextFor(user), copy.chartKey);
  expect(nodes.map(({ name }) => name).sort()).toEqual([...names].sort());
  const rolesIn = (all: readonly ChartLink[]) =>
    keys.slice(0, 4).map((from) => all.find((link) => link.from === from)?.roles ?? []);
  const stated = ({ role, percentage, startDate, endDate, source }: LinkRole) =>
    Object.fromEntries(
      Object.entries({ role, percentage, startDate, endDate, source }).filter(([, value]) => value != null),
    );
  const before = rolesIn((await openChart(await contextFor(user), key)).links).map((some) => some.map(stated));
  expect(before.map((some) => some.map(({ role }) => role))).toEqual(said.map((some) => some.map(({ role }) => role)));
  expect(rolesIn(links).map((some) => some.map(stated))).toEqual(before);
});

test('the workbook of a chart says nothing of how cards are drawn that it leaves out', async () => {
  const { key } = await made();
  const { nodes } = await openChart(await contextFor(user), key);
  const left = nodes.filter(({ name }) => name === 'Dock Ltd' || name === 'To be asked').map((node) => node.key);
  const { bytes } = await user.download(`datasets/excel/${key}`, { leaveOut: left });
  const { Sheets } = read(bytes);
  const text = JSON.stringify(utils.sheet_to_json(Sheets['Drawing'] ?? {}, { header: 1 }));
  for (const word of [...left, 'anchor', 'Monday']) expect(text).not.toContain(word);
  expect(text).toContain('Ship');
});
