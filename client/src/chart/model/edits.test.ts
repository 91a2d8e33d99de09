import { describe, expect, test } from '@jest/globals';
import { byKey } from '@stemma/shared/byKey';
import type { ChartChanges } from '@stemma/shared/chart/save';
import fc from 'fast-check';
import { changesSince } from './changes';
import * as commands from './commands';
import { base, command, nodeOf } from '../../testkit/anyCommand';
import { decorationValues, typedValues, type DecorationValues } from '@stemma/shared/chart/decoration';
import type { ChartDocument } from './document';
import { emptyHistory, record, redo, undo } from './history';
import { diff, isEmpty } from './patch';
import { replaceNode } from './replace';

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
    if (!node) continue;
    const decoration =
      entity.fields && typedValues({ ...decorationValues(node), ...entity.fields } as DecorationValues);
    nodes.set(entity.key, { ...node, name: entity.name, ...(decoration && { decoration }) });
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

  test('of the bends that a person gave, the one beside a card that moves goes along, so that no run goes there and back', () => {
    const bent = commands.changeLinks(['l1'], { points: [10, 20, 30, 20], adjusting: 'End' }).apply(base);
    const moved = (keys: string[]) =>
      commands.moveNodes(new Map(keys.map((key) => [key, { x: (base.nodes.get(key)?.x ?? 0) + 7, y: -50 }])));
    expect(moved(['a']).apply(bent).links.get('l1')?.points).toEqual([17, 20, 30, 20]);
    expect(moved(['b']).apply(bent).links.get('l1')?.points).toEqual([10, 20, 37, 20]);
    const sideways = commands.changeLinks(['l1'], { points: [10, 20, 10, 90], adjusting: 'End' }).apply(base);
    const b = base.nodes.get('b');
    const down = commands.moveNodes(new Map([['b', { x: b?.x ?? 0, y: (b?.y ?? 0) + 40 }]])).apply(sideways);
    expect(down.links.get('l1')?.points).toEqual([10, 20, 10, 130]);
    const straight = commands.changeChart({ routing: 'straight' }).apply(bent);
    expect(moved(['b']).apply(straight).links.get('l1')?.points).toEqual([10, 20, 30, 20]);
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
    const { nodes, links, groups } = replaceNode('a', other).apply(standing);
    expect([...nodes.keys()]).toEqual(['n', 'b', 'c', 'n1']);
    expect(nodes.get('n')).toMatchObject({ ...other, x: 0, y: 0, label: 'Top', flag: null });
    expect(links.get('l1')).toMatchObject({ from: 'n', to: 'b' });
    expect(groups.get('g')?.members).toEqual(['n', 'b']);
  });

  test('is sent as a placement and links of its own', () => {
    const changes = changesSince(standing, replaceNode('a', other).apply(standing));
    expect(changes).toMatchObject({
      entities: [],
      placements: [{ entityKey: 'n' }],
      links: [{ key: 'l1', from: 'n', to: 'b' }],
      removedPlacements: ['a'],
      removedLinks: [],
    });
  });

  test('is refused where it stands on the chart already', () => {
    expect(replaceNode('a', { ...other, key: 'b' }).apply(standing)).toBe(standing);
  });
});
