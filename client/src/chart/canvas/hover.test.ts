import { expect, test } from '@jest/globals';
import { byKey } from '@stemma/shared/byKey';
import { createCardSetter } from '@stemma/diagram/geometry/card';
import { Scene } from '@stemma/diagram/scene/scene';
import { newNode } from '../model/document';
import type { Camera } from './camera';
import { selectionOf } from '../model/selection';
import { PLAIN_RENDER_STATE } from './renderState';
import { Hover } from './hover';

test('what is under a pointer that stands still is looked for anew where the view moved', () => {
  const scene = new Scene({ card: createCardSetter((text) => text.length * 7), label: () => null });
  const nodes = byKey([newNode({ key: 'a', typeName: 'Company', name: 'Ash' })]);
  scene.update({ props: { routing: 'orthogonal' }, nodes, links: new Map() });
  let pan = 0;
  const camera: Pick<Camera, 'toChart' | 'view'> = {
    toChart: ({ clientX, clientY }) => ({ x: clientX - pan, y: clientY }),
    view: () => ({ zoom: 1, panX: pan, panY: 0, width: 800, height: 600, ratio: 1 }),
  };
  const hovered: (string | null)[] = [];
  const pointing = new Hover({
    host: { style: { cursor: '' } },
    scene,
    camera: { ...camera, toClient: (point) => point },
    look: () => PLAIN_RENDER_STATE,
    handles: () => [],
    plain: () => true,
    busy: () => false,
    hovered: (target) => hovered.push(target?.key ?? null),
    menu: () => undefined,
  });
  pointing.again();
  pointing.move({ clientX: 10, clientY: 0 });
  pan = 500;
  pointing.again();
  pan = 0;
  pointing.leave();
  pointing.again();
  expect(hovered).toEqual(['a', null, null]);
});

test('by keyboard the menu is that of the card with the focus, else of one that is selected, else of the canvas', () => {
  const scene = new Scene({ card: createCardSetter((text) => text.length * 7), label: () => null });
  const nodes = ['a', 'b'].map((key, at) => newNode({ key, typeName: 'Company', name: key, x: at * 400 }));
  scene.update({ props: { routing: 'orthogonal' }, nodes: byKey(nodes), links: new Map() });
  const asked: unknown[] = [];
  let look = PLAIN_RENDER_STATE;
  const pointing = new Hover({
    host: { style: { cursor: '' } },
    scene,
    camera: {
      toChart: ({ clientX, clientY }) => ({ x: clientX, y: clientY }),
      toClient: (point) => point,
      view: () => ({ zoom: 1, panX: 0, panY: 0, width: 800, height: 600, ratio: 1 }),
    },
    look: () => look,
    handles: () => [],
    plain: () => true,
    busy: () => false,
    hovered: () => undefined,
    menu: (target) => asked.push(target),
  });
  const ask = (button: number) => pointing.menu({ button, clientX: 0, clientY: 300, preventDefault: () => undefined });
  ask(0);
  look = { ...look, selection: selectionOf(['b']) };
  ask(0);
  look = { ...look, focused: 'a' };
  ask(0);
  ask(2);
  const canvas = { kind: 'canvas', at: { x: 0, y: 300 } };
  expect(asked).toEqual([canvas, { kind: 'card', key: 'b' }, { kind: 'card', key: 'a' }, canvas]);
});
