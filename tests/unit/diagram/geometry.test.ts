import { describe, expect, test } from '@jest/globals';
import { layoutFaults } from '@stemma/diagram/layout/faults';
import { newLink, newNode } from '../../../client/src/chart/model/document';
import { byKey } from '@stemma/shared/byKey';
import { boundsOf, overlaps, union } from '@stemma/diagram/geometry/box';
import { createCardSetter } from '@stemma/diagram/geometry/card';
import { createLabelSetter } from '@stemma/diagram/label/linkLabel';
import { labelBounds } from '@stemma/diagram/label/labelPlace';
import { nearestOnPath, pathBounds, pointAt, simplified } from '@stemma/diagram/geometry/polyline';
import { NO_PORT_OFFSETS } from '@stemma/diagram/route/port';
import { orthogonalRoute } from '@stemma/diagram/route/orthogonalRoute';
import { segmentTouches } from '@stemma/diagram/geometry/segment';
import { Scene } from '@stemma/diagram/scene/scene';
import { clip, isRightToLeft, wrap, wrapLines, type Measure } from '@stemma/diagram/geometry/text';

const measure: Measure = (text) => [...text].length * 8;
const card = createCardSetter(measure);
const port = (x: number, y: number) => ({ x, y, width: 160, height: 56, round: 8 });
const none = NO_PORT_OFFSETS;

describe('text on cards', () => {
  test('breaks between words, on three lines at most, and ends with an ellipsis where it goes on', () => {
    expect(wrap('Marchetti Lindqvist Capital', 'name', 160, 3, measure)).toEqual(['Marchetti Lindqvist', 'Capital']);
    const long = wrap('one two three four five six seven eight', 'name', 72, 3, measure);
    expect(long).toEqual(['one two', 'three', 'four fiv…']);
  });

  test('breaks a word that is too long for a line', () => {
    expect(wrap('Donaudampfschifffahrt', 'name', 80, 3, measure).join('')).toBe('Donaudampfschifffahrt');
  });

  test('keeps the lines of a text, blank ones too, and says where more follow', () => {
    expect(wrapLines('One two\n\nthree', 'detail', 400, 9, measure)).toEqual(['One two', '', 'three']);
    expect(wrapLines(' a\r\nb\rc\nd ', 'detail', 400, 3, measure)).toEqual(['a', 'b', 'c…']);
    expect(wrapLines('', 'detail', 400, 3, measure)).toEqual(['']);
  });

  test('breaks between the words of a script that has no spaces, and after a hyphen', () => {
    expect(wrap('ทรัสต์กรุงเทพมหานคร', 'name', 120, 3, measure)).toEqual(['ทรัสต์', 'กรุงเทพมหานคร']);
    expect(wrap('株式会社三菱東京', 'name', 40, 3, measure)).toEqual(['株式会社', '三菱東京']);
    expect(wrap('Müller-Stiftung(Holding)', 'name', 120, 3, measure)).toEqual(['Müller-Stiftung', '(Holding)']);
  });

  test('is never longer than its line, whatever it is made of', () => {
    for (const text of ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 'شركة الخليج القابضة', 'x'.repeat(500), 'a b '.repeat(200)]) {
      for (const line of wrap(text, 'name', 96, 3, measure)) expect(measure(line, 'name')).toBeLessThanOrEqual(96);
    }
    expect(clip('abcdefgh', 'name', 40, measure)).toBe('abcd…');
  });

  test('knows which names run from right to left', () => {
    expect(isRightToLeft('شركة الخليج')).toBe(true);
    expect(isRightToLeft('12 שלום')).toBe(true);
    expect(isRightToLeft('Alder (שלום)')).toBe(false);
  });

  test('gives a card a width by its name between 140 and 240', () => {
    const widths = ['A', 'Alder Holdings', 'x'.repeat(90)].map(
      (name) => card(newNode({ key: 'k', typeName: 'Company', name })).width,
    );
    expect(widths[0]).toBe(140);
    expect(widths[1]).toBeGreaterThan(140);
    expect(widths[2]).toBeGreaterThan(220);
    expect(widths[2]).toBeLessThanOrEqual(240);
  });

  test('shows a description of full length whole', () => {
    const said = Array.from({ length: 100 }, (_, at) => `word ${at}`).join(' ');
    const wide: Measure = (text) => [...text].length * 6;
    const set = createCardSetter(wide);
    for (const typeName of ['Company', 'Individual'] as const) {
      const { note } = set(newNode({ key: 'k', typeName, name: 'Alder', chartDescription: said.slice(0, 1000) }));
      expect(note.join(' ')).toBe(said.slice(0, 1000).trim());
    }
  });

  test('sets a name in the width that a description gives its card, and leaves the icon beside the name', () => {
    const name = 'Casa Verde Immobiliare S.r.l.';
    const said = Array.from({ length: 90 }, (_, at) => `word ${at}`).join(' ');
    const plain = card(newNode({ key: 'k', typeName: 'Company', name }));
    const described = card(newNode({ key: 'k', typeName: 'Company', name, chartDescription: said }));
    expect([plain.lines.length, described.lines]).toEqual([2, [name]]);
    expect(plain.iconY).toBe(-17);
    expect(described.iconY + described.height / 2).toBeLessThan(20);
  });

  test('rounds people by half their height', () => {
    const shape = card(newNode({ key: 'k', typeName: 'Individual', name: 'Ada' }));
    expect(shape.corner).toBe(shape.height / 2);
  });
});

