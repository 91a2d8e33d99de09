import { expect } from '@jest/globals';
import { byKey } from '@stemma/shared/byKey';
import { createCardSetter } from '@stemma/diagram/geometry/card';
import { createLabelSetter } from '@stemma/diagram/label/linkLabel';
import { Scene } from '@stemma/diagram/scene/scene';
import type { ChartNode } from '@stemma/shared/chart/chart';
import type { ChartLink, Routing } from '@stemma/shared/chart/link';
import { JSDOM } from 'jsdom';
import { partsOf } from './zip';
import { chartPptx } from '@stemma/diagram/export/pptx/pptx';
import { theme } from '@stemma/diagram/export/testScene';

/** Slide units for a chart unit where nothing has to be made smaller. */
export const PIXEL = 9525;

/** A point on a slide, in slide units, or on a chart, in chart units. */
export interface Place {
  x: number;
  y: number;
}

/** A scene of these cards and links, as a chart is drawn. */
export function sceneWith(nodes: ChartNode[], links: ChartLink[], routing: Routing = 'orthogonal'): Scene {
  const measure = (text: string) => text.length * 7;
  const scene = new Scene({ card: createCardSetter(measure), label: createLabelSetter(measure, '2026-11-21') });
  scene.update({ props: { routing }, nodes: byKey(nodes), links: byKey(links), groups: byKey([]) });
  return scene;
}

/** The bytes of a presentation of a scene, or of a part of it. Throws where nothing stands on it. */
export function slideOf(scene: Scene, bounds = scene.bounds()) {
  if (!bounds) throw new Error('The chart is empty.');
  return chartPptx(scene, { bounds, title: { name: 'Group & Co', date: '21.11.2026' }, legend: true }, theme);
}

/** A part of a presentation as a document; it is expected to be sound XML. */
export const documentOf = (xml: string) => {
  const document = new new JSDOM().window.DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
};

/** All elements of a name under another one. */
export const all = (under: Document | Element, name: string) => [...under.getElementsByTagName(name)];

/** The first element of a name under another one; throws where there is none. */
export const one = (under: Document | Element, name: string) => {
  const [found] = all(under, name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};

/** A number that an element says; 0 where it says none. */
export const value = (element: Element, name: string) => Number(element.getAttribute(name));

/** Where a shape's frame says that it stands, in slide units. */
export function frameOf(shape: Element) {
  const [at, size] = [one(shape, 'a:off'), one(shape, 'a:ext')];
  return { x: value(at, 'x'), y: value(at, 'y'), width: value(size, 'cx'), height: value(size, 'cy') };
}

/** How far apart two places of a slide are, in chart units; NaN where one is missing. */
export const near = (a: Place | undefined, b: Place | undefined) =>
  a && b ? Math.hypot(a.x - b.x, a.y - b.y) / PIXEL : Number.NaN;

/** The slide of a presentation. */
export async function xmlOf(bytes: Uint8Array): Promise<Document> {
  return documentOf((await partsOf(bytes))['ppt/slides/slide1.xml'] ?? '');
}
