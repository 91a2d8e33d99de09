import { describe, expect, test } from '@jest/globals';
import type { ChartChanges } from '@stemma/shared/chart/save';
import fc from 'fast-check';
import { bendLink, moveLinkText, straightenLinks } from './bends';
import { changesSince } from './changes';
import * as commands from './commands';
import { byKey, newNode, type ChartDocument, type NodeRecord } from './document';
import { emptyHistory, record, redo, undo } from './history';
import { diff, isEmpty } from './patch';
import { pinNodes } from './pins';

const KEYS = ['a', 'b', 'c', 'd', 'e', 'f'];
const LINKS = ['l1', 'l2', 'l3', 'l4', 'l5'];

const key = fc.constantFrom(...KEYS);
const linkKey = fc.constantFrom(...LINKS);
const place = fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -500, max: 500 }) });
const role = fc.oneof(
  fc.record({ role: fc.constantFrom('Director', 'Trustee') }),
  fc.record({ role: fc.constant('Shareholder'), percentage: fc.integer({ min: 0, max: 100 }) }),
);
const nodeOf = (name: string, at: { x: number; y: number }): NodeRecord =>
  newNode({ key: name, typeName: 'Company', name: `Company ${name}`, ...at });

const command: fc.Arbitrary<commands.Command> = fc.oneof(
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
      links: new Map(LINKS.map((name) => [name, { points, linkTextPosition: 0.25 }])),
    }),
  ),
  fc
    .tuple(fc.array(key, { maxLength: 2 }), fc.array(linkKey, { maxLength: 2 }))
    .map(([nodes, links]) => commands.remove(nodes, links)),
  fc.tuple(key, fc.string({ minLength: 1 })).map(([name, text]) => commands.changeNode(name, { name: text })),
  fc.tuple(key, fc.string({ maxLength: 16 })).map(([name, label]) => commands.changeNode(name, { label })),
  fc
    .tuple(fc.array(key, { maxLength: 3 }), fc.string({ maxLength: 8 }), fc.constantFrom('red', null))
    .map(([keys, chartDescription, flagColor]) => commands.changeNodes(keys, { chartDescription, flagColor })),
  fc.tuple(key, key).map(([name, other]) => commands.replaceNode(name, nodeOf(other, { x: 0, y: 0 }))),
  fc.string({ minLength: 1 }).map((name) => commands.changeChart({ name })),
  fc.tuple(fc.array(key, { maxLength: 3 }), fc.boolean()).map(([keys, pinned]) => pinNodes(keys, pinned)),
  fc
    .tuple(linkKey, fc.array(fc.integer({ min: -500, max: 500 }), { maxLength: 4 }), fc.constantFrom('straight', null))
    .map(([link, points, routing]) => bendLink(link, points, routing)),
  fc.tuple(linkKey, fc.double({ min: 0, max: 1, noNaN: true })).map(([link, at]) => moveLinkText(link, at)),
  fc.array(linkKey, { maxLength: 2 }).map((links) => straightenLinks(links)),
);

const base: ChartDocument = {
  props: { name: 'Blank Chart', description: '', routing: 'orthogonal' },
  nodes: byKey(['a', 'b', 'c'].map((name, index) => nodeOf(name, { x: index * 300, y: 0 }))),
  links: commands.addLink({ key: 'l1', from: 'a', to: 'b' }).apply({
    props: { name: '', description: '', routing: 'orthogonal' },
    nodes: byKey([nodeOf('a', { x: 0, y: 0 }), nodeOf('b', { x: 0, y: 0 })]),
    links: new Map(),
    groups: new Map(),
  }).links,
  groups: new Map([['g', { key: 'g', name: 'Group', members: ['a', 'b'], collapsed: false }]]),
};

/** Records by key, so that two documents compare whatever the order in which records came. */
const plain = (document: ChartDocument) => ({
  props: document.props,
  nodes: Object.fromEntries([...document.nodes].sort().map(([name, { isNew: _, ...node }]) => [name, node])),
  links: Object.fromEntries([...document.links].sort()),
  groups: Object.fromEntries([...document.groups].sort()),
});

function play(edits: commands.Command[]) {
  let document = base;
  let history = emptyHistory;
  edits.forEach((edit, index) => {
    const done = record(history, document, edit, index * 300);
    if (done) ({ document, history } = done);
  });
  return { document, history };
}

/** What the store does with changes, as far as a document shows it. */
function stored(document: ChartDocument, changes: ChartChanges, entities: ChartDocument): ChartDocument {
  const nodes = new Map(document.nodes);
  for (const { entityKey, ...placement } of changes.placements) {
    const entity = nodes.get(entityKey) ?? entities.nodes.get(entityKey);
    if (entity) nodes.set(entityKey, { ...entity, ...placement });
  }
  for (const entity of changes.entities) {
    const node = nodes.get(entity.key);
    if (node) nodes.set(entity.key, { ...node, name: entity.name });
  }
  for (const gone of changes.removedPlacements) nodes.delete(gone);
  const links = new Map(document.links);
  for (const link of changes.links) links.set(link.key, link);
  for (const gone of changes.removedLinks) links.delete(gone);
  return {
    props: {
      name: changes.name ?? document.props.name,
      description: changes.description ?? document.props.description,
      routing: changes.routing ?? document.props.routing,
    },
    nodes,
    links,
    groups: changes.groups ? byKey(changes.groups) : document.groups,
  };
}

