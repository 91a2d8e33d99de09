import { expect, test } from '@jest/globals';
import { createCanvas, Path2D } from '@napi-rs/canvas';
import { byKey } from '@stemma/shared/byKey';
import { paletteOf } from '@stemma/diagram/paint/palette';
import { PLAIN_RENDER_STATE } from '../../../client/src/chart/canvas/renderState';
import { paint } from '../../../client/src/chart/canvas/painter';
import { newNode } from '../../../client/src/chart/model/document';
import { sceneOf } from './measuredScene';

// A browser has them.
const document = { createElement: () => createCanvas(1, 1) };
Object.assign(globalThis, { Path2D, document, window: { matchMedia: () => ({ matches: false }) } });

const scene = sceneOf({
  props: { routing: 'orthogonal' },
  nodes: byKey(['a', 'b', 'c'].map((key, at) => newNode({ key, typeName: 'Company', name: key, x: at * 240, y: 0 }))),
  links: byKey([]),
  groups: byKey([
    { key: 'outer', name: 'Holdings', collapsed: false, members: ['inner', 'b'] },
    { key: 'inner', name: 'Real estate', collapsed: false, members: ['a'] },
  ]),
});

/** How strongly the inner or outer group's frame is drawn, beside its cards, while these cards are related. */
function groundOf(group: string, related: readonly string[] | null): number {
  const canvas = createCanvas(900, 400);
  const context = canvas.getContext('2d') as unknown as CanvasRenderingContext2D;
  const view = { zoom: 1, panX: 200, panY: 200, width: 900, height: 400, ratio: 1 };
  const look = { ...PLAIN_RENDER_STATE, related: related && { nodes: new Set(related), links: new Set<string>() } };
  paint(context, view, scene, look, { palette: paletteOf('light'), flag: () => null, picture: () => null });
  const frame = scene.frames().find(({ key }) => key === group);
  if (!frame) throw new Error('The group has no frame.');
  const [x, y] = [frame.bounds.right - 6 + view.panX, frame.bounds.top + 6 + view.panY];
  return canvas.getContext('2d').getImageData(Math.round(x), Math.round(y), 1, 1).data[3] ?? 0;
}

test('the frame of a group fades where none of its cards is related, in it or in groups within', () => {
  for (const group of ['outer', 'inner']) {
    const plain = groundOf(group, null);
    expect(plain).toBeGreaterThan(0);
    expect(groundOf(group, ['a'])).toBe(plain);
    expect(groundOf(group, ['c'])).toBeLessThan(plain / 2);
  }
  expect(groundOf('outer', ['b'])).toBe(groundOf('outer', null));
});
