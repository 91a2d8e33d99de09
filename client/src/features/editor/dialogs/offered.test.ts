import { expect, test } from '@jest/globals';
import { offered } from './offered';

const labels = ['Lay out the chart', 'Chart properties', 'Files of the chart', 'Align left edges', 'Undo move'];
const said = (text: string) =>
  offered(
    labels.map((label) => ({ label })),
    text,
  ).map(({ label }) => label);

test('everything is offered before anything is typed', () => {
  expect(said('  ')).toEqual(labels);
});

test('words are found by their beginnings, in any order and case, the best first', () => {
  expect(said('CHART')).toEqual(['Chart properties', 'Lay out the chart', 'Files of the chart']);
  expect(said('edg al')).toEqual(['Align left edges']);
  expect(said('ndo')).toEqual([]);
});
