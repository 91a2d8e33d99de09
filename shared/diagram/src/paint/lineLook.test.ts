import { expect, test } from '@jest/globals';
import { byKey } from '@stemma/shared/byKey';
import { BUILT_IN_STYLES, STEMMA_STYLE } from '@stemma/shared/chart/builtInStyles';
import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { LINK_FAMILIES } from '@stemma/shared/chart/linkFamily';
import { newLink, newNode } from '../testkit';
import { Scene } from '../scene/scene';
import { wholeBounds } from '../scene/sceneView';
import { sceneSetters } from '../scene/sceneSetters';
import { chartLook } from './chartLook';
import { legendOf } from './legend';
import { createLineLook, FAMILY_DASHES } from './lineLook';

const DAY = '2026-11-27';
const link = (...roles: LinkRole[]) => newLink({ key: 'l', from: 'a', to: 'b', roles });
const look = createLineLook(STEMMA_STYLE, DAY);
const owned = (percentage: number) => look(link({ role: 'Shareholder', percentage }));

test('a line of ownership is the heavier the larger its share, and over a half the heaviest', () => {
  const widths = [owned(10), owned(30), owned(50), owned(50.01), owned(100)].map(({ width }) => width);
  expect(widths).toEqual([1.25, 2, 2, 2.75, 2.75]);
});

test('families are told apart without colour: by dashes or by weight', () => {
  const signs = LINK_FAMILIES.map((family) => JSON.stringify(FAMILY_DASHES[family]));
  expect(signs.filter((sign) => sign === '[]')).toHaveLength(2);
  expect(look(link({ role: 'Spouse' })).width).toBeLessThan(owned(1).width);
  expect(new Set(signs).size).toBe(4);
});

test('what somebody chose for a link stays', () => {
  const chosen = { ...link({ role: 'Trustee' }), color: '#ff0000', dashed: true };
  expect(look(chosen)).toMatchObject({ color: '#ff0000', dashes: [6, 4] });
  const plain = createLineLook({ ...STEMMA_STYLE, lines: 'own' }, DAY);
  expect(plain(link({ role: 'Trustee' }))).toEqual({ color: '#006D75', dashes: [], width: 1.5 });
});

const measure = (text: string) => text.length * 7;
function sceneOf(style = STEMMA_STYLE, roles: LinkRole[][] = []) {
  const links = roles.map((own, at) => newLink({ key: `l${at}`, from: 'a', to: 'b', roles: own }));
  const scene = new Scene(sceneSetters({ measure, day: DAY, style, links }));
  scene.update({
    props: { routing: 'orthogonal' },
    nodes: byKey([
      newNode({ key: 'a', typeName: 'Individual', name: 'Ann', country: 'CH' }),
      newNode({ key: 'b', typeName: 'Company', legalForm: 'fund', name: 'Elm', country: 'LU', y: 300 }),
      newNode({ key: 'c', typeName: 'Trust', name: 'Oak', country: 'LU', y: 600, fillColor: '#00ff00' }),
    ]),
    links: byKey(links),
  });
  const bounds = wholeBounds(scene);
  return { scene, legend: bounds ? legendOf(scene, bounds, DAY).map(({ word }) => word) : [] };
}

test('a legend names the kinds and families that are there, and only those', () => {
  const { legend } = sceneOf(STEMMA_STYLE, [[{ role: 'Shareholder', percentage: 60 }], [{ role: 'Settlor' }]]);
  expect(legend).toEqual([
    'Fund',
    'Individual',
    'Trust',
    'Ownership',
    'More than half owned',
    'Trust roles',
    'Share held',
  ]);
});

test('the role of most shares is said in the legend, and its labels are shares', () => {
  const style = BUILT_IN_STYLES.find(({ key }) => key === 'structureChart') ?? STEMMA_STYLE;
  const { scene, legend } = sceneOf(style, [
    [{ role: 'Shareholder', percentage: 100 }],
    [{ role: 'Shareholder', percentage: 40 }],
    [{ role: 'Owner', percentage: 30 }],
  ]);
  expect(legend).toContain('Share held as Shareholder');
  const labels = [...scene.links.values()].flatMap(({ label }) => label?.shape.lines ?? []);
  expect(labels.map(({ strong, plain }) => `${strong}|${plain}`)).toEqual(['100%|', '40%|', '30%|Owner']);
  expect(chartLook(DAY, STEMMA_STYLE, [link({ role: 'Shareholder', percentage: 1 })]).commonRole).toBeNull();
});

test('grounds by jurisdiction are named, the most frequent first to be told apart', () => {
  const { legend } = sceneOf({ ...STEMMA_STYLE, colorBy: 'jurisdiction' });
  expect(legend).toEqual(['Fund', 'Individual', 'Trust', 'Luxembourg', 'Switzerland']);
});
