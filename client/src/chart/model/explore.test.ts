import { describe, expect, test } from '@jest/globals';
import {
  downstreamOf,
  filtered,
  flagsOf,
  foldedAway,
  neighboursOf,
  NO_FILTER,
  pathsBetween,
  type Part,
} from './explore';
import { byKey } from '@stemma/shared/byKey';
import { withoutCards } from '@stemma/diagram/group/foldedGroups';
import { newLink, newNode, type ChartDocument, type NodeRecord } from './document';

/** Links as "holder>held", with a share behind a colon. */
function chart(...said: string[]): ChartDocument {
  const links = said.map((text) => {
    const [ends = '', share] = text.split(':');
    const [from = '', to = ''] = ends.split('>');
    const roles = share ? [{ role: 'Shareholder', percentage: Number(share) }] : [{ role: 'Director' }];
    return newLink({ key: ends, from, to, roles });
  });
  const names = [...new Set(links.flatMap(({ from, to }) => [from, to]))];
  const nodes = names.map((name) =>
    newNode({
      key: name,
      typeName: name.startsWith('p') ? 'Individual' : 'Company',
      name,
      country: name === 'b' ? 'MT' : null,
      flagColor: name === 'c' ? 'red' : null,
    }),
  );
  const props = { name: '', description: '', routing: 'orthogonal' as const };
  return { props, nodes: byKey(nodes), links: byKey(links), groups: new Map() };
}

const words = (part: Part | null) => part && [...part.nodes].sort().join(' ');

describe('exploring a chart', () => {
  const group = chart('p>a:60', 'q>a:40', 'a>b:100', 'b>c:25', 'a>d', 'd>c:75');

  test('shows what is so many links away, whichever way', () => {
    expect(words(neighboursOf(group, ['b'], 1))).toBe('a b c');
    expect(words(neighboursOf(group, ['b'], 2))).toBe('a b c d p q');
    expect([...neighboursOf(group, ['b'], 1).links].sort()).toEqual(['a>b', 'b>c']);
  });

  test('shows all that an entity holds, and no owner of it', () => {
    expect(words(downstreamOf(group, ['a']))).toBe('a b c d');
    expect(words(downstreamOf(chart('a>b', 'b>a'), ['a']))).toBe('a b');
  });

  test('shows every shortest way between two entities', () => {
    expect(words(pathsBetween(group, 'p', 'c'))).toBe('a b c d p');
    expect(words(pathsBetween(group, 'p', 'q'))).toBe('a p q');
    expect(pathsBetween(chart('a>b', 'c>d'), 'a', 'd')).toBeNull();
  });

  test('knows a country by one flag, whether by its code or its name', () => {
    const flags = (marks: Partial<NodeRecord>) =>
      flagsOf(newNode({ key: 'a', typeName: 'Company', name: 'A', ...marks }));
    expect(flags({ country: 'Switzerland' })).toEqual(['CH']);
    expect(flags({ flag: 'CH', country: 'Italy', flagColor: 'red' })).toEqual(['CH', 'red']);
    expect(flags({ flag: 'none', country: 'Italy' })).toEqual([]);
  });

  test('filters by type, flag, role and share', () => {
    expect(filtered(group, NO_FILTER)).toBeNull();
    expect(words(filtered(group, { ...NO_FILTER, types: ['Individual'] }))).toBe('p');
    expect(words(filtered(group, { ...NO_FILTER, flags: ['MT', 'red'] }))).toBe('b c');
    expect(words(filtered(group, { ...NO_FILTER, roles: ['Director'] }))).toBe('a d');
    expect(words(filtered(group, { ...NO_FILTER, least: 50, most: 80 }))).toBe('a c d p');
    expect(words(filtered(group, { ...NO_FILTER, least: 50, types: ['Individual'] }))).toBe('a p');
    expect(filtered(group, { ...NO_FILTER, least: 50, most: 40 })).toBeNull();
    expect(words(filtered(group, { ...NO_FILTER, least: 50, most: 40, roles: ['Director'] }))).toBe('a d');
  });

  test('folds away what hangs below one card alone, says how many, and keeps what others hold too', () => {
    const folded = foldedAway(group, new Set(['b']));
    expect([...folded.hidden]).toEqual([]);
    const both = foldedAway(group, new Set(['a']));
    expect([...both.hidden].sort()).toEqual(['b', 'c', 'd']);
    expect(both.counts).toEqual(new Map([['a', 3]]));
    const alone = { document: group, standing: new Map() };
    expect([...withoutCards(group, alone, both.hidden).links.keys()].sort()).toEqual(['p>a', 'q>a']);
    expect(withoutCards(group, alone, new Set())).toBe(group);
  });

  test('never folds a card away behind itself, also in a loop', () => {
    const loop = chart('a>b', 'b>c', 'c>a');
    expect([...foldedAway(loop, new Set(['a'])).hidden].sort()).toEqual(['b', 'c']);
    expect(foldedAway(loop, new Set(['a', 'b'])).hidden.has('a')).toBe(false);
  });
});
