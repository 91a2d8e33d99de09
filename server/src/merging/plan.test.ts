import { describe, expect, test } from '@jest/globals';
import type { MergeRecord } from '@stemma/shared/merging/compareRecords';
import { compareRecords } from '@stemma/shared/merging/compareRecords';
import { mergedProperties, peopleWhoGain, planCharts, planGrants, planMovedLinks, withKey } from './plan';
import type { GrantsRow, MergeChartRow } from './store';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const company = (properties: Record<string, unknown>): MergeRecord & { properties: Record<string, unknown> } => ({
  typeName: 'Company',
  name: text(properties['name']),
  description: text(properties['description']),
  party: 'known',
  color: '',
  fields: Object.fromEntries(
    Object.entries(properties).filter(([name]) => !['name', 'description', 'customFieldNames'].includes(name)),
  ) as MergeRecord['fields'],
  customFields: [],
  properties,
});
const kept = (properties: Record<string, unknown>) => ({ properties, integers: [] });

describe('values', () => {
  test('are the filled ones, of two different ones those of the record that stays', () => {
    const a = company({ name: 'A', registration: '1', address: null });
    const b = company({ name: 'B', registration: '2', address: 'Street' });
    expect(mergedProperties(a, b, {})).toEqual({ address: 'Street' });
  });

  test('go with their currency, and a reason with its note', () => {
    const a = company({ name: 'A', valuation: 1, currency: 'USD', trailEnd: null });
    const b = company({ name: 'B', valuation: 2, currency: 'EUR', trailEnd: 'listed', trailEndNote: 'LSE' });
    expect(mergedProperties(a, b, { 'field:valuation': 'OTHER' })).toMatchObject({
      ...{ valuation: 2, currency: 'EUR', trailEnd: 'listed', trailEndNote: 'LSE' },
    });
  });

  test('a country by its name and by its code is nothing to choose between', () => {
    const lines = compareRecords(company({ country: 'GB' }), company({ country: 'United Kingdom' }));
    expect(lines.find(({ id }) => id === 'field:country')).toMatchObject({ isAlike: true, differs: false });
  });
});

const chart = (key: string, more: Partial<MergeChartRow> = {}): MergeChartRow => ({
  ...{
    key,
    name: key,
    organizationKey: 'o',
    visibility: 'private',
    permission: 'Editor',
    groups: null,
    accepted: null,
  },
  ...{ placement: kept({ x: 0 }), keptToo: false },
  ...more,
});

test('charts that he may not edit are left, and where both stand one place stays', () => {
  const charts = [
    chart('a'),
    chart('b', { keptToo: true }),
    chart('c', { permission: null }),
    chart('d', { placement: null }),
  ];
  const plan = planCharts(charts, ({ permission }) => permission !== null);
  const keys = (list: MergeChartRow[]) => list.map(({ key }) => key);
  expect([keys(plan.moved), keys(plan.both), keys(plan.left), keys(plan.linksOnly)]).toEqual([
    ['a'],
    ['b'],
    ['c'],
    ['d'],
  ]);
});

test('links are drawn to the one that stays on charts that change, and one between the two is taken off', () => {
  const link = (key: string, from: string, to: string, on = 'a') => ({ key, chart: on, from, to, kept: kept({}) });
  const links = [link('1', 'x', 'old'), link('2', 'old', 'new'), link('3', 'old', 'x', 'elsewhere')];
  const plan = planMovedLinks(links, new Set(['a']), { keptKey: 'new', otherKey: 'old' });
  expect(plan.moved).toEqual([{ key: '1', from: 'x', to: 'new' }]);
  expect(plan.loops.map(({ key }) => key)).toEqual(['2']);
});

const grants = (more: Partial<GrantsRow>): GrantsRow => ({
  ...{ handle: 'h', kept: null, other: null, keptCharts: [], otherCharts: ['a'], aboutKept: false, aboutOther: false },
  ...{ shows: ['file'] },
  ...more,
});
const all = { info: true, notes: true, keyPersons: true, files: true, private: false };

describe('a share link', () => {
  const scope = { changed: new Set(['a']), otherStays: false };
  test('shows what both were shown with, and no more', () => {
    const [plan] = planGrants(
      [grants({ kept: kept({ ...all, notes: false }), other: kept({ ...all, files: false }) })],
      scope,
    );
    expect(plan).toMatchObject({
      granted: { info: true, notes: false, keyPersons: true, files: false },
      hides: ['file'],
    });
  });
  test('shows nothing of the one that stays where it showed the other alone', () => {
    expect(planGrants([grants({ other: kept(all) })], scope)[0]?.granted).toBeNull();
  });
  test('that is to keep its grants shows what either was shown with', () => {
    const keeping = new Set(['h']);
    const row = grants({
      kept: kept({ ...all, notes: false, info: false }),
      other: kept({ ...all, files: false, info: false }),
    });
    expect(planGrants([row], { ...scope, keeping })[0]).toMatchObject({
      granted: { info: false, notes: true, keyPersons: true, files: true },
      hides: [],
    });
    expect(planGrants([grants({ other: kept(all) })], { ...scope, keeping })[0]?.granted).toEqual(all);
    const hidden = grants({ kept: kept({ ...all, private: true }), other: kept(all) });
    expect(planGrants([hidden], { ...scope, keeping })[0]?.granted).toMatchObject({ private: true });
  });
  test('keeps private what was private of either', () => {
    const row = grants({ kept: kept(all), other: kept({ ...all, private: true }) });
    expect(planGrants([row], scope)[0]?.granted).toMatchObject({ private: true });
  });
});

test('people gain who may read one of the two alone and read what both become', () => {
  const row = (access: string[], charts: string[][] = []) => ({
    key: 'k',
    access,
    charts: charts.map((users, at) => ({ key: `c${at}`, isPublic: false, users })),
  });
  const ask = { changed: new Set(['c0']), members: [], withAccess: false };
  expect(peopleWhoGain(row(['me', 'both']), row(['me', 'both']), ask)).toBe(0);
  expect(peopleWhoGain(row(['me', 'ann']), row(['me', 'bob']), ask)).toBe(1);
  expect(peopleWhoGain(row(['me']), row(['me'], [['me', 'bob']]), ask)).toBe(1);
  expect(peopleWhoGain(row(['me']), row(['me', 'bob']), { ...ask, withAccess: true })).toBe(1);
});

test('groups and findings name the one that stays, once', () => {
  const groups = JSON.stringify([{ key: 'g', name: 'old', members: ['new', 'old', 'x'] }]);
  expect(JSON.parse(withKey(groups, 'old', 'new') ?? '')).toEqual([{ key: 'g', name: 'old', members: ['new', 'x'] }]);
  expect(withKey(groups, 'none', 'new')).toBeNull();
});
