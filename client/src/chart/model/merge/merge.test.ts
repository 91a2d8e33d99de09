import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decorationValues } from '@stemma/shared/chart/decoration';
import { base as start, command } from '../../../testkit/anyCommand';
import { addLink, addNode, changeChart, changeLinks, changeNode, moveNodes, remove, type Command } from '../commands';
import { newNode, type ChartDocument } from '../document';
import { groupNodes } from '../groups';
import { replaceNode } from '../replace';
import { same } from '../same';
import { merge } from './merge';
import type { Side } from './meet';

const company = (key: string) => addNode(newNode({ key, typeName: 'Company', name: `${key} Ltd` }));
const after = (before: ChartDocument, ...commands: Command[]) =>
  commands.reduce((document, one) => one.apply(document), before);

const blank: ChartDocument = {
  props: { name: 'Group', description: '', routing: 'orthogonal' },
  nodes: new Map(),
  links: new Map(),
  groups: new Map(),
};
const base = after(blank, company('a'), company('b'), company('c'), addLink({ key: 'ab', from: 'a', to: 'b' }));

const mineCounts = () => 'mine' as const;
const ask = (mine: ChartDocument, theirs: ChartDocument, side: Side = 'mine') =>
  merge({ base, mine, theirs }, () => side);

/** A chart as data of which the order does not matter. */
function summary({ props, nodes, links, groups }: ChartDocument) {
  return {
    props,
    nodes: Object.fromEntries(
      [...nodes].map(([key, node]) => [key, { ...node, isNew: null, decoration: decorationValues(node) }]),
    ),
    links: Object.fromEntries(links),
    groups: Object.fromEntries(
      [...groups].map(([key, group]) => [key, { ...group, members: [...group.members].sort() }]),
    ),
  };
}

