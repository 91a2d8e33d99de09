import { expect, test } from '@jest/globals';
import { byKey } from '@stemma/shared/byKey';
import { overlaps } from '@stemma/diagram/geometry/box';
import { labelBounds } from '@stemma/diagram/label/labelPlace';
import { cardBounds } from '@stemma/diagram/scene/scene';
import { moveLinkText } from '../../../client/src/chart/model/bends';
import { newLink, newNode } from '../../../client/src/chart/model/document';
import { textPlace } from '../../../client/src/chart/model/textPlace';
import { base } from '../../../client/src/testkit/anyCommand';
import { sceneOf } from './measuredScene';

const nodes = ['a', 'b'].map((key, at) => newNode({ key, typeName: 'Company', name: key, x: 0, y: at * 400 }));
const links = [newLink({ key: 'l', from: 'a', to: 'b', roles: [{ role: 'Shareholder', percentage: 40 }] })];
const document = { ...base, nodes: byKey(nodes), links: byKey(links), groups: new Map() };

test.each([0, 60, 200, 340, 400])(
  'words put at a height of %i stand as near to it as the cards leave room for',
  (y) => {
    const scene = sceneOf(document);
    const entry = scene.links.get('l');
    const put = moveLinkText('l', entry ? textPlace(scene, entry, { x: 0, y }) : NaN).apply(document);
    const drawn = sceneOf(put);
    const label = drawn.links.get('l')?.label;
    expect(Math.abs((label?.y ?? NaN) - y)).toBeLessThan(y % 400 === 0 ? 60 : 2);
    const words = label && labelBounds(label, label.shape);
    expect([...drawn.cards.values()].some((card) => words && overlaps(cardBounds(card), words))).toBe(false);
    expect(put.links.get('l')?.linkTextPosition).not.toBe(0.5);
  },
);
