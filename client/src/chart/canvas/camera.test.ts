import { afterAll, beforeEach, expect, test } from '@jest/globals';
import cytoscape from 'cytoscape';
import { byKey } from '@stemma/shared/byKey';
import { createCardSetter } from '@stemma/diagram/geometry/card';
import { cardBounds } from '@stemma/diagram/scene/sceneParts';
import { Scene } from '@stemma/diagram/scene/scene';
import { newLink, newNode } from '../model/document';
import { Camera } from './camera';

const [width, height] = [1000, 600];
const insets = { left: 50, right: 450, top: 50, bottom: 50 };
const cy = cytoscape({ headless: true });
const scene = new Scene({ card: createCardSetter((text) => text.length * 7), label: () => null });
const camera = new Camera(cy, { clientWidth: width, clientHeight: height } as HTMLElement, scene);
camera.setInsets(insets);
const still = { matchMedia: () => ({ matches: true }), devicePixelRatio: 1 };
const before = globalThis.window;
Object.assign(globalThis, { window: still });
afterAll(() => {
  Object.assign(globalThis, { window: before });
  cy.destroy();
});

const at = (key: string, x: number, y: number) => newNode({ key, typeName: 'Company', name: key, x, y });
scene.update({
  props: { routing: 'orthogonal' },
  nodes: byKey([at('Ash', 0, 0), at('Bay', 150, 250), at('Cob', 900, 0), at('Far', 40_000, 0)]),
  links: byKey([
    newLink({ key: 'near', from: 'Ash', to: 'Bay' }),
    newLink({ key: 'away', from: 'Ash', to: 'Cob' }),
    newLink({ key: 'far', from: 'Ash', to: 'Far' }),
  ]),
});
beforeEach(() => {
  camera.setInsets(insets);
  cy.viewport({ zoom: 1, pan: { x: 200, y: 200 } });
});

/** Whether a card stands whole in the free part of the screen. */
function isSeen(key: string, free = insets): boolean {
  const card = scene.cards.get(key);
  if (!card) throw new Error(`No card ${key}.`);
  const bounds = cardBounds(card);
  const { zoom, panX, panY } = camera.view();
  return (
    bounds.left * zoom + panX >= free.left &&
    bounds.right * zoom + panX <= width - free.right &&
    bounds.top * zoom + panY >= free.top &&
    bounds.bottom * zoom + panY <= height - free.bottom
  );
}

test('cards that are in view leave the chart where it is', () => {
  camera.revealAll(['Ash', 'Bay']);
  expect(camera.view()).toMatchObject({ zoom: 1, panX: 200, panY: 200 });
});

test('cards under the panel come out at the same zoom, where there is room for all of them', () => {
  cy.pan({ x: 700, y: 500 });
  camera.revealAll(['Ash', 'Bay']);
  expect([isSeen('Ash'), isSeen('Bay'), camera.view().zoom]).toEqual([true, true, 1]);
});

test('the chart zooms out for cards that find no room otherwise, as far as they can be read', () => {
  camera.revealAll(['Ash', 'Cob']);
  expect([isSeen('Ash'), isSeen('Cob')]).toEqual([true, true]);
  expect(camera.view().zoom).toBeLessThan(1);
  camera.revealAll(['Ash', 'Far']);
  expect([isSeen('Ash'), isSeen('Far')]).toEqual([false, true]);
});

test('a link whose middle is seen is left there, one that lies under the panel comes out with both cards', () => {
  camera.revealLink('near');
  expect(camera.view()).toMatchObject({ zoom: 1, panX: 200, panY: 200 });
  cy.pan({ x: 700, y: 500 });
  camera.revealLink('near');
  expect([isSeen('Ash'), isSeen('Bay')]).toEqual([true, true]);
});

test('what is to be seen together takes the room below what covers a corner, and is zoomed out for at any size', () => {
  camera.setInsets({ ...insets, right: 50, corners: [{ at: 'topRight', width: 900, height: 200 }] });
  camera.showAll(['Ash', 'Cob']);
  expect(camera.view().zoom).toBeGreaterThan(0.8);
  const below = { ...insets, right: 50, top: 200 };
  expect([isSeen('Ash', below), isSeen('Cob', below)]).toEqual([true, true]);
  camera.showAll(['Ash', 'Far']);
  expect([isSeen('Ash', below), isSeen('Far', below)]).toEqual([true, true]);
  camera.showAll(['Ash', 'Bay']);
  expect(camera.view().zoom).toBe(1);
});

test('cards come out from under the small chart, which is not there over the whole one', () => {
  camera.setInsets({ ...insets, corners: [{ at: 'bottomLeft', width: 200, height: 200, onlyOverPart: true }] });
  cy.pan({ x: 120, y: 450 });
  camera.reveal('Ash');
  const { panX, panY } = camera.view();
  expect(panX > 120 || panY < 450).toBe(true);
  camera.fit(undefined, false);
  const covered = camera.view();
  camera.setInsets(insets);
  camera.fit(undefined, false);
  expect(camera.view()).toEqual(covered);
});

/** A chart that is seen whole, 48 from the left edge of the screen, and its camera. */
function wholeChart() {
  const own = new Scene({ card: createCardSetter((text) => text.length * 7), label: () => null });
  const nodes = byKey([at('Ash', 0, 0), at('Bay', 400, 0)]);
  own.update({ props: { routing: 'orthogonal' }, nodes, links: new Map() });
  const screen = { clientWidth: width, clientHeight: height };
  const whole = new Camera(cy, screen as HTMLElement, own);
  whole.setInsets({ left: 96, right: 48, top: 40, bottom: 76 });
  const bounds = own.bounds();
  if (!bounds) throw new Error('No cards.');
  cy.viewport({ zoom: 1, pan: { x: 48 - bounds.left, y: 300 } });
  return { whole, screen, leftmost: () => bounds.left * whole.view().zoom + whole.view().panX };
}
const palette = { left: 16, top: 16, right: 68, bottom: 450 };

