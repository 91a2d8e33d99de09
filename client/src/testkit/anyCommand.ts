import fc from 'fast-check';
import { byKey } from '@stemma/shared/byKey';
import { bendLink, moveLinkText, straightenLinks } from '../chart/model/bends';
import * as commands from '../chart/model/commands';
import { changeDecoration, newPicture, newTextAnnotation, resizeNode } from '../chart/model/decor';
import { newNode, type ChartDocument, type NodeRecord } from '../chart/model/document';
import { changeGroup, groupNodes, ungroup } from '../chart/model/groups';
import { pinNodes } from '../chart/model/pins';
import { replaceNode } from '../chart/model/replace';
import { freeEnds, placeEnds } from '../chart/model/endChoice';

const KEYS = ['a', 'b', 'c', 'd', 'e', 'f'];
const LINKS = ['l1', 'l2', 'l3', 'l4', 'l5'];

const NOTES = ['n1', 'n2'];
const GROUPS = ['g', 'h', 'i'];

const noteKey = fc.constantFrom(...NOTES);
const words = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '');
const groupKey = fc.constantFrom(...GROUPS);
const key = fc.constantFrom(...KEYS);
const linkKey = fc.constantFrom(...LINKS);
const place = fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -500, max: 500 }) });
const role = fc.oneof(
  fc.record({ role: fc.constantFrom('Director', 'Trustee') }),
  fc.record({ role: fc.constant('Shareholder'), percentage: fc.integer({ min: 0, max: 100 }) }),
);
/** A card of an organisation. */
export const nodeOf = (name: string, at: { x: number; y: number }): NodeRecord =>
  newNode({ key: name, typeName: 'Company', name: `Company ${name}`, ...at });

/** A note or picture that has all it can have, so that one which comes back under its key is told from what it was. */
function addSized(node: NodeRecord): commands.Command {
  const size = { x: node.x, y: node.y, width: 180, height: 90 };
  return commands.together('add', [commands.addNode(node), resizeNode(node.key, size)]);
}

