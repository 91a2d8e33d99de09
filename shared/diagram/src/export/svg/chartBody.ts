import { overlaps, type Bounds } from '../../geometry/box';
import type { Frame } from '../../group/frames';
import { isLabelOn } from '../../label/labelPlace';
import type { Scene } from '../../scene/scene';
import { isUnderLinks } from '../../scene/stacking';
import type { ExportTheme } from '../exportTheme';
import { chartBands, type ChartBand } from '../../paint/bands';
import { annotationsSvg, frameNameSvg, frameSvg } from './annotationSvg';
import { bandSvg } from './bandSvg';
import { cardSvg, labelSvg, stackSvg } from './cardSvg';
import { linksSvg } from './linksSvg';

export interface BodyAsk {
  /** What reaches into it is drawn, in chart units. */
  shown: Bounds;
  /** Where the page ends: labels that it would cut are left out. */
  page: Bounds;
  /** Cards that are drawn, with the links at them; null for all. */
  only?: ReadonlySet<string> | null;
}

/** A part of the chart as elements in chart units, the lowest first. */
export function chartBody(scene: Scene, { shown, page, only }: BodyAsk, theme: ExportTheme): string[] {
  const isIn = (key: string) => !only || only.has(key);
  const cards = scene.cardsDrawn(shown).filter(({ node }) => isIn(node.key));
  const links = scene.linksDrawn(shown).filter(({ link }) => isIn(link.from) || isIn(link.to));
  const frames = framesIn(scene, shown).filter((frame) => !only || [...frame.cards].some(isIn));
  return [
    ...bandsIn(scene, shown, only).map((band) => bandSvg(band, theme)),
    ...frames.map(frameSvg),
    ...cards.map((card) => stackSvg(card, theme)),
    ...annotationsSvg(cards.filter(isUnderLinks), theme),
    ...linksSvg(scene, links, theme),
    ...frames.map((frame) => frameNameSvg(frame, theme)),
    ...annotationsSvg(
      cards.filter((card) => !isUnderLinks(card)),
      theme,
    ),
    ...cards.filter(({ shape }) => !shape.annotation).map((card) => cardSvg(card, theme)),
    ...links.filter((link) => isLabelOn(page, link)).map((link) => labelSvg(link, theme)),
  ];
}

/** The bands that reach into a part of the chart, behind one of the cards that are drawn. */
export function bandsIn(scene: Scene, bounds: Bounds, only?: ReadonlySet<string> | null): ChartBand[] {
  return chartBands(scene).filter(
    (band) => overlaps(band.bounds, bounds) && (!only || [...band.cards].some((key) => only.has(key))),
  );
}

/** The frames of groups that reach into a part of the chart, the outer ones first. */
export function framesIn(scene: Scene, bounds: Bounds): Frame[] {
  return scene.frames().filter((frame) => overlaps(frame.bounds, bounds));
}
