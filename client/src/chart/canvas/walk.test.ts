import { expect, test } from '@jest/globals';
import { createCardSetter } from '@stemma/diagram/geometry/card';
import { createLabelSetter } from '@stemma/diagram/label/linkLabel';
import { Scene } from '@stemma/diagram/scene/scene';
import { newLink, newNode, toDocument } from '../model/document';
import { alongLink, toward } from './walk';

const PLACES = { top: [0, 0], near: [0, 200], far: [300, 400], aside: [-400, 0] } as const;

function scene(): Scene {
  const made = new Scene({
    card: createCardSetter((text) => text.length * 7),
    label: createLabelSetter((text) => text.length * 6, '2026-11-27'),
  });
  made.update(
    toDocument({
      ...{ name: '', description: '', routing: 'orthogonal', groups: [] },
      nodes: Object.entries(PLACES).map(([key, [x, y]]) => newNode({ key, typeName: 'Company', name: key, x, y })),
      links: [newLink({ key: 'l', from: 'top', to: 'far' })],
    }),
  );
  return made;
}

test('arrows go to the nearest card that way, with Alt only along links', () => {
  const chart = scene();
  expect(toward(chart, 'top', 'down')).toBe('near');
  expect(alongLink(chart, 'top', 'down')).toBe('far');
  expect(alongLink(chart, 'far', 'up')).toBe('top');
  expect(toward(chart, 'top', 'left')).toBe('aside');
  expect(alongLink(chart, 'top', 'left')).toBeNull();
});
