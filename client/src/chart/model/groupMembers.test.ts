import { expect, test } from '@jest/globals';
import { byKey } from '@stemma/shared/byKey';
import { newNode, type ChartDocument } from './document';
import { groupToJoin, joinGroup, leaveGroup } from './groupMembers';
import { groupNodes } from './groups';

const plain: ChartDocument = {
  props: { name: 'Chart', description: '', routing: 'orthogonal' },
  nodes: byKey(['a', 'b', 'c', 'd'].map((key) => newNode({ key, typeName: 'Company', name: key }))),
  links: new Map(),
  groups: new Map(),
};
const family = groupNodes('g', 'Family', ['a', 'b']).apply(plain);
const membersOf = (document: ChartDocument) =>
  Object.fromEntries([...document.groups.values()].map(({ key, members }) => [key, [...members].sort()]));

test('a card joins the group of those that are chosen with it, out of its own', () => {
  expect(groupToJoin(family, ['a', 'c', 'd'])).toMatchObject({ group: { key: 'g' }, joining: ['c', 'd'] });
  expect(groupToJoin(family, ['a', 'b'])).toBeNull();
  expect(groupToJoin(family, ['c', 'd'])).toBeNull();
  expect(membersOf(joinGroup('g', ['c']).apply(family))).toEqual({ g: ['a', 'b', 'c'] });
  const two = groupNodes('h', 'Other', ['c', 'd']).apply(family);
  expect(groupToJoin(two, ['a', 'c'])).toBeNull();
  expect(membersOf(joinGroup('g', ['c']).apply(two))).toEqual({ g: ['a', 'b', 'c'], h: ['d'] });
  expect(joinGroup('g', ['a']).apply(family)).toBe(family);
  expect(joinGroup('gone', ['c']).apply(family)).toBe(family);
});

test('a card that is taken out of a group stays in the one around, and the last one takes the group along', () => {
  expect(membersOf(leaveGroup(['a']).apply(family))).toEqual({ g: ['b'] });
  expect(leaveGroup(['a', 'b']).apply(family).groups.size).toBe(0);
  const outer = groupNodes('o', 'All', ['a', 'b', 'c']).apply(family);
  expect(membersOf(outer)).toEqual({ g: ['a', 'b'], o: ['c', 'g'] });
  expect(membersOf(leaveGroup(['a']).apply(outer))).toEqual({ g: ['b'], o: ['a', 'c', 'g'] });
  expect(membersOf(leaveGroup(['c']).apply(outer))).toEqual({ g: ['a', 'b'], o: ['g'] });
  expect(leaveGroup(['d']).apply(family)).toBe(family);
});

test('notes, texts and pictures join groups and leave them as cards do', () => {
  const things = (['Sticky', 'TextBox', 'Image'] as const).map((typeName) =>
    newNode({ key: typeName, typeName, name: typeName }),
  );
  const keys = things.map(({ key }) => key);
  const document = { ...family, nodes: new Map([...family.nodes, ...byKey(things)]) };
  expect(groupToJoin(document, ['a', ...keys])).toMatchObject({ group: { key: 'g' }, joining: keys });
  const joined = joinGroup('g', keys).apply(document);
  expect(membersOf(joined)).toEqual({ g: ['Image', 'Sticky', 'TextBox', 'a', 'b'] });
  expect(membersOf(leaveGroup(keys).apply(joined))).toEqual({ g: ['a', 'b'] });
});
