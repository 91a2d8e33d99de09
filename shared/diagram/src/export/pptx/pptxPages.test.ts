import { expect, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { byKey } from '@stemma/shared/byKey';
import { headCorners, headsOf } from '../../geometry/linkLine';
import { pathBounds } from '../../geometry/polyline';
import { newLink } from '../../testkit';
import type { PagesAsk } from '../page/pages';
import { theme, sceneOf } from '../testScene';
import { xmlText } from '../xml';
import { chartPptx } from './pptx';
import { slidesPptx } from './pptxPages';

const askOf = (setup: Partial<PagesAsk['setup']>) => ({
  setup: { paper: 'slide', orientation: 'auto', mode: 'fit', margin: 10, ...setup } as const,
  view: null,
  title: { name: 'Group & Co', organization: 'Berg Trust', date: 'As of 21.11.2026', source: 'Stemma, 22.11.2026' },
  legend: true,
  day: '2026-11-21',
  links: 'drawn' as const,
});

/** The usual chart of tests with its far card near by. */
function sceneNear() {
  const scene = sceneOf();
  const nodes = new Map(
    [...scene.cards].map(([key, { node }]) => [key, key === 'c' ? { ...node, x: 900, y: 300 } : node]),
  );
  const links = byKey([...scene.links.values()].map(({ link }) => newLink(link)));
  scene.update({ props: { routing: 'orthogonal' }, nodes, links, groups: byKey(scene.groups) });
  return scene;
}

const partsOf = (bytes: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([path, part]) => [path, strFromU8(part)]));

test('a slide of 16:9 holds the whole chart with its title block, in the size that programs begin with', () => {
  const parts = partsOf(slidesPptx(sceneNear(), askOf({}), theme));
  expect(parts['ppt/presentation.xml']).toMatch(/<p:sldSz cx="12192\d\d\d" cy="6858000"\/>/);
  const slide = parts['ppt/slides/slide1.xml'] ?? '';
  for (const words of [
    'Group & Co',
    'Berg Trust',
    'As of 21.11.2026',
    'Stemma, 22.11.2026',
    'Page 1 of 1',
    'Organisation',
    'Birch',
    'Far away',
  ])
    expect(slide).toContain(`<a:t>${xmlText(words)}</a:t>`);
});

test('every shape of a slide stands on it, within its margins', () => {
  for (const mode of ['fit', 'parts'] as const) {
    const parts = partsOf(slidesPptx(sceneNear(), askOf({ mode, paper: 'a4', orientation: 'landscape' }), theme));
    const slides = Object.entries(parts).filter(([path]) => /slides\/slide\d+\.xml$/.test(path));
    expect(slides).toHaveLength(mode === 'fit' ? 1 : 3);
    for (const [, slide] of slides) {
      const frames = slide.matchAll(/<a:off x="(-?\d+)" y="(-?\d+)"\/><a:ext cx="(\d+)" cy="(\d+)"\/>/g);
      for (const [x = 0, y = 0, wide = 0, high = 0] of Array.from(frames, ([, ...all]) => all.map(Number))) {
        if (wide + high === 0) continue;
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(9.5 * 36_000);
        expect(x + wide).toBeLessThanOrEqual(287.5 * 36_000);
        expect(y + high).toBeLessThanOrEqual(200.5 * 36_000);
      }
    }
  }
});

test('a drawn link is a line of its own with the bends and heads of the screen, which no program lays anew', () => {
  const scene = sceneNear();
  const bounds = { left: -200, top: -100, right: 1100, bottom: 400 };
  const slide = partsOf(chartPptx(scene, { bounds, title: null, legend: false, links: 'drawn' }, theme))[
    'ppt/slides/slide1.xml'
  ];
  expect(slide).not.toMatch(/<p:cxnSp>|stCxn|endCxn|bentConnector/);
  const entry = scene.links.get('l');
  if (!slide || !entry) throw new Error('There is no slide, or no link.');
  const { path, link } = entry;
  const around = pathBounds([...path, ...headCorners(path, headsOf(link)).flat()]);
  const [, line = ''] = new RegExp(`name="Ash [^"]*– Birch"/>(.*?)</p:sp>`).exec(slide) ?? [];
  const [, cx, cy] = /<a:ext cx="(\d+)" cy="(\d+)"/.exec(line) ?? [];
  expect([Number(cx) / 9525, Number(cy) / 9525]).toEqual([
    expect.closeTo(around.right - around.left, 1),
    expect.closeTo(around.bottom - around.top, 1),
  ]);
  expect(line.match(/<a:quadBezTo>/g)).toHaveLength(path.length - 2);
  expect(line.match(/<a:close\/>/g)).toHaveLength(headCorners(path, headsOf(link)).length);
  expect(line).toContain('<a:prstDash val="dash"/>');
});

test('a part has a slide of its own, on which a link that leads on says where to', () => {
  const parts = partsOf(slidesPptx(sceneNear(), askOf({ mode: 'parts' }), theme));
  const [overview = '', family = '', far = ''] = [1, 2, 3].map((at) => parts[`ppt/slides/slide${at}.xml`]);
  expect(overview).toContain('<a:t>Overview of the pages</a:t>');
  expect(family).toContain('<a:t>Birch</a:t>');
  expect(family).not.toContain('<a:t>Far away</a:t>');
  expect(family).toContain('<a:t>Page 3</a:t>');
  expect(far).toContain('<a:t>Page 2</a:t>');
  expect(parts['[Content_Types].xml']).toContain('/ppt/slides/slide3.xml');
  const media = Object.keys(parts).filter((path) => path.startsWith('ppt/media/'));
  expect(media).toEqual(['ppt/media/image1.png', 'ppt/media/image2.png']);
});
