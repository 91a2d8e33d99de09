import { expect, test } from '@jest/globals';
import { byKey } from '@stemma/shared/byKey';
import { createCardSetter } from '../../geometry/card';
import { within } from '../../geometry/box';
import { createLabelSetter } from '../../label/linkLabel';
import { labelBounds } from '../../label/labelPlace';
import { cardBounds, Scene } from '../../scene/scene';
import { newLink, newNode } from '../../testkit';
import { adviceOn, adviceText } from './pageAdvice';
import { pageSetupOf, USUAL_SETUP, type PageSetup } from './pageSetup';
import { MM_AT_100, PAPERS, textPoints } from './paper';
import { LEAST_POINTS, planPages, type Furniture, type PlannedPage } from './planPages';
import { windowsOver } from './windows';

const measure = (text: string) => text.length * 7;
const furniture = (): Furniture => ({ head: 14, foot: () => 10, references: () => 6 });

/** A chart of trees side by side, each of a top and what it holds, unevenly placed; the first tree is a group. */
function forest(trees: number, held: number): Scene {
  const scene = new Scene({ card: createCardSetter(measure), label: createLabelSetter(measure, '2026-11-21') });
  const nodes = [];
  const links = [];
  for (let tree = 0; tree < trees; tree++) {
    const left = tree * (held * 210 + 90);
    nodes.push(
      newNode({ key: `t${tree}`, typeName: 'Individual', name: `Owner ${tree}`, x: left, y: (tree % 3) * 17 }),
    );
    for (let at = 0; at < held; at++) {
      const key = `t${tree}h${at}`;
      const name = `Holding number ${at} of tree ${tree} Limited`;
      nodes.push(newNode({ key, typeName: 'Company', name, x: left + at * 213 - held * 80, y: 220 + (at % 4) * 131 }));
      links.push(
        newLink({ key: `l${key}`, from: `t${tree}`, to: key, roles: [{ role: 'Shareholder', percentage: 50 }] }),
      );
    }
  }
  scene.update({
    props: { routing: 'orthogonal' },
    nodes: byKey(nodes),
    links: byKey([...links, newLink({ key: 'across', from: 't0', to: 't1h0' })]),
    groups: byKey([
      {
        key: 'g',
        name: 'The family',
        members: ['t0', ...Array.from({ length: held }, (_, at) => `t0h${at}`)],
        collapsed: false,
      },
    ]),
  });
  return scene;
}

const SETUPS: PageSetup[] = (['a4', 'a3', 'a1', 'letter'] as const).flatMap((paper) =>
  (['portrait', 'landscape', 'auto'] as const).flatMap((orientation) =>
    (['fit', 'tile', 'parts'] as const).flatMap((mode) => ({ paper, orientation, mode, margin: 12 })),
  ),
);

const isRead = ({ kind }: PlannedPage) => kind !== 'overview';

test('every card stands wholly on a page, and so does every label of a link, whatever the paper', () => {
  for (const [trees, held] of [
    [1, 3],
    [2, 18],
    [5, 9],
  ] as const) {
    const scene = forest(trees, held);
    for (const setup of SETUPS) {
      const pages = planPages(scene, setup, furniture).pages.filter(isRead);
      for (const card of scene.cards.values()) {
        const on = pages.filter(
          ({ crop, part }) => within(cardBounds(card), crop) && (part?.cards.has(card.node.key) ?? true),
        );
        expect(on.length).toBeGreaterThan(0);
      }
      for (const { label } of scene.links.values()) {
        if (setup.mode === 'parts' || !label) continue;
        expect(pages.some(({ crop }) => within(labelBounds(label, label.shape), crop))).toBe(true);
      }
    }
  }
});

test('what is drawn keeps the margins, and paper has the size of its standard', () => {
  const scene = forest(3, 14);
  for (const setup of SETUPS) {
    for (const { sheet, at, crop, scale, room } of planPages(scene, setup, furniture).pages) {
      expect([sheet.width, sheet.height].sort((a, b) => a - b)).toEqual([
        PAPERS[setup.paper].width,
        PAPERS[setup.paper].height,
      ]);
      if (setup.orientation !== 'auto') expect(sheet.width > sheet.height).toBe(setup.orientation === 'landscape');
      expect(at.x).toBeGreaterThanOrEqual(setup.margin - 1e-6);
      expect(at.y).toBeGreaterThanOrEqual(setup.margin - 1e-6);
      expect(at.x + (crop.right - crop.left) * scale).toBeLessThanOrEqual(sheet.width - setup.margin + 1e-6);
      expect(at.y + (crop.bottom - crop.top) * scale).toBeLessThanOrEqual(room.bottom + 1e-6);
      expect(room.bottom).toBeLessThan(sheet.height - setup.margin);
    }
  }
});

