import { expect, test } from '@jest/globals';
import { utils } from '@e965/xlsx';
import type { ChartContent } from '../../documents/content';
import { drawingSheet } from '../../documents/drawing/drawingSheet';
import { readDrawnRows } from './drawnRows';

test('a group of more members than a cell holds comes back whole; links between the same two and pictures are told', () => {
  const keys = Array.from({ length: 1200 }, (_, at) => `entity-${at}-${'k'.repeat(30)}`);
  const [a = '', b = ''] = keys;
  const node = { typeName: 'Company', name: 'N', x: 0, y: 0 };
  const content = {
    chart: {
      ...{ description: '', routing: 'orthogonal' },
      nodes: [...keys.map((key) => ({ ...node, key })), { ...node, key: 'p', typeName: 'Image' }],
      links: ['one', 'two'].map((key) => ({ key, from: a, to: b, roles: [] })),
      groups: [{ key: 'g', name: 'All', members: keys, collapsed: true }],
    },
    entities: [],
  } as unknown as ChartContent;
  const rows = utils.sheet_to_json<string[]>(drawingSheet(content), { header: 1 });
  const grid = { name: 'Drawing', rows: rows.map((cells, at) => ({ row: at + 1, cells })) };
  const { groups, faults } = readDrawnRows(grid);
  expect(groups).toEqual([{ key: 'g', name: 'All', members: keys, collapsed: true }]);
  expect(faults.map(({ why }) => why)).toEqual([
    '1 link becomes one with another between the same two entities.',
    '1 picture of the chart is not in its workbook.',
  ]);
});
