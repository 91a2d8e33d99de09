import { expect, test } from '@jest/globals';
import { linkShape } from '@stemma/shared/chart/link';
import { changeLinks, changeNode, moveNodes } from '../model/commands';
import { newNode, toDocument } from '../model/document';
import { ownershipGraphOf } from '../../lib/ownership/graph';

const document = toDocument({
  ...{ name: '', description: '', routing: 'orthogonal', groups: [] },
  nodes: ['a', 'b'].map((key) => newNode({ key, typeName: 'Company', name: key })),
  links: [linkShape.parse({ key: 'ab', from: 'a', to: 'b', roles: [{ role: 'Shareholder', percentage: 60 }] })],
});
const graph = ownershipGraphOf(document);

test('is the same object while only places, labels and looks change, so that nothing is calculated again', () => {
  const moved = moveNodes(new Map([['a', { x: 300, y: 20 }]])).apply(document);
  expect(moved.nodes).not.toBe(document.nodes);
  expect(ownershipGraphOf(moved)).toBe(graph);
  expect(ownershipGraphOf(changeNode('b', { label: 'Dormant' }).apply(moved))).toBe(graph);
  expect(ownershipGraphOf(changeLinks(['ab'], { color: '#E03131' }).apply(moved))).toBe(graph);
  expect(ownershipGraphOf(document)).toBe(graph);
});

test('has who left the chart as their source ended them, and their links', () => {
  const past = { role: 'Shareholder', percentage: 100, endDate: '2023-03-03' };
  const former = ownershipGraphOf({
    ...document,
    nodes: new Map(document.nodes),
    formerParties: [{ key: 'maria', typeName: 'Individual', name: 'Maria', party: 'known', trailEnd: null }],
    formerLinks: [linkShape.parse({ key: 'ma', from: 'maria', to: 'a', roles: [past] })],
  });
  expect(former.entities.map(({ key }) => key)).toEqual(['a', 'b', 'maria']);
  expect(former.links.map(({ key }) => key)).toEqual(['ab', 'ma']);
});

test('is another one with another share, name, reason for an end, arrow or link of earlier days', () => {
  const share = changeLinks(['ab'], { roles: [{ role: 'Shareholder', percentage: 61 }] }).apply(document);
  const others = [
    share,
    changeNode('a', { name: 'A' }).apply(document),
    changeNode('a', { trailEnd: 'listed' }).apply(document),
    changeLinks(['ab'], { arrowType: 'Reversed' }).apply(document),
    { ...document, endedLinks: [linkShape.parse({ key: 'ba', from: 'b', to: 'a' })] },
  ].map(ownershipGraphOf);
  expect(others[0]?.links[0]?.roles[0]?.percentage).toBe(61);
  expect(new Set([graph, ...others]).size).toBe(6);
});
