import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { shiftOf } from './movedPicture';
import type { View } from './painter';
import { RenderLoop } from './renderLoop';

const FRAME = 16;
let cost: number;
let view: View;
let picture: number;
let drawn: View[];
let seen: View[];

const context = {
  setTransform: () => undefined,
  clearRect: () => undefined,
  drawImage: () => (picture += 1),
};

beforeEach(() => {
  jest.useFakeTimers();
  [cost, picture, drawn, seen] = [0, 0, [], []];
  view = { zoom: 1, panX: 0, panY: 0, width: 400, height: 300, ratio: 1 };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A loop whose chart takes `cost` milliseconds to draw. */
function open(): RenderLoop {
  const loop = new RenderLoop(document.createElement('div'), {
    canvas: document.createElement('canvas'),
    view: () => view,
    resized: () => undefined,
    draw: (_context, now) => {
      drawn.push(now);
      jest.advanceTimersByTime(cost);
    },
    seen: (now) => seen.push(now),
  });
  loop.draw();
  [drawn, seen] = [[], []];
  return loop;
}

function moveTo(loop: RenderLoop, panX: number): void {
  view = { ...view, panX };
  loop.move();
  jest.advanceTimersByTime(FRAME);
}

test('a chart that is drawn in no time is drawn at each move', () => {
  const loop = open();
  for (const panX of [10, 20, 30]) moveTo(loop, panX);
  expect(drawn.map(({ panX }) => panX)).toEqual([10, 20, 30]);
  expect(seen).toEqual(drawn);
  expect(loop.isMoving).toBe(false);
  loop.end();
});

test('of one that is slow to draw the picture moves, and it is drawn where it came to once it is still', () => {
  cost = 100;
  const loop = open();
  for (const panX of [10, 20, 30]) moveTo(loop, panX);
  expect(drawn).toEqual([]);
  expect(seen.map(({ panX }) => panX)).toEqual([10, 20, 30]);
  // Once to take it, and once a move.
  expect(picture).toBe(4);
  expect(loop.isMoving).toBe(true);
  jest.advanceTimersByTime(500);
  expect(drawn.map(({ panX }) => panX)).toEqual([30]);
  expect(seen.at(-1)).toEqual(view);
  expect(loop.isMoving).toBe(false);
  loop.end();
});

test('while it goes on moving it is drawn now and then, so that what comes into view is seen', () => {
  cost = 100;
  const loop = open();
  for (let panX = 1; panX <= 60; panX += 1) moveTo(loop, panX);
  expect(drawn.length).toBeGreaterThanOrEqual(2);
  expect(drawn.length).toBeLessThan(10);
  expect(seen).toHaveLength(60);
  loop.end();
});

test('what changes on the chart while it moves is drawn with the next frame', () => {
  cost = 100;
  const loop = open();
  moveTo(loop, 10);
  loop.repaint();
  moveTo(loop, 20);
  expect(drawn.map(({ panX }) => panX)).toEqual([20]);
  loop.end();
});

test('each chart point of a moved picture lies where it would be drawn', () => {
  const from = { ...view, zoom: 0.5, panX: 40, panY: -20, ratio: 2 };
  const to = { ...from, zoom: 0.8, panX: -30, panY: 55 };
  const { scale, x, y } = shiftOf(from, to);
  for (const point of [0, 130, -700]) {
    const place = (at: View) => ({
      x: (point * at.zoom + at.panX) * at.ratio,
      y: (point * at.zoom + at.panY) * at.ratio,
    });
    expect(place(from).x * scale + x).toBeCloseTo(place(to).x, 6);
    expect(place(from).y * scale + y).toBeCloseTo(place(to).y, 6);
  }
});
