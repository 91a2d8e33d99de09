import { expect, test } from '@jest/globals';
import { byKey } from '@stemma/shared/byKey';
import { newNode } from '../../../chart/model/document';
import { cardChoices } from './cardChoices';

test('cards are chosen by name; those of one name tell what tells them apart', () => {
  const nodes = byKey([
    newNode({ key: 'd', typeName: 'Company', name: 'Harbour', detail: 'C 2' }),
    newNode({ key: 'e', typeName: 'Company', name: 'Harbour', detail: 'C 2' }),
    newNode({ key: 'b', typeName: 'Trust', name: 'Harbour' }),
    newNode({ key: 'a', typeName: 'Individual', name: 'Anna' }),
  ]);
  expect(cardChoices({ nodes })).toEqual([
    { value: 'a', label: 'Anna' },
    { value: 'd', label: 'Harbour, Organisation, C 2' },
    { value: 'e', label: 'Harbour, Organisation, C 2 (2)' },
    { value: 'b', label: 'Harbour, Trust' },
  ]);
});
