import type { Point } from '@stemma/diagram/geometry/box';
import { createCardSetter } from '@stemma/diagram/geometry/card';
import { createLabelSetter } from '@stemma/diagram/label/linkLabel';
import { Scene } from '@stemma/diagram/scene/scene';
import type { Measure } from '@stemma/diagram/geometry/text';
import { arrangement } from '@stemma/diagram/layout/arrangements';
import type { Elk } from '@stemma/diagram/layout/types';
import { runLayout } from '@stemma/diagram/layout/runLayout';
import { arrange } from '../../../client/src/chart/model/commands';
import { pinnedOn } from '../../../client/src/chart/model/pins';
import type { GoldenCase } from './cases';
import { countsOf, type Counts } from './counts';

/** How a chart stands: middles of cards, routes and boxes of labels by key, in chart units to a tenth, and the counts that judge it. */
export interface Drawing {
  counts: Counts;
  /** x, y. */
  cards: Record<string, number[]>;
  /** x, y of each point of the route. */
  routes: Record<string, number[]>;
  /** x, y, width, height. */
  labels: Record<string, number[]>;
}

/** Text as wide on every machine. */
const measure: Measure = (text, face) => text.length * (face === 'name' ? 7.6 : 6.4);

/** Lays a case out and draws it. */
export async function drawingOf({ kind, document }: GoldenCase, elk: Elk): Promise<Drawing> {
  const before = document();
  const scene = new Scene({ card: createCardSetter(measure), label: createLabelSetter(measure, '2026-11-26') });
  scene.update(before);
  if (kind !== null) {
    const ask = { kind, only: null, pinned: pinnedOn(before) };
    const laid = await runLayout(scene, ask, (input, of) => arrangement(of, input, elk));
    scene.update(arrange(laid).apply(before));
  }
  const byKey = <T>(map: ReadonlyMap<string, T>) => [...map].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    counts: countsOf(scene),
    cards: Object.fromEntries(byKey(scene.cards).map(([key, { x, y }]) => [key, [x, y].map(rounded)])),
    routes: Object.fromEntries(byKey(scene.links).map(([key, { path }]) => [key, flat(path)])),
    labels: Object.fromEntries(
      byKey(scene.links).flatMap(([key, { label }]) => (label ? [[key, boxOf(label, label.shape)]] : [])),
    ),
  };
}

const rounded = (value: number): number => Math.round(value * 10) / 10 + 0;
const flat = (path: readonly Point[]): number[] => path.flatMap(({ x, y }) => [rounded(x), rounded(y)]);
const boxOf = ({ x, y }: Point, { width, height }: { width: number; height: number }): number[] =>
  [x, y, width, height].map(rounded);

/** As a file: a line for each card, route and label, so that a difference shows what moved. */
export function fileOf({ counts, ...maps }: Drawing): string {
  const parts = Object.entries(maps).map(([name, map]: [string, Record<string, number[]>]) => {
    const lines = Object.entries(map).map(([key, values]) => `${JSON.stringify(key)}:${JSON.stringify(values)}`);
    return `"${name}":{\n${lines.join(',\n')}\n}`;
  });
  return `{"counts":${JSON.stringify(counts)},\n${parts.join(',\n')}}\n`;
}
