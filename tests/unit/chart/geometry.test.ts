import { describe, expect, test } from '@jest/globals';
import { newNode } from '../../../client/src/chart/model/document';
import { createCardSetter } from '@stemma/shared/chart/geometry/card';
import { nearest, pointAt, simplified } from '@stemma/shared/chart/geometry/polyline';
import { route } from '@stemma/shared/chart/geometry/route';
import { clip, runsRightToLeft, wrap, type Measure } from '@stemma/shared/chart/geometry/text';

const measure: Measure = (text) => [...text].length * 8;
const card = createCardSetter(measure);
const port = (x: number, y: number) => ({ x, y, width: 160, height: 56, round: 8 });
const none = { from: 0, to: 0 };

describe('text on cards', () => {
  test('breaks between words, on three lines at most, and ends with an ellipsis where it goes on', () => {
    expect(wrap('Marchetti Lindqvist Capital', 'name', 160, 3, measure)).toEqual(['Marchetti Lindqvist', 'Capital']);
    const long = wrap('one two three four five six seven eight', 'name', 72, 3, measure);
    expect(long).toEqual(['one two', 'three', 'four fiv…']);
  });

  test('breaks a word that is too long for a line', () => {
    expect(wrap('Donaudampfschifffahrt', 'name', 80, 3, measure).join('')).toBe('Donaudampfschifffahrt');
  });

  test('is never longer than its line, whatever it is made of', () => {
    for (const text of ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 'شركة الخليج القابضة', 'x'.repeat(500), 'a b '.repeat(200)]) {
      for (const line of wrap(text, 'name', 96, 3, measure)) expect(measure(line, 'name')).toBeLessThanOrEqual(96);
    }
    expect(clip('abcdefgh', 'name', 40, measure)).toBe('abcd…');
  });

  test('knows which names run from right to left', () => {
    expect(runsRightToLeft('شركة الخليج')).toBe(true);
    expect(runsRightToLeft('12 שלום')).toBe(true);
    expect(runsRightToLeft('Alder (שלום)')).toBe(false);
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

  test('rounds people by half their height', () => {
    const shape = card(newNode({ key: 'k', typeName: 'Individual', name: 'Ada' }));
    expect(shape.corner).toBe(shape.height / 2);
  });
});

describe('the way of a link', () => {
  test('goes straight down to a card right below', () => {
    expect(route(port(0, 0), port(0, 200), null, 'orthogonal', none)).toEqual([
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
      const path = route(port(0, 0), port(x, y), null, 'orthogonal', none);
      for (let at = 1; at < path.length; at++) {
        const [a, b] = [path[at - 1], path[at]];
        expect(a && b && (a.x === b.x || a.y === b.y)).toBe(true);
      }
    }
  });

  test('goes by its bends and meets both cards at their edge', () => {
    const path = route(port(0, 0), port(300, 300), [20, 80, 290, 80], 'orthogonal', none);
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
    expect(nearest(path, { x: 50, y: 110 })).toEqual({ distance: 10, fraction: 0.75 });
    expect(simplified([...path, { x: 150, y: 100 }])).toHaveLength(3);
  });
});