test('a chart that is seen whole comes out from under the palette, at the same zoom where there is room', () => {
  const { whole, leftmost } = wholeChart();
  const { panY } = whole.view();
  whole.keepInView({ width, height }, [palette]);
  expect(leftmost()).toBeGreaterThanOrEqual(96);
  expect(leftmost()).toBeLessThan(110);
  expect(whole.view()).toMatchObject({ zoom: 1, panY });
});

test('a chart of which nothing is covered, or that was not seen whole, stays where it is', () => {
  const { whole } = wholeChart();
  const before = whole.view();
  whole.keepInView({ width, height }, [{ ...palette, bottom: 200 }]);
  expect(whole.view()).toEqual(before);
  whole.keepInView({ width: 400, height }, [palette]);
  expect(whole.view()).toEqual(before);
});

test('a chart that was seen whole on a larger screen is seen whole on a smaller one', () => {
  const { whole } = wholeChart();
  cy.pan({ x: 200, y: height + 100 });
  whole.keepInView({ width, height: height * 2 }, []);
  expect(whole.view().panY).toBeLessThan(height - 76);
});

test('a chart that was made smaller for what opened beside it is as it was once that is closed, unless it was moved', () => {
  const narrow = { width: 400, height };
  const { whole, screen } = wholeChart();
  cy.pan({ x: 200, y: 300 });
  const begun = whole.view();
  const squeeze = () => {
    screen.clientWidth = narrow.width;
    whole.keepInView({ width, height }, []);
    expect(whole.view().zoom).toBeLessThan(begun.zoom);
    screen.clientWidth = width;
  };
  squeeze();
  whole.keepInView(narrow, []);
  expect(whole.view()).toEqual(begun);
  squeeze();
  screen.clientWidth = narrow.width;
  whole.giveWay(() => whole.center(['Bay']));
  whole.goBack();
  screen.clientWidth = width;
  whole.keepInView(narrow, []);
  expect(whole.view()).toEqual(begun);
  squeeze();
  whole.zoomBy(1.1);
  const moved = whole.view();
  whole.keepInView(narrow, []);
  expect(whole.view()).toEqual(moved);
});

test('where what was in view would be covered now, the chart is shown as large as there is room', () => {
  const { whole, screen } = wholeChart();
  screen.clientWidth = 400;
  whole.keepInView({ width, height }, []);
  const small = whole.view();
  screen.clientWidth = 700;
  whole.keepInView({ width: 400, height }, []);
  expect(whole.view().zoom).toBeGreaterThan(small.zoom);
});

test('a card that is looked for is shown on the whole chart where that can be read, else near, as the screen gets narrow', () => {
  const { whole, screen } = wholeChart();
  const middleOf = () => (400 * whole.view().zoom + whole.view().panX) / screen.clientWidth;
  whole.locate(['Bay']);
  const begun = whole.view();
  expect(begun.zoom).toBe(1);
  screen.clientWidth = 380;
  whole.keepInView({ width, height }, []);
  expect(whole.view().zoom).toBeGreaterThanOrEqual(0.8);
  expect(middleOf()).toBeGreaterThan(0.4);
  expect(middleOf()).toBeLessThan(0.7);
  const near = whole.view();
  screen.clientWidth = width;
  whole.keepInView({ width: 380, height }, []);
  expect(whole.view()).toEqual({ ...near, width });
  whole.zoomBy(0.5);
  const moved = whole.view();
  whole.keepInView({ width, height }, []);
  expect(whole.view()).toEqual(moved);
});

test('what the panel would hide moves just out from under it, and back when it closes, unless the chart was moved since', () => {
  cy.pan({ x: 600, y: 300 });
  const open = () => camera.giveWay(() => camera.reveal('Ash'));
  open();
  expect(isSeen('Ash')).toBe(true);
  expect(camera.view()).toMatchObject({ zoom: 1, panY: 300 });
  const beside = camera.view();
  // A panel that gets wider, or shows another card, takes the chart back no less far.
  camera.setInsets({ ...insets, right: 600 });
  open();
  camera.setInsets(insets);
  expect(camera.view().panX).toBeLessThan(beside.panX);
  camera.goBack();
  expect(camera.view()).toMatchObject({ panX: 600, panY: 300 });

  open();
  cy.panBy({ x: 0, y: 40 });
  camera.goBack();
  expect(camera.view()).toMatchObject({ panX: beside.panX, panY: 340 });
});

test('a chart that did not move for the panel does not move as that closes', () => {
  camera.giveWay(() => camera.reveal('Ash'));
  camera.goBack();
  expect(camera.view()).toMatchObject({ panX: 200, panY: 200 });
});

test('a move is taken back unless the chart was moved since', () => {
  const takeBack = camera.movedFor(() => camera.showAll(['Ash', 'Far']));
  expect(camera.view().zoom).toBeLessThan(1);
  expect(takeBack()).toBe(true);
  expect(camera.view()).toMatchObject({ zoom: 1, panX: 200, panY: 200 });
  const late = camera.movedFor(() => camera.showAll(['Ash', 'Far']));
  cy.panBy({ x: 30, y: 0 });
  const moved = camera.view();
  expect(late()).toBe(false);
  expect(camera.view()).toEqual(moved);
});
