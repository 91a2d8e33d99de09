import { describe, expect, test } from '@jest/globals';
import { createCardSetter } from '@stemma/diagram/geometry/card';
import { createLabelSetter } from '@stemma/diagram/label/linkLabel';
import { Scene } from '@stemma/diagram/scene/scene';
import type { Measure } from '@stemma/diagram/geometry/text';
import { newLink, newNode, toDocument, type ChartDocument } from '../../../client/src/chart/model/document';

const measure: Measure = (text, face) => text.length * (face === 'name' ? 7.6 : 6.4);

function sceneOf(document: ChartDocument): Scene {
  const scene = new Scene({ card: createCardSetter(measure), label: createLabelSetter(measure, '2026-11-22') });
  scene.update(document);
  return scene;
}

/** An owner with a label below it over three cards in a row; the middle one stands right below it. */
function family(): ChartDocument {
  const roles = [{ role: 'Shareholder', percentage: 40 }];
  const held = [-300, 0, 300].map((x, at) => newNode({ key: `h${at}`, typeName: 'Company', name: 'Held', x, y: 180 }));
  return toDocument({
    name: '',
    description: '',
    routing: 'orthogonal',
    nodes: [
      newNode({ key: 'owner', typeName: 'Company', name: 'Owner', label: 'Parent', labelVisible: true, x: 0, y: 0 }),
      ...held,
    ],
    links: held.map(({ key }) => newLink({ key, from: 'owner', to: key, roles })),
    groups: [],
  });
}

function heights(scene: Scene): number[] {
  return [...scene.links.values()].map(({ label }) => Math.round(label?.y ?? NaN));
}

describe('labels of links from one owner into one row stand at one height', () => {
  test('where the links find their route by themselves', () => {
    const [first, ...others] = heights(sceneOf(family()));
    expect(others).toEqual([first, first]);
  });
});