describe('what two people did to one chart', () => {
  test('is kept of both where it does not touch, field by field', () => {
    const { document, clashes } = ask(
      after(base, changeNode('a', { label: 'Mine' }), company('d'), addLink({ key: 'ad', from: 'a', to: 'd' })),
      after(base, changeNode('a', { flag: 'MT' }), remove(['c'], []), changeLinks(['ab'], { dashed: true })),
    );
    expect(clashes).toEqual([]);
    expect(document.nodes.get('a')).toMatchObject({ label: 'Mine', flag: 'MT' });
    expect([...document.nodes.keys()].sort()).toEqual(['a', 'b', 'd']);
    expect(document.links.get('ab')).toMatchObject({ dashed: true });
    expect(document.links.has('ad')).toBe(true);
  });

  test('asks whose name counts where both gave one', () => {
    const sides = [
      after(base, changeNode('a', { name: 'Ash' })),
      after(base, changeNode('a', { name: 'Oak' })),
    ] as const;
    expect(ask(...sides)).toMatchObject({
      clashes: [{ id: 'card:a', name: 'Oak', mine: ['Name: a Ltd → Ash'], theirs: ['Name: a Ltd → Oak'] }],
    });
    expect(ask(...sides).document.nodes.get('a')?.name).toBe('Ash');
    expect(ask(...sides, 'theirs').document.nodes.get('a')?.name).toBe('Oak');
  });

  test('asks before a link goes whose card somebody else took off, and brings the card back with its links', () => {
    const mine = after(base, addLink({ key: 'bc', from: 'b', to: 'c' }));
    const theirs = after(base, remove(['b'], []));
    const merged = ask(mine, theirs);
    expect(merged.clashes).toEqual([
      { id: 'card:b', kind: 'card', name: 'b Ltd', mine: ['Link: b Ltd – c Ltd'], theirs: ['Taken off the chart'] },
    ]);
    expect([...merged.document.links.keys()].sort()).toEqual(['ab', 'bc']);
    const gone = ask(mine, theirs, 'theirs').document;
    expect([...gone.nodes.keys(), ...gone.links.keys()]).toEqual(['a', 'c']);
  });

  test('asks before a link goes with a card that somebody else replaced by another', () => {
    const theirs = after(
      base,
      changeLinks(['ab'], { roles: [{ role: 'Director' }] }),
      replaceNode('a', newNode({ key: 'd', typeName: 'Company', name: 'd Ltd' })),
    );
    const mine = after(base, remove(['a'], []));
    expect(ask(mine, theirs).clashes).toMatchObject([{ id: 'link:ab', name: 'a Ltd – b Ltd', mine: ['Removed'] }]);
    expect(ask(mine, theirs).document.links.size).toBe(0);
    expect(ask(mine, theirs, 'theirs').document.links.get('ab')).toMatchObject({
      from: 'd',
      roles: [{ role: 'Director' }],
    });
  });

  const replaced = (key: string, by: string) =>
    replaceNode(key, newNode({ key: by, typeName: 'Company', name: `${by} Ltd` }));

  test('keeps a card with its links as they were meant of it where another one took its place', () => {
    const mine = after(base, changeNode('b', { label: 'Hot' }), changeLinks(['ab'], { roles: [{ role: 'Owner' }] }));
    const theirs = after(base, replaced('b', 'e'));
    const { document, clashes } = ask(mine, theirs);
    expect(clashes).toMatchObject([{ id: 'card:b', theirs: ['Taken off the chart'] }]);
    expect(document.links.get('ab')).toMatchObject({ from: 'a', to: 'b', roles: [{ role: 'Owner' }] });
    const other = ask(mine, theirs, 'theirs').document;
    expect(other.links.get('ab')).toMatchObject({ from: 'a', to: 'e', roles: [] });
    expect(other.nodes.has('b')).toBe(false);
  });

  test('asks before a card goes that somebody else put in a group', () => {
    const mine = after(base, groupNodes('g', 'Left', ['b', 'c']));
    const theirs = after(base, replaced('b', 'e'));
    expect(ask(mine, theirs).clashes).toMatchObject([{ id: 'card:b', mine: ['Group: Left'] }]);
    expect(ask(mine, theirs).document.groups.get('g')?.members.sort()).toEqual(['b', 'c']);
    expect(ask(mine, theirs, 'theirs').document.groups.get('g')?.members).toEqual(['c']);
  });

  test('tells by name which cards took the place of one that both replaced', () => {
    const { document, clashes } = ask(after(base, replaced('b', 'e')), after(base, replaced('b', 'f')));
    expect(clashes).toEqual([
      {
        ...{ id: 'link:ab', kind: 'link', name: 'a Ltd – b Ltd' },
        mine: ['Now a Ltd – e Ltd', 'Was a Ltd – b Ltd'],
        theirs: ['Now a Ltd – f Ltd', 'Was a Ltd – b Ltd'],
      },
    ]);
    expect(document.links.get('ab')?.to).toBe('e');
  });

  test('asks once where both laid the chart out', () => {
    const to = (x: number) => moveNodes(new Map(['a', 'b'].map((key) => [key, { x, y: x }])));
    const both = ask(after(base, to(10)), after(base, to(20)), 'theirs');
    expect(both.clashes).toMatchObject([{ id: 'places', name: 'Where 2 cards stand' }]);
    expect(both.document.nodes.get('b')).toMatchObject({ x: 20, y: 20 });
  });

  test('asks once about all cards that one moved and the other took off', () => {
    const moved = (...keys: string[]) => moveNodes(new Map(keys.map((key) => [key, { x: 7, y: 7 }])));
    const one = ask(after(base, moved('a')), after(base, remove(['a'], [])));
    expect(one.clashes).toEqual([
      { id: 'moved', kind: 'moved', name: 'a Ltd', mine: ['Moved'], theirs: ['Taken off the chart'] },
    ]);
    expect(one.document.nodes.get('a')).toMatchObject({ x: 7 });
    const [mine, theirs] = [after(base, moved('a'), remove(['b'], [])), after(base, moved('b'), remove(['a'], []))];
    const both = ask(mine, theirs, 'theirs');
    expect(both.clashes).toMatchObject([
      {
        name: '2 cards, moved and taken off',
        mine: ['Taken off the chart: b Ltd', 'Moved: a Ltd'],
        theirs: ['Taken off the chart: a Ltd', 'Moved: b Ltd'],
      },
    ]);
    expect([both.document.nodes.has('a'), both.document.nodes.get('b')?.x]).toEqual([false, 7]);
  });

  test('asks about the chart itself, and about groups that both changed', () => {
    const mine = after(base, changeChart({ name: 'One' }), groupNodes('g', 'Left', ['a', 'b']));
    const theirs = after(base, changeChart({ name: 'Two' }), groupNodes('h', 'Right', ['b', 'c']));
    expect(ask(mine, theirs).clashes.map(({ id }) => id)).toEqual(['chart', 'groups']);
    expect(ask(mine, theirs).clashes.at(-1)).toMatchObject({
      mine: ['Left: a Ltd, b Ltd'],
      theirs: ['Right: b Ltd, c Ltd'],
    });
    const apart = ask(
      after(base, groupNodes('g', 'Left', ['a'])),
      after(base, groupNodes('h', 'Right', ['c']), changeChart({ description: 'Held' })),
    );
    expect(apart.clashes).toEqual([]);
    expect([...apart.document.groups.keys()].sort()).toEqual(['g', 'h']);
  });
});