test('on tiles and pages of parts text is large enough to be read, and an overview is first', () => {
  const scene = forest(4, 14);
  for (const setup of SETUPS.filter(({ mode }) => mode !== 'fit')) {
    const { pages, points } = planPages(scene, setup, furniture);
    expect(points).toBeGreaterThanOrEqual(LEAST_POINTS - 1e-6);
    if (pages.length > 1) expect(pages.map(({ kind }) => kind).indexOf('overview')).toBe(0);
    expect(pages.filter(({ kind }) => kind === 'overview').length).toBeLessThanOrEqual(1);
  }
});

test('a chart that fits is as large as its page allows, but a few cards do not fill a poster', () => {
  const a4 = planPages(forest(2, 12), { ...USUAL_SETUP, orientation: 'landscape' }, furniture).pages[0];
  if (!a4) throw new Error('There is no page.');
  expect((a4.crop.right - a4.crop.left) * a4.scale).toBeCloseTo(297 - 20, 3);
  const poster = planPages(forest(1, 2), { ...USUAL_SETUP, paper: 'a1' }, furniture).pages[0];
  expect(poster?.scale).toBeLessThan(2.5 * MM_AT_100);
});

test('a part has a page for itself with the links that lead to others, the group under its name', () => {
  const { pages } = planPages(forest(3, 6), { ...USUAL_SETUP, mode: 'parts' }, furniture);
  expect(pages.map(({ kind, part }) => part?.name ?? kind)).toEqual(['overview', 'The family', 'Owner 1', 'Owner 2']);
  expect(pages.map(({ part }) => part?.crossing.map(({ link }) => link.key) ?? null)).toEqual([
    null,
    ['across'],
    ['across'],
    [],
  ]);
});

test('a chart too large for its paper is told with the paper and the pages on which it is read', () => {
  const scene = forest(1, 14);
  const advice = adviceOn(scene, USUAL_SETUP, furniture);
  expect(advice.points).toBeLessThan(LEAST_POINTS);
  expect(adviceText(advice, USUAL_SETUP)).toMatch(/^Text would be \d(\.\d)? pt on A4: A\d or \d+ pages$/);
  const paper = advice.instead?.paper ?? 'a4';
  expect(planPages(scene, { ...USUAL_SETUP, paper }, furniture).points).toBeGreaterThanOrEqual(LEAST_POINTS);
  expect(planPages(scene, { ...USUAL_SETUP, mode: 'tile' }, furniture).pages).toHaveLength(advice.instead?.tiles ?? 0);
  expect(adviceText(adviceOn(forest(1, 2), USUAL_SETUP, furniture), USUAL_SETUP)).toBe('');
});

test('windows cover the whole axis, reach over each other, and hold each span that fits', () => {
  const spans = Array.from({ length: 60 }, (_, at) => ({ from: at * 97, to: at * 97 + 60 + ((at * 53) % 120) }));
  const windows = windowsOver({ from: 0, to: 6000 }, spans, 700, 50);
  for (const { from, to } of spans) expect(windows.some((one) => one.from <= from && one.to >= to)).toBe(true);
  for (const [at, { to }] of windows.entries()) {
    const next = windows[at + 1];
    if (next) expect(to - next.from).toBeGreaterThanOrEqual(50);
  }
  expect([windows[0]?.from, (windows.at(-1)?.to ?? 0) >= 6000]).toEqual([0, true]);
});

test('a set-up that was stored by another version is read as far as it is known', () => {
  expect(pageSetupOf(null)).toEqual(USUAL_SETUP);
  expect(pageSetupOf({ paper: 'a1', mode: 'spiral', margin: 900, orientation: 'landscape' })).toEqual({
    paper: 'a1',
    mode: 'fit',
    margin: 40,
    orientation: 'landscape',
  });
  expect(textPoints(MM_AT_100)).toBeCloseTo(9, 6);
});
