import { expect, test } from '@jest/globals';
import { limits } from '@stemma/shared/limits';
import { GridIndex } from './gridIndex';
import { workDone } from './work';

const square = (x: number, y: number) => ({ left: x - 50, top: y - 50, right: x + 50, bottom: y + 50 });
const reach = limits.chartReach;

test('a run across all that a chart may be costs no more looks than there are rectangles', () => {
  const index = new GridIndex();
  index.set('near', square(0, 0));
  index.set('end', square(reach, reach));
  const before = workDone();
  const found = [
    ...index.along([
      { x: -reach, y: -reach },
      { x: reach, y: reach },
    ]),
  ];
  expect(found.sort()).toEqual(['end', 'near']);
  expect(workDone() - before).toBeLessThan(20);
});

test('a slanting run among many rectangles meets those that it passes, and few others', () => {
  const index = new GridIndex();
  for (let column = 0; column < 20; column++)
    for (let row = 0; row < 20; row++) index.set(`${column} ${row}`, square(column * 1000, row * 1000));
  const found = [
    ...index.along([
      { x: 0, y: 0 },
      { x: 19_000, y: 19_000 },
    ]),
  ];
  expect(new Set(found)).toEqual(new Set(Array.from({ length: 20 }, (_, at) => `${at} ${at}`)));
});
