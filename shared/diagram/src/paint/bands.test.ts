import { expect, test } from '@jest/globals';
import { byKey } from '@stemma/shared/byKey';
import { STEMMA_STYLE } from '@stemma/shared/chart/builtInStyles';
import type { TagMark } from '@stemma/shared/chart/chart';
import type { BandRule } from '@stemma/shared/chart/style';
import { chartPptx } from '../export/pptx/pptx';
import { chartSvg } from '../export/svg/svg';
import { theme } from '../export/testScene';
import { Scene } from '../scene/scene';
import { sceneSetters } from '../scene/sceneSetters';
import { newNode } from '../testkit';
import { chartBands } from './bands';
import { legendOf } from './legend';

const DAY = '2026-11-28';

/** Two companies of the Cayman Islands beside each other, a British one below them, a person without a country, and a note between. */
function sceneBy(
  bandBy: BandRule,
  { offshore = STEMMA_STYLE.offshore, tags = {} }: { offshore?: string[]; tags?: Record<string, TagMark[]> } = {},
) {
  const style = { ...STEMMA_STYLE, bandBy, offshore };
  const scene = new Scene(sceneSetters({ measure: (text) => text.length * 7, day: DAY, style }));
  const company = (key: string, country: string, x: number, y: number) =>
    newNode({ key, typeName: 'Company', name: key, country, x, y });
  scene.update({
    props: { routing: 'orthogonal' },
    nodes: byKey([
      company('a', 'Cayman Islands', 0, 0),
      company('b', 'Cayman Islands', 320, 0),
      company('c', 'United Kingdom', 0, 300),
      newNode({ key: 'd', typeName: 'Individual', name: 'd', x: 320, y: 300 }),
    ]),
    links: new Map(),
    tags: new Map(Object.entries(tags)),
  });
  return scene;
}
const said = (scene: Scene) => chartBands(scene).map(({ word, cards }) => `${word}: ${[...cards].sort().join(' ')}`);

test('cards stand on bands by jurisdiction, by onshore and offshore, or by tag, and who has none stands on none', () => {
  expect(said(sceneBy('none'))).toEqual([]);
  expect(said(sceneBy('jurisdiction'))).toEqual(['Cayman Islands: a b', 'United Kingdom: c']);
  expect(said(sceneBy('onshore'))).toEqual(['Offshore: a b', 'Onshore: c']);
  const tags = { c: [{ key: 't', name: 'Trading', color: '#006D75' }] };
  expect(said(sceneBy('tag', { tags }))).toEqual(['Trading: c']);
});

test('which jurisdictions are offshore is the style’s to say, and the colours of both stay', () => {
  expect(said(sceneBy('onshore', { offshore: ['GB'] }))).toEqual(['Onshore: a b', 'Offshore: c']);
  const colorOf = (scene: Scene, word: string) => chartBands(scene).find((band) => band.word === word)?.light;
  const [one, other] = [sceneBy('onshore'), sceneBy('onshore', { offshore: ['GB'] })];
  expect(colorOf(one, 'Offshore')).toBe(colorOf(other, 'Offshore'));
  expect(colorOf(one, 'Offshore')).not.toBe(colorOf(one, 'Onshore'));
});

test('bands follow their cards, count as part of the chart, and the legend names them', () => {
  const scene = sceneBy('onshore');
  const bounds = scene.bounds();
  expect(bounds && legendOf(scene, bounds, DAY).map(({ word }) => word)).toEqual(
    expect.arrayContaining(['Offshore', 'Onshore']),
  );
  expect(bounds?.top).toBe(Math.min(...chartBands(scene).map((band) => band.bounds.top)));
  scene.move(new Map([['b', { x: 3_000, y: 0 }]]));
  expect(said(scene)).toEqual(['Offshore: a', 'Offshore: b', 'Onshore: c']);
});

test('drawings and slides have them below everything else, with their words', () => {
  const scene = sceneBy('onshore');
  const ask = {
    bounds: scene.bounds() ?? { left: 0, top: 0, right: 1, bottom: 1 },
    title: { name: 'n', date: 'd' },
    legend: false,
  };
  const svg = chartSvg(scene, ask, theme);
  const fills = chartBands(scene).map(({ light }) => svg.indexOf(`fill="${light}"`));
  expect(Math.min(...fills)).toBeGreaterThan(0);
  expect(Math.max(...fills)).toBeLessThan(svg.indexOf('>a</text>'));
  expect(svg).toContain('>Offshore</text>');
  const slides = new TextDecoder().decode(chartPptx(scene, ask, theme));
  expect(slides.indexOf('name="Offshore"')).toBeGreaterThan(0);
  expect(slides.indexOf('name="Offshore"')).toBeLessThan(slides.indexOf('name="a"'));
});
