import { describe, expect, test } from '@jest/globals';
import { compareDays, netChanges, ownershipChanges } from './changes';
import type { OwnershipChange } from './changes';
import { changedLinks } from './changedLinks';
import { graphOf } from './testkit';

const change = (date: string, ...holders: [key: string, before: number, after: number][]): OwnershipChange => ({
  date,
  links: [],
  holders: holders.map(([key, before, after]) => ({ key, before, after })),
});

describe('several changes together', () => {
  test('go from the first before to the last after, and leave out who has what he had', () => {
    const net = netChanges([
      change('2020-01-01', ['ada', 0, 30], ['ivo', 100, 70]),
      change('2021-01-01', ['ada', 30, 55], ['ivo', 70, 45]),
      change('2022-01-01', ['ivo', 45, 100], ['noa', 5, 0]),
    ]);
    expect(net).toEqual([
      { key: 'ada', before: 0, after: 55 },
      { key: 'noa', before: 5, after: 0 },
    ]);
  });

  test('of none are none', () => {
    expect(netChanges([])).toEqual([]);
  });

  test('come to the same as the two days compared', () => {
    const graph = graphOf([
      ['ada', 'A', [{ role: 'Shareholder', percentage: 40, startDate: '2020-01-01', endDate: '2022-01-01' }]],
      ['ivo', 'A', [{ role: 'Shareholder', percentage: 60, startDate: '2020-01-01' }]],
      ['noa', 'A', [{ role: 'Shareholder', percentage: 40, startDate: '2022-01-01' }]],
      ['A', 'B', [{ role: 'Shareholder', percentage: 50, startDate: '2021-01-01' }]],
    ]);
    const [from, to] = ['2020-06-01', '2023-01-01'];
    const within = ownershipChanges(graph, { subject: 'B' }).filter(({ date }) => date > from && date <= to);
    const net = netChanges(within);
    expect(net.length).toBeGreaterThan(2);
    expect(net).toEqual(compareDays(graph, { subject: 'B' }, from, to));
  });
});

test('what starts and ends in links on a day', () => {
  const graph = graphOf([
    [
      'ada',
      'A',
      [
        { role: 'Shareholder', percentage: 40, endDate: '2022-01-01' },
        { role: 'Shareholder', minimum: 25, maximum: 50, startDate: '2022-01-01' },
        { role: 'Director', startDate: '2021' },
      ],
    ],
    ['ivo', 'A', [{ role: 'Owner', startDate: '2022-01-01' }]],
  ]);
  expect(changedLinks(graph, '2022-01-01', ['l1', 'l2'])).toEqual([
    { link: 'l1', holder: 'ada', subject: 'A', begins: ['Shareholder 25 to 50 %'], ends: ['Shareholder 40 %'] },
    { link: 'l2', holder: 'ivo', subject: 'A', begins: ['Owner'], ends: [] },
  ]);
  expect(changedLinks(graph, '2021-12-31', ['l1']).map(({ begins }) => begins)).toEqual([['Director']]);
  expect(changedLinks(graph, '2022-01-01', ['l2'])).toHaveLength(1);
});
