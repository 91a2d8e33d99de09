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

test('what goes by other words comes after what is called so', () => {
  const choices = [
    { label: 'Lay out by what is linked', also: 'force organic' },
    { label: 'Export…', also: 'download print' },
    { label: 'Force a save' },
  ];
  const found = (text: string) => offered(choices, text).map(({ label }) => label);
  expect(found('force')).toEqual(['Force a save', 'Lay out by what is linked']);
  expect(found('print')).toEqual(['Export…']);
  expect(found('lay force')).toEqual(['Lay out by what is linked']);
});

test('what is called just that comes first, and signs count on neither side', () => {
  const found = (text: string, ...called: string[]) =>
    offered(
      called.map((label) => ({ label })),
      text,
    ).map(({ label }) => label);
  expect(found('rename', 'Rename the chart', 'Rename…')).toEqual(['Rename…', 'Rename the chart']);
  expect(found('Fill, width', 'Fill, width and icon')).toEqual(['Fill, width and icon']);
  expect(found('Group…', 'Ungroup', 'Group…')).toEqual(['Group…']);
});
