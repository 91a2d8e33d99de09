import { expect, test } from '@jest/globals';
import { resized } from '../../../client/src/chart/canvas/resizeTool';
import { newPicture } from '../../../client/src/chart/model/decor';
import { decorationValues } from '@stemma/shared/chart/decoration';
import { typesetAnnotation } from '@stemma/diagram/geometry/annotation';

const drawn = (width: number, height: number) => {
  const picture = newPicture('p', { name: 'Banner', source: 'images/b', width, height });
  const shape = typesetAnnotation('Image', picture, () => 0);
  const { pictureWidth, pictureHeight } = decorationValues(picture);
  return { kept: [pictureWidth, pictureHeight], drawn: [shape.width, shape.height] };
};

test.each([
  [1600, 80, [320, 16]],
  [80, 1600, [16, 320]],
  [900, 300, [320, 107]],
  [40, 20, [40, 20]],
  [8, 4, [32, 16]],
])('a picture of %i by %i is drawn in its proportions, as large as it is kept', (width, height, size) => {
  expect(drawn(width, height)).toEqual({ kept: size, drawn: size });
});

test('a picture that is a mere line keeps its length and is drawn as thin as can be seen', () => {
  expect(drawn(3000, 3)).toEqual({ kept: [320, 1], drawn: [320, 1] });
});

test('a corner of a long picture makes it larger in its proportions, and neither too small nor too large', () => {
  const from = { x: 0, y: 0, width: 320, height: 16 };
  const to = (x: number, y: number) => {
    const { width, height } = resized(from, { right: 1, down: 1, x: 160, y: 8 }, { x, y }, true);
    return [width, height];
  };
  expect(to(160 + 320, 8 + 16)).toEqual([640, 32]);
  expect(to(160, 10)).toEqual([320, 16]);
  expect(to(-500, -500)).toEqual([32, 2]);
  expect(to(9000, 9000)).toEqual([2000, 100]);
});
