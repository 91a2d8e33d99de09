import type { Bounds } from '@stemma/shared/chart/geometry/box';
import type { Scene } from '@stemma/shared/chart/geometry/scene';
import { zipOf } from '../../lib/zip';
import { packageOf } from './pptxPackage';
import { cardShape, labelShape, linkShape, textShape, type Slide } from './pptxShapes';
import type { SvgInk } from './svg';

/** Slide units for a pixel at 100 %. */
const PIXEL = 9525;

/** The largest slide PowerPoint takes: 56 inches. */
const LARGEST = 51_206_400;
const MARGIN = 48;
const HEAD = 64;

export interface PptxAsk {
  bounds: Bounds;
  title: { name: string; date: string } | null;
}

/** A part of the chart as a presentation of one slide: each card a shape, each link a connector attached to both of its cards. */
export function chartPptx(scene: Scene, { bounds, title }: PptxAsk, ink: SvgInk): Uint8Array<ArrayBuffer> {
  const head = title ? HEAD : 0;
  const wide = Math.max(1280, bounds.right - bounds.left + 2 * MARGIN);
  const high = Math.max(720, bounds.bottom - bounds.top + 2 * MARGIN + head);
  const scale = Math.min(PIXEL, LARGEST / wide, LARGEST / high);
  const slide: Slide = {
    scale,
    left: (bounds.left + bounds.right - wide) / 2,
    top: (bounds.top + bounds.bottom - high - head) / 2,
  };
  let id = 1;
  const cards = new Map(scene.cardsIn(bounds).map((card) => [card.node.key, { id: (id += 1), card }]));
  const links = scene.linksIn(bounds).flatMap((link) => {
    const [from, to] = [cards.get(link.link.from), cards.get(link.link.to)];
    return from && to ? [{ link, from, to }] : [];
  });
  const shapes = [
    ...(title
      ? [
          textShape((id += 1), title.name, { x: MARGIN, y: 24, width: wide - 2 * MARGIN - 140 }, 24, false, slide),
          textShape((id += 1), title.date, { x: wide - MARGIN - 130, y: 24, width: 130 }, 14, true, slide),
        ]
      : []),
    ...links.map(({ link, from, to }) =>
      linkShape((id += 1), link, { from, to }, scene.routingOf(link.link), slide, ink),
    ),
    ...[...cards.values()].map((one) => cardShape(one.id, one.card, slide, ink)),
    ...links.map(({ link }) => labelShape((id += 1), link, slide, ink)),
  ];
  const size = { width: Math.round(wide * scale), height: Math.round(high * scale) };
  return zipOf(packageOf(shapes.join(''), size, title?.name ?? 'Chart'));
}
