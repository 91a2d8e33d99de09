import { expect, test } from '@jest/globals';
import { movedBy, overlaps, type Bounds } from '../geometry/box';
import { nest, type NestedPart } from './nest';
import { pack, packedSize } from './pack';

const GAP = 40;

/** A tree: a card at its top, over the middle of a wide row at its foot. */
function tree(width: number, height: number): NestedPart {
  const top = { left: width / 2 - 80, top: 0, right: width / 2 + 80, bottom: 60 };
  return { width, height, boxes: [top, { left: 0, top: height - 60, right: width, bottom: height }] };
}

/** The same, upside down. */
function funnel(width: number, height: number): NestedPart {
  const { boxes } = tree(width, height);
  const turned = boxes.map(({ top, bottom, ...box }) => ({ ...box, top: height - bottom, bottom: height - top }));
  return { width, height, boxes: turned };
}

const PARTS = [tree(3000, 900), funnel(3000, 900), tree(1200, 700), tree(2000, 800), funnel(900, 400)];

test('parts of which one is narrow where the other is wide are seen larger than in rows, and keep apart', () => {
  const corners = nest(PARTS, GAP);
  expect(packedSize(PARTS, corners)).toBeLessThan(0.95 * packedSize(PARTS, pack(PARTS, GAP)));
  const placed = PARTS.map(({ boxes }, at) => boxes.map((box): Bounds => movedBy(box, corners[at] ?? { x: 0, y: 0 })));
  for (const [at, boxes] of placed.entries())
    for (const other of placed.slice(at + 1).flat())
      expect(boxes.filter((box) => overlaps(box, { ...other, bottom: other.bottom + GAP - 1 }))).toEqual([]);
});

test('parts that fill their boxes stand in rows', () => {
  const full = [600, 500, 400].map((width): NestedPart => {
    const box = { left: 0, top: 0, right: width, bottom: 300 };
    return { width, height: 300, boxes: [box] };
  });
  expect(nest(full, GAP)).toEqual(pack(full, GAP));
  expect(nest([], GAP)).toEqual([]);
});
