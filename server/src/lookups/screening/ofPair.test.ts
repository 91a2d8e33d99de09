import { expect, test } from '@jest/globals';
import { comparedScreening } from './ofPair';
import type { CandidateRow } from './store';

const row = (entityKey: string, recordId: string, state: CandidateRow['state'], more: object = {}): CandidateRow =>
  ({
    ...{ entityKey, recordId, state, sourceKey: 's', sourceName: 'Lists', purpose: 'screening', name: recordId },
    ...more,
  }) as CandidateRow;

test('what a source found of both is told, and where it was decided in two ways', () => {
  const rows = [
    row('kept', 'A', 'confirmed'),
    row('kept', 'B', 'dismissed'),
    row('kept', 'C', 'open'),
    row('other', 'A', 'dismissed'),
    row('other', 'B', 'dismissed'),
    row('other', 'D', 'open'),
    row('other', 'C', 'confirmed', { sourceKey: 'another' }),
    row('other', 'LEI', 'taken', { purpose: 'record' }),
  ];
  expect(comparedScreening(rows, 'kept')).toEqual({
    ...{ kept: 3, other: 4, twice: 2 },
    decidedOtherwise: [{ name: 'A', sourceName: 'Lists', kept: 'confirmed', other: 'dismissed' }],
  });
});
