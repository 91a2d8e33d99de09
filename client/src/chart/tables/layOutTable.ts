import { chartSvg } from '@stemma/diagram/export/svg/svg';
import { withType } from '@stemma/diagram/export/svg/svgType';
import { runLayout } from '@stemma/diagram/layout/runLayout';
import type { Arrangement } from '@stemma/diagram/layout/types';
import { paletteOf } from '@stemma/diagram/paint/palette';
import { Scene } from '@stemma/diagram/scene/scene';
import { sceneSetters } from '@stemma/diagram/scene/sceneSetters';
import { wholeBounds } from '@stemma/diagram/scene/sceneView';
import { isoToday } from '@stemma/shared/dates';
import { exportTheme } from '../canvas/exportTheme';
import { createMeasure, fontsReady } from '../canvas/fonts';
import { typeFile } from '../canvas/typeFile';
import { layOut } from '../layout/engine';
import { arrange } from '../model/commands';
import type { ChartDocument } from '../model/document';
import { pinnedOn } from '../model/pins';

/** Where the cards of a document belong that is not on screen; `only` some of them, null for all. */
export async function arrangementOf(document: ChartDocument, only: ReadonlySet<string> | null): Promise<Arrangement> {
  const scene = sceneOf(document);
  const ask = { kind: 'layered', only, pinned: new Set(pinnedOn(document)) } as const;
  return runLayout(scene, ask, (input, kind) => layOut(input, kind));
}

/** A chart laid out and drawn as an SVG picture on the ground of the page. */
export async function drawTable(document: ChartDocument, scheme: 'light' | 'dark'): Promise<string> {
  const letters = [...document.nodes.values()].map(({ name }) => name).join('');
  await fontsReady([...new Set(letters)].join(''));
  const scene = sceneOf(arrange(await arrangementOf(document, null)).apply(document));
  const bounds = wholeBounds(scene) ?? { left: 0, top: 0, right: 1, bottom: 1 };
  const theme = await exportTheme(scene, () => Promise.reject(new Error('Tables have no pictures.')), scheme);
  const svg = chartSvg(scene, { bounds, title: null, legend: false, ground: paletteOf(scheme).canvas }, theme);
  return withType(svg, scene.look.style.font, typeFile);
}

function sceneOf(document: ChartDocument): Scene {
  const { style } = document.props;
  const look = sceneSetters({
    measure: createMeasure(style?.font ?? 'inter'),
    day: isoToday(),
    style,
    links: [...document.links.values()],
  });
  const scene = new Scene(look);
  scene.update(document);
  return scene;
}
