import { expect, test } from '@jest/globals';
import { pack } from './pack';

const GAP = 100;

test.each([
  [
    'three wide ones in two rows, which are seen larger than one over the other',
    [
      { width: 1922, height: 1352 },
      { width: 1823, height: 1348 },
      { width: 1829, height: 1400 },
    ],
    ['0 0', '2022 0', '0 1452'],
  ],
  [
    'high ones in one row',
    [
      { width: 770, height: 1224 },
      { width: 1012, height: 744 },
      { width: 705, height: 904 },
    ],
    ['0 0', '870 0', '1982 0'],
  ],
  [
    'few small ones side by side',
    [
      { width: 500, height: 300 },
      { width: 500, height: 300 },
    ],
    ['0 0', '600 0'],
  ],
  [
    'what is far wider than a screen one under the other',
    [
      { width: 6000, height: 400 },
      { width: 5000, height: 400 },
    ],
    ['0 0', '0 500'],
  ],
])('parts stand so that the whole is seen largest on a screen: %s', (_what, blocks, corners) => {
  expect(pack(blocks, GAP).map(({ x, y }) => `${x} ${y}`)).toEqual(corners);
  expect(pack([], GAP)).toEqual([]);
});