describe('the route of a link', () => {
  test('goes straight down to a card right below', () => {
    expect(orthogonalRoute(port(0, 0), port(0, 200), null, 'orthogonal', none)).toEqual([
      { x: 0, y: 28 },
      { x: 0, y: 172 },
    ]);
  });

  test('goes straight down, without a kink, to a card that stands a little beside', () => {
    expect(orthogonalRoute(port(0, 0), port(9, 200), null, 'orthogonal', none)).toEqual([
      { x: 0, y: 28 },
      { x: 0, y: 172 },
    ]);
  });

  test('runs upright and level only, whatever stands where', () => {
    for (const [x, y] of [
      [300, 200],
      [-300, 200],
      [300, -200],
      [400, 0],
      [-400, 10],
    ] as const) {
      const path = orthogonalRoute(port(0, 0), port(x, y), null, 'orthogonal', none);
      for (let at = 1; at < path.length; at++) {
        const [a, b] = [path[at - 1], path[at]];
        expect(a && b && (a.x === b.x || a.y === b.y)).toBe(true);
      }
    }
  });

  test('goes by its bends and meets both cards at their edge', () => {
    const path = orthogonalRoute(port(0, 0), port(300, 300), [20, 80, 290, 80], 'orthogonal', none);
    expect(path).toEqual([
      { x: 20, y: 28 },
      { x: 20, y: 80 },
      { x: 290, y: 80 },
      { x: 290, y: 272 },
    ]);
  });

  test('knows its middle and what is near it', () => {
    const path = [
      { x: 0, y: 0 },
      { x: 0, y: 100 },
      { x: 100, y: 100 },
    ];
    expect(pointAt(path, 0.5)).toEqual({ x: 0, y: 100, upright: true });
    expect(nearestOnPath(path, { x: 50, y: 110 })).toEqual({ distance: 10, fraction: 0.75 });
    expect(simplified([...path, { x: 150, y: 100 }])).toHaveLength(3);
  });
});

describe("a link's label", () => {
  test('keeps off the link of another owner that runs beside, where there is room elsewhere on the route', () => {
    const scene = new Scene({ card, label: createLabelSetter(measure, '2026-11-22') });
    const roles = [{ role: 'Shareholder', percentage: 45 }, { role: 'Protector' }, { role: 'Director' }];
    scene.update({
      props: { routing: 'orthogonal' },
      nodes: byKey([
        newNode({ key: 'a', typeName: 'Company', name: 'Ash', x: -320 }),
        newNode({ key: 'b', typeName: 'Company', name: 'Birch', x: 320 }),
        newNode({ key: 'c', typeName: 'Company', name: 'Cedar', y: 240 }),
      ]),
      links: byKey([
        newLink({ key: 'ac', from: 'a', to: 'c', roles }),
        newLink({ key: 'bc', from: 'b', to: 'c', roles }),
      ]),
    });
    for (const [own, other] of [
      ['ac', 'bc'],
      ['bc', 'ac'],
    ] as const) {
      const label = scene.links.get(own)?.label;
      if (!label) throw new Error('The link has no words.');
      const words = boundsOf({ x: label.x, y: label.y, width: label.shape.width, height: label.shape.height });
      const path = scene.links.get(other)?.path ?? [];
      const runs = path.slice(1).map((end, at) => union([pathBounds(path.slice(at, at + 1)), pathBounds([end])]));
      expect(runs.some((run) => run && overlaps(run, words))).toBe(false);
    }
  });
});

