import { describe, expect, test } from '@jest/globals';
import { byKey } from '@stemma/shared/byKey';
import { newNode } from './document';
import { findOn } from './findOn';

const document = {
  props: { name: '', description: '', routing: 'orthogonal' as const },
  nodes: byKey([
    newNode({ key: 'b', typeName: 'Company', name: 'Société Générale Holding', country: 'LU' }),
    newNode({ key: 'a', typeName: 'Yacht', name: 'Alba', detail: 'IMO9812345', label: 'Dormant' }),
    newNode({ key: 'p', typeName: 'Custom', name: 'Private', isPrivate: true }),
  ]),
  links: new Map(),
  groups: new Map(),
};

describe('finding on a chart', () => {
  test.each([
    ['societe gen', ['b']],
    ['LUXEMBOURG', ['b']],
    ['organisation', ['b']],
    ['9812', ['a']],
    ['dormant yacht', ['a']],
    ['priv', ['p']],
    ['custom', []],
    ['al', ['a', 'b']],
    ['nobody', []],
    ['  ', []],
  ])('“%s”', (text, keys) => expect(findOn(document, text)).toEqual(keys));
});
