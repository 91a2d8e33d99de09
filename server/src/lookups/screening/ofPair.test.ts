import { expect, test } from '@jest/globals';
import { compareScreening } from './ofPair';
import type { FoundByScreening } from './store';

const row = (
  entityKey: string,
  recordId: string,
  state: FoundByScreening['state'],
  more: object = {},
): FoundByScreening => ({
  ...{ entityKey, recordId, state, sourceKey: 's', sourceName: 'Lists', name: recordId },
  ...more,
});

test('what a source found of both is told, and where it was decided in two ways', () => {
  const rows = [
    row('kept', 'A', 'confirmed'),
    row('kept', 'B', 'dismissed'),
    row('kept', 'C', 'open'),
    row('other', 'A', 'dismissed'),
    row('other', 'B', 'dismissed'),
    row('other', 'D', 'open'),
    row('other', 'C', 'confirmed', { sourceKey: 'another' }),
  ];
  expect(compareScreening(rows, 'kept')).toEqual({
    ...{ kept: 3, other: 4, twice: 2 },
    decidedOtherwise: [{ name: 'A', sourceName: 'Lists', kept: 'confirmed', other: 'dismissed' }],
  });
});