/** Any edit that a person can make. */
export const command: fc.Arbitrary<commands.Command> = fc.oneof(
  fc.tuple(key, place).map(([name, at]) => commands.addNode({ ...nodeOf(name, at), isNew: true })),
  fc.tuple(linkKey, key, key).map(([link, from, to]) => commands.addLink({ key: link, from, to })),
  fc
    .tuple(fc.array(linkKey, { maxLength: 3 }), fc.array(role, { maxLength: 3 }))
    .map(([links, roles]) => commands.changeLinks(links, { roles, dashed: roles.length > 1 })),
  fc.array(linkKey, { maxLength: 2 }).map((links) => commands.turnLinks(links)),
  fc
    .dictionary(key, place, { maxKeys: 4, noNullPrototype: true })
    .map((places) => commands.moveNodes(new Map(Object.entries(places)))),
  fc
    .dictionary(key, place, { maxKeys: 2, noNullPrototype: true })
    .map((places) => commands.moveNodes(new Map(Object.entries(places)), 'nudge')),
  fc.tuple(place, fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 2, maxLength: 2 })).map(([at, points]) =>
    commands.arrange({
      nodes: new Map(KEYS.map((name, index) => [name, { x: at.x + index * 200, y: at.y }])),
      links: new Map(LINKS.map((name) => [name, { points, linkTextPosition: 0.25, fromSpot: null, toSpot: null }])),
    }),
  ),
  fc
    .tuple(fc.array(fc.oneof(key, noteKey), { maxLength: 2 }), fc.array(linkKey, { maxLength: 2 }))
    .map(([nodes, links]) => commands.remove(nodes, links)),
  fc.tuple(key, fc.string({ minLength: 1 })).map(([name, text]) => commands.changeNode(name, { name: text })),
  fc.tuple(key, fc.string({ maxLength: 16 })).map(([name, label]) => commands.changeNode(name, { label })),
  fc
    .tuple(fc.array(key, { maxLength: 3 }), fc.string({ maxLength: 8 }), fc.constantFrom('red', null))
    .map(([keys, chartDescription, flagColor]) => commands.changeNodes(keys, { chartDescription, flagColor })),
  fc.tuple(key, key).map(([name, other]) => replaceNode(name, nodeOf(other, { x: 0, y: 0 }))),
  fc.string({ minLength: 1 }).map((name) => commands.changeChart({ name })),
  fc.tuple(fc.array(key, { maxLength: 3 }), fc.boolean()).map(([keys, pinned]) => pinNodes(keys, pinned)),
  fc
    .tuple(linkKey, fc.array(fc.integer({ min: -500, max: 500 }), { maxLength: 4 }), fc.constantFrom('straight', null))
    .map(([link, points, routing]) => bendLink(link, points, routing)),
  fc.tuple(linkKey, fc.double({ min: 0, max: 1, noNaN: true })).map(([link, at]) => moveLinkText(link, at)),
  fc.array(linkKey, { maxLength: 2 }).map((links) => straightenLinks(links)),
  fc
    .tuple(
      fc.array(linkKey, { maxLength: 2 }),
      fc.constantFrom('0.5 0', '1 0.25', null, undefined),
      fc.constantFrom('0 0.5', null),
    )
    .map(([links, fromSpot, toSpot]) => placeEnds(links, { ...(fromSpot !== undefined && { fromSpot }), toSpot })),
  fc.array(linkKey, { maxLength: 2 }).map((links) => freeEnds(links)),
  fc.tuple(noteKey, words, place).map(([name, text, at]) => addSized(newTextAnnotation('Sticky', name, text, at))),
  place.map((at) => addSized(newPicture('p', { name: 'Seal', source: 'images/seal', width: 900, height: 300 }, at))),
  fc
    .tuple(noteKey, words, fc.constantFrom('#FFD9B8', '#D5E8FF'))
    .map(([name, text, color]) => changeDecoration(name, { text, values: { color } })),
  fc
    .tuple(fc.constantFrom(...NOTES, 'p'), place, fc.integer({ min: 32, max: 400 }))
    .map(([name, at, width]) => resizeNode(name, { ...at, width, height: width / 2 })),
  fc
    .tuple(groupKey, fc.array(fc.oneof(key, noteKey), { maxLength: 4 }))
    .map(([group, members]) => groupNodes(group, `Group ${group}`, members)),
  fc.array(groupKey, { maxLength: 2 }).map((groups) => ungroup(groups)),
  fc.tuple(groupKey, fc.boolean()).map(([group, collapsed]) => changeGroup(group, { collapsed })),
  fc.tuple(groupKey, fc.string({ maxLength: 9 })).map(([group, name]) => changeGroup(group, { name })),
);

/** A chart of three cards, a link, a note and a group. */
export const base: ChartDocument = {
  props: { name: 'Blank Chart', description: '', routing: 'orthogonal' },
  nodes: byKey([
    ...['a', 'b', 'c'].map((name, index) => nodeOf(name, { x: index * 300, y: 0 })),
    stored(newTextAnnotation('Sticky', 'n1', 'Ask the bank', { x: 0, y: 300 })),
  ]),
  links: commands.addLink({ key: 'l1', from: 'a', to: 'b' }).apply({
    props: { name: '', description: '', routing: 'orthogonal' },
    nodes: byKey([nodeOf('a', { x: 0, y: 0 }), nodeOf('b', { x: 0, y: 0 })]),
    links: new Map(),
    groups: new Map(),
  }).links,
  groups: new Map([['g', { key: 'g', name: 'Group', members: ['a', 'b'], collapsed: false }]]),
};

/** The record as the store gives it back. */
function stored({ isNew: _isNew, ...node }: NodeRecord): NodeRecord {
  return node;
}
