import { expect, test } from '@jest/globals';
import { mapLines, MapTextFault, withMapText } from './mapText';
import { proposeMapping } from './proposeMapping';
import type { TableSheet } from '../tableSheet';

const sheet: TableSheet = {
  name: 'Group',
  rows: [
    { row: 1, cells: ['Wer', 'Was', 'Wieviel'] },
    { row: 2, cells: ['Ada', 'Quay Ltd', '30'] },
  ],
};

test('columns are named by heading, number or letter, and told', () => {
  const mapping = withMapText([sheet], proposeMapping([sheet]), 'owner=Was, owned=1, share=C');
  expect(mapLines([sheet], mapping)).toEqual(['Group, links: owner=Was, owned=Wer, share=Wieviel']);
});

test.each(['owner=Nobody', 'king=Wer', 'share=ZZ', 'share=9', 'share='])('%s names nothing that there is', (text) => {
  expect(() => withMapText([sheet], proposeMapping([sheet]), text)).toThrow(MapTextFault);
});