const edits = fc.array(command, { maxLength: 8 });
const afterAll = (commands: readonly Command[]) => after(start, ...commands);

describe('any two sequences of edits', () => {
  test('merged either way round give the same chart', () => {
    fc.assert(
      fc.property(edits, edits, fc.func(fc.constantFrom<Side>('mine', 'theirs')), (one, other, choose) => {
        const [mine, theirs] = [afterAll(one), afterAll(other)];
        const there = merge({ base: start, mine, theirs }, choose);
        const back = merge({ base: start, mine: theirs, theirs: mine }, (id) =>
          choose(id) === 'mine' ? 'theirs' : 'mine',
        );
        expect(summary(back.document)).toEqual(summary(there.document));
        expect(back.clashes.map(({ id }) => id).sort()).toEqual(there.clashes.map(({ id }) => id).sort());
      }),
      { numRuns: 400 },
    );
  });

  test('merged leave no link without its ends, and where nothing touches, nothing that either made or changed is lost', () => {
    fc.assert(
      fc.property(edits, edits, (one, other) => {
        const [mine, theirs] = [afterAll(one), afterAll(other)];
        const { document, clashes } = merge({ base: start, mine, theirs }, mineCounts);
        for (const { from, to } of document.links.values()) {
          expect(document.nodes.has(from) && document.nodes.has(to)).toBe(true);
        }
        if (clashes.length) return;
        for (const side of [mine, theirs]) {
          for (const [key, link] of side.links) {
            const was = start.links.get(key);
            if (!was || !same(was.roles, link.roles)) expect(document.links.get(key)?.roles).toEqual(link.roles);
          }
          for (const [key, node] of side.nodes) {
            const was = start.nodes.get(key);
            if (!was || was.name !== node.name) expect(document.nodes.get(key)?.name).toBe(node.name);
            if (!was || was.label !== node.label) expect(document.nodes.get(key)?.label).toBe(node.label);
          }
        }
      }),
      { numRuns: 400 },
    );
  });

  test('of which one did nothing give what the other did', () => {
    fc.assert(
      fc.property(edits, (one) => {
        const mine = afterAll(one);
        const merged = merge({ base: start, mine, theirs: start }, mineCounts);
        expect(merged.clashes).toEqual([]);
        expect(summary(merged.document)).toEqual(summary(mine));
      }),
    );
  });
});