describe('edits of a chart', () => {
  test('any sequence of edits, then as many undos, gives the first chart back, and as many redos the last', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 25 }), (edits) => {
        const { document: last, history } = play(edits);
        let document = last;
        let state = history;
        for (let step = undo(state, document); step; step = undo(state, document)) {
          ({ document, history: state } = step);
        }
        expect(plain(document)).toEqual(plain(base));
        for (let step = redo(state, document); step; step = redo(state, document)) {
          ({ document, history: state } = step);
        }
        expect(plain(document)).toEqual(plain(last));
      }),
      { numRuns: 300 },
    );
  });

  test('what a save sends, added to what was saved, is the chart as it stands', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 25 }), fc.array(command, { maxLength: 10 }), (before, after) => {
        const saved = play(before).document;
        let document = saved;
        for (const edit of after) document = edit.apply(document);
        const changes = changesSince(saved, document);
        expect(plain(stored(saved, changes, document))).toEqual(plain(document));
      }),
      { numRuns: 300 },
    );
  });

  test('no edit leaves a link without both of its ends', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 30 }), (edits) => {
        const { document } = play(edits);
        for (const link of document.links.values()) {
          expect(document.nodes.has(link.from) && document.nodes.has(link.to)).toBe(true);
        }
      }),
    );
  });

  test('a save of a chart of 1,000 with one moved card sends one placement', () => {
    const nodes = byKey(Array.from({ length: 1000 }, (_, at) => nodeOf(`n${at}`, { x: at, y: 0 })));
    const saved = { ...base, nodes, links: new Map() };
    const moved = commands.moveNodes(new Map([['n7', { x: 1, y: 2 }]])).apply(saved);
    const changes = changesSince(saved, moved);
    expect(changes.placements.map((placement) => placement.entityKey)).toEqual(['n7']);
    expect([changes.entities, changes.links, changes.removedLinks, changes.removedPlacements]).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });

  test('an entity that exists already is placed, not made again', () => {
    const placed = commands.addNode(nodeOf('d', { x: 0, y: 0 })).apply(base);
    expect(changesSince(base, placed)).toMatchObject({ entities: [], placements: [{ entityKey: 'd' }] });
    const made = commands.addNode({ ...nodeOf('d', { x: 0, y: 0 }), isNew: true }).apply(base);
    expect(changesSince(base, made).entities).toEqual([{ key: 'd', typeName: 'Company', name: 'Company d' }]);
  });

  test('arrow keys held down are one step; a later press is another', () => {
    const nudge = (x: number) => commands.moveNodes(new Map([['a', { x, y: 0 }]]), 'nudge');
    let state = { document: base, history: emptyHistory };
    for (const [x, now] of [
      [8, 0],
      [16, 200],
      [24, 400],
      [32, 5000],
    ] as const) {
      state = record(state.history, state.document, nudge(x), now) ?? state;
    }
    expect(state.history.past).toHaveLength(2);
    const once = undo(state.history, state.document);
    expect(once?.document.nodes.get('a')?.x).toBe(24);
    const twice = once && undo(once.history, once.document);
    expect(twice && isEmpty(diff(base, twice.document))).toBe(true);
  });

  test('bends follow a link whose ends move together, and go when one end moves alone', () => {
    const bent = commands.changeLinks(['l1'], { points: [10, 20, 30, 20], linkTextPosition: 0.2 }).apply(base);
    const both = commands
      .moveNodes(
        new Map([
          ['a', { x: 5, y: 7 }],
          ['b', { x: 305, y: 7 }],
        ]),
      )
      .apply(bent);
    expect(both.links.get('l1')?.points).toEqual([15, 27, 35, 27]);
    const one = commands.moveNodes(new Map([['a', { x: 5, y: 7 }]])).apply(bent);
    expect(one.links.get('l1')).toMatchObject({ points: null, linkTextPosition: 0.5 });
  });
});

describe('an entity that takes the place of another', () => {
  const standing: ChartDocument = {
    ...base,
    nodes: byKey(
      [...base.nodes.values()].map((node) => (node.key === 'a' ? { ...node, label: 'Top', flag: 'NO' } : node)),
    ),
  };
  const other = { key: 'n', typeName: 'Trust', name: 'New Trust' } as const;

  test('has its place, its links and its look, and stands in its groups', () => {
    const { nodes, links, groups } = commands.replaceNode('a', other).apply(standing);
    expect([...nodes.keys()]).toEqual(['n', 'b', 'c']);
    expect(nodes.get('n')).toMatchObject({ ...other, x: 0, y: 0, label: 'Top', flag: null });
    expect(links.get('l1')).toMatchObject({ from: 'n', to: 'b' });
    expect(groups.get('g')?.members).toEqual(['n', 'b']);
  });

  test('is sent as a placement and links of its own', () => {
    const changes = changesSince(standing, commands.replaceNode('a', other).apply(standing));
    expect(changes).toMatchObject({
      entities: [],
      placements: [{ entityKey: 'n' }],
      links: [{ key: 'l1', from: 'n', to: 'b' }],
      removedPlacements: ['a'],
      removedLinks: [],
    });
  });

  test('is refused where it stands on the chart already', () => {
    expect(commands.replaceNode('a', { ...other, key: 'b' }).apply(standing)).toBe(standing);
  });
});
