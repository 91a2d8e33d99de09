import { expect, test } from '@jest/globals';
import { byKey } from '@stemma/shared/byKey';
import { newLink, newNode } from '../model/document';
import { highlightFound } from './highlight';

const card = (key: string, name: string) => newNode({ key, typeName: 'Company', name });
const document = {
  props: { name: '', description: '', routing: 'orthogonal' as const },
  nodes: byKey([card('a', 'Ash One'), card('b', 'Ash Two'), card('c', 'Birch'), card('d', 'Cedar')]),
  links: byKey([
    newLink({ key: 'between', from: 'a', to: 'b' }),
    newLink({ key: 'at', from: 'c', to: 'b' }),
    newLink({ key: 'apart', from: 'c', to: 'd' }),
  ]),
  groups: new Map(),
};

test('what is found keeps its links at full strength, those between and those that lead away', () => {
  expect(highlightFound(document, 'ash')).toEqual({ nodes: new Set(['a', 'b']), links: new Set(['between', 'at']) });
});

test('a search that finds nothing fades everything', () => {
  expect(highlightFound(document, 'oak')).toEqual({ nodes: new Set(), links: new Set() });
});
