import { expect, jest, test } from '@jest/globals';
import { byKey } from '@stemma/shared/byKey';
import { createCardSetter } from '@stemma/diagram/geometry/card';
import { Scene } from '@stemma/diagram/scene/scene';
import { newNode } from '../model/document';
import type { Camera } from './camera';
import { handlesOf, type Handle } from './linking';
import { DrawLinkTool, type DrawnLink } from './drawLinkTool';

function pullingOn() {
  const scene = new Scene({ card: createCardSetter((text) => text.length * 7), label: () => null });
  const nodes = byKey([newNode({ key: 'a', typeName: 'Company', name: 'Ash Ltd' })]);
  scene.update({ props: { routing: 'orthogonal' }, nodes, links: new Map(), groups: new Map() });
  const card = scene.cards.get('a');
  if (!card) throw new Error('No card');
  const handles = handlesOf(card);
  const done = jest.fn<(pulled: DrawnLink) => void>();
  const toChart = ({ clientX: x, clientY: y }: PointerEvent) => ({ x, y });
  const pulling = new DrawLinkTool({
    ...{ scene, camera: { toChart } as unknown as Camera, changed: () => undefined, done },
    handles: () => handles,
    everywhere: () => false,
  });
  const at = (x: number, y: number) => ({ clientX: x, clientY: y, pointerType: 'mouse' }) as PointerEvent;
  const on = ({ x, y }: Handle, aside = 0) => at(x + aside, y);
  return { pulling, card, handles, done, at, on };
}

test.each([0, 1])(
  'a handle that is pressed asks for a new card beside its own, as pulling from it does: %i',
  (which) => {
    const { pulling, card, handles, done, on } = pullingOn();
    const handle = handles[which];
    if (!handle) throw new Error('No handle');
    pulling.begin(on(handle));
    pulling.move(on(handle, 2));
    pulling.end(on(handle, 2));
    const [[pulled] = []] = done.mock.calls;
    expect(pulled).toMatchObject({ key: 'a', side: handle.side, target: null, at: { x: card.x } });
    expect(Math.sign((pulled?.at.y ?? 0) - card.y)).toBe(handle.side === 'holds' ? 1 : -1);
    expect(Math.abs((pulled?.at.y ?? 0) - card.y)).toBeGreaterThan(card.shape.height);
  },
);

test('a pull that comes back to its handle, or ends on its card, asks for nothing', () => {
  const { pulling, card, handles, done, at, on } = pullingOn();
  const [handle] = handles;
  if (!handle) throw new Error('No handle');
  pulling.begin(on(handle));
  pulling.move(at(handle.x + 200, handle.y));
  pulling.move(on(handle));
  pulling.end(on(handle));
  pulling.begin(on(handle));
  pulling.move(at(card.x, card.y));
  pulling.end(at(card.x, card.y));
  expect(done).not.toHaveBeenCalled();
});