describe('labels, where links arrive side by side,', () => {
  const roles = [{ role: 'Shareholder', percentage: 60 }];
  const places = { a: { x: 0, y: 0 }, b: { x: 0, y: 220 }, c: { x: 320, y: 0 }, d: { x: 320, y: 220 } };

  test.each([
    ['of two owners, one of which holds more', ['ab', 'cb', 'cd']],
    ['of one owner', ['ab', 'ab2']],
    ['the other way round', ['ab', 'ba']],
  ])('keep off the link beside them: %s', (_case, ends) => {
    const scene = new Scene({ card, label: createLabelSetter(measure, '2026-11-22') });
    const links = ends.map((key) => newLink({ key, from: key.charAt(0), to: key.charAt(1), roles }));
    scene.update({
      props: { routing: 'orthogonal' },
      nodes: byKey(Object.entries(places).map(([key, at]) => newNode({ key, typeName: 'Company', name: key, ...at }))),
      links: byKey(links),
    });
    for (const { key } of links) {
      const [own, label] = [scene.links.get(key), scene.links.get(key)?.label];
      if (!own || !label) throw new Error('The link has no words.');
      const words = labelBounds(label, label.shape);
      expect(own.path.slice(1).some((end, at) => segmentTouches(own.path[at] ?? end, end, words))).toBe(true);
      for (const other of links) {
        const path = other.key === key ? [] : (scene.links.get(other.key)?.path ?? []);
        expect(path.slice(1).some((end, at) => segmentTouches(path[at] ?? end, end, words))).toBe(false);
      }
    }
    expect(layoutFaults(scene).filter(({ kind }) => kind.startsWith('label'))).toEqual([]);
  });
});

test("labels that were put somewhere on a laid-out link stay there, though another owner's link runs below them", () => {
  const scene = new Scene({ card, label: createLabelSetter(measure, '2026-11-22') });
  const at = { a: { x: 0, y: 0 }, b: { x: 400, y: 200 }, c: { x: -300, y: 100 }, d: { x: 700, y: 100 } };
  scene.update({
    props: { routing: 'orthogonal' },
    nodes: byKey(Object.entries(at).map(([key, place]) => newNode({ key, typeName: 'Company', name: key, ...place }))),
    links: byKey([
      newLink({
        ...{ key: 'ab', from: 'a', to: 'b', roles: [{ role: 'Director' }] },
        ...{ points: [0, 60, 400, 60], linkTextPosition: 0.875 },
      }),
      newLink({ key: 'cd', from: 'c', to: 'd', points: [200, 100], routing: 'straight', adjusting: 'End' }),
    ]),
  });
  const entry = scene.links.get('ab');
  const place = pointAt(entry?.path ?? [], 0.875);
  expect(entry?.label).toMatchObject({ x: place.x, y: place.y });
});

describe('a link that nobody gave bends', () => {
  const roles = [{ role: 'Shareholder', percentage: 45 }];
  const scene = (places: Record<string, { x: number; y: number }>, links: [string, string][]) => {
    const made = new Scene({ card, label: createLabelSetter(measure, '2026-11-22') });
    made.update({
      props: { routing: 'orthogonal' },
      nodes: byKey(
        Object.entries(places).map(([key, at]) => newNode({ key, typeName: 'Company', name: 'Alder', ...at })),
      ),
      links: byKey(links.map(([from, to]) => newLink({ key: from + to, from, to, roles }))),
    });
    return made;
  };
  const faults = (made: Scene) => layoutFaults(made).filter(({ kind }) => kind !== 'ownerBelow');

  test('goes round a card that stands between its ends, and back when that card goes', () => {
    const places = { a: { x: 0, y: 0 }, b: { x: 0, y: 160 }, c: { x: 0, y: 320 } };
    const made = scene(places, [['a', 'c']]);
    expect(faults(made)).toEqual([]);
    expect(made.links.get('ac')?.path.length).toBe(6);
    made.move(new Map([['b', { x: 900, y: 160 }]]));
    expect(made.links.get('ac')?.path.length).toBe(2);
    made.move(new Map([['b', { x: 0, y: 160 }]]));
    expect(made.links.get('ac')?.path).toEqual(scene(places, [['a', 'c']]).links.get('ac')?.path);
  });

  test('goes over the cards of a row, whose names no label covers', () => {
    const row = { a: { x: 0, y: 0 }, b: { x: 180, y: 0 }, c: { x: 360, y: 0 } };
    const links: [string, string][] = [
      ['a', 'b'],
      ['b', 'c'],
      ['a', 'c'],
    ];
    expect(faults(scene(row, links))).toEqual([]);
  });
});
