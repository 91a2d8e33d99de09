import { describe, expect, test } from '@jest/globals';
import { linkShape } from '@stemma/shared/chart/link';
import { newLink, newNode, toDocument } from './document';
import { outlineOf, type OutlineDirection } from './outline';

const NONE: ReadonlySet<string> = new Set();

function chart(...links: readonly [from: string, to: string, percentage?: number][]) {
  const names = [...new Set(links.flatMap(([from, to]) => [from, to]))];
  return toDocument({
    ...{ name: '', description: '', routing: 'orthogonal', groups: [] },
    nodes: names.map((name) => newNode({ key: name, typeName: 'Company', name })),
    links: links.map(([from, to, percentage]) => ({
      ...newLink({ key: `${from}-${to}`, from, to }),
      roles: linkShape.shape.roles.parse([{ role: 'Shareholder', ...(percentage !== undefined && { percentage }) }]),
    })),
  });
}

const drawn = (document: ReturnType<typeof chart>, direction: OutlineDirection, toggled = NONE, text = '') =>
  outlineOf(document, { direction, toggled }, text).map(
    ({ node, level, repeats }) => `${'  '.repeat(level - 1)}${node.name}${repeats ? ` (${repeats})` : ''}`,
  );

describe('a chart as a tree', () => {
  const group = chart(
    ['Ada', 'Top', 60],
    ['Ben', 'Top', 40],
    ['Top', 'Sub', 70],
    ['Top', 'Aux', 90],
    ['Aux', 'Sub', 30],
  );

  test('begins with ultimate holders; what they hold follows by share, and is told once', () => {
    expect(drawn(group, 'holdings')).toEqual([
      'Ada',
      '  Top',
      '    Aux',
      '      Sub',
      '    Sub',
      'Ben',
      '  Top (elsewhere)',
    ]);
  });

  test('turned round it begins with what holds nothing', () => {
    expect(drawn(group, 'owners')).toEqual(['Sub', '  Top', '    Ada', '    Ben', '  Aux', '    Top (elsewhere)']);
  });

  test('lines are opened and closed by hand', () => {
    const ids = outlineOf(group, { direction: 'holdings', toggled: NONE }).map(({ id }) => id);
    expect(drawn(group, 'holdings', new Set([ids[1]!]))).toEqual(['Ada', '  Top', 'Ben', '  Top (elsewhere)']);
    const opened = drawn(group, 'holdings', new Set([ids[6]!]));
    expect(opened.slice(-4)).toEqual(['Ben', '  Top (elsewhere)', '    Aux (elsewhere)', '    Sub']);
  });

  test('a text leaves what it finds, and all ways there', () => {
    expect(drawn(group, 'holdings', NONE, 'aux')).toEqual(['Ada', '  Top', '    Aux', 'Ben', '  Top (elsewhere)']);
  });
});

test('loops end where they close, also where nobody stands above them, and a holding of oneself does not hide anybody', () => {
  expect(drawn(chart(['A', 'B'], ['B', 'C'], ['C', 'A']), 'holdings')).toEqual(['A', '  B', '    C', '      A (loop)']);
  expect(drawn(chart(['A', 'A'], ['A', 'B']), 'holdings')).toEqual(['A', '  A (loop)', '  B']);
});

test('a chain as long as a chart may be is told', () => {
  const links = Array.from({ length: 20_000 }, (_, at) => [`n${at}`, `n${at + 1}`] as [string, string]);
  expect(outlineOf(chart(...links), { direction: 'holdings', toggled: NONE })).toHaveLength(20_001);
});
