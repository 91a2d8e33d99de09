import { grown, union, type Bounds, type Point } from '../../geometry/box';
import { LINK_LINE } from '../../geometry/linkLine';
import { ANNOTATION } from '../../geometry/annotation';
import { isLabelOn } from '../../label/labelPlace';
import { cardBounds, type Scene } from '../../scene/scene';
import { isUnderLinks } from '../../scene/stacking';
import { kindsOn, type Kind } from '../../paint/kinds';
import { cardGroup } from './pptxCard';
import { endOf, partsOf, type LinkPart } from './pptxCut';
import { Sites, type Glued } from './pptxEnds';
import { connectorPieces } from './pptxJoints';
import { LEGEND_GAP, PAGE_MARGIN } from '../edges';
import { packageOf, type Media, zipOf } from './pptxPackage';
import { frameShape, pictureShape, textBoxShape } from './pptxAnnotations';
import { bandShape, jointShape, labelShape, linkShape, textShape } from './pptxShapes';
import { type Slide, fontSize, frame, run } from './pptxUnits';
import type { ExportTheme } from '../exportTheme';
import { framesIn } from '../svg/chartBody';
import { iconShapes } from './pptxIcon';
import { xmlText } from '../xml';

/** Slide units for a pixel at 100 %. */
const PIXEL = 9525;

/** The largest slide PowerPoint takes: 56 inches. */
const LARGEST = 51_206_400;
const MARGIN = 48;
const HEAD = 64;
const FOOT = 56;

export interface PptxAsk {
  bounds: Bounds;
  title: { name: string; date: string } | null;
  legend: boolean;
}

/** A part of the chart as a presentation of one slide: each card a group of shapes, each link a connector attached to those of its cards that are there, or several that meet in its label where it has more bends than one can have. */
export function chartPptx(
  scene: Scene,
  { bounds, title, legend }: PptxAsk,
  theme: ExportTheme,
): Uint8Array<ArrayBuffer> {
  const head = title ? HEAD : 0;
  const kinds = legend ? kindsOn(scene, grown(bounds, PAGE_MARGIN)) : [];
  const foot = kinds.length ? LEGEND_GAP + FOOT : 0;
  const wide = Math.max(1280, bounds.right - bounds.left + 2 * MARGIN);
  const high = Math.max(720, bounds.bottom - bounds.top + 2 * MARGIN + head + foot);
  const scale = Math.min(PIXEL, LARGEST / wide, LARGEST / high);
  const slide: Slide = {
    scale,
    left: (bounds.left + bounds.right - wide) / 2,
    top: (bounds.top + bounds.bottom - high - head + foot) / 2,
  };
  let id = 1;
  const shown = grown(bounds, PAGE_MARGIN);
  const cards = new Map(scene.cardsDrawn(shown).map((card) => [card.node.key, { id: (id += 1), card }]));
  const page = {
    left: slide.left,
    right: slide.left + wide,
    top: slide.top + head,
    bottom: slide.top + high - foot,
  };
  const links = scene
    .linksDrawn(shown)
    .flatMap((link) => partsOf(isLabelOn(page, link) ? link : { ...link, label: null }, cards, shown));
  const sites = new Sites();
  const drawn = links.map((one) => linkPieces(one, scene, sites, () => (id += 1)));
  const media: Media[] = [];
  const known = new Map<string, string>();
  /** The slide's relation to a picture, which the file carries once. */
  const relation = (url: string): string | null => {
    const found = known.get(url);
    const picture = found ? null : bytesOf(url);
    if (found || !picture) return found ?? null;
    media.push({ name: `image${media.length + 1}.${picture.ending}`, bytes: picture.bytes });
    known.set(url, `rId${media.length + 1}`);
    return `rId${media.length + 1}`;
  };
  const annotations = [...cards.values()].filter(({ card }) => card.shape.annotation);
  const annotationShape = ({ id: own, card }: (typeof annotations)[number]): string => {
    const { annotation, width, height } = card.shape;
    if (!annotation) return '';
    if (annotation.kind !== 'Image') return textBoxShape(own, card, annotation, slide, theme);
    const found = relation(theme.picture(annotation)?.url ?? '');
    const box = { x: card.x, y: card.y, width, height };
    return found ? pictureShape(own, card.node.name, box, found, slide, { corner: ANNOTATION.corner }) : '';
  };
  const frames = framesIn(scene, shown);
  const drawnBounds = union([
    ...[...cards.values()].map(({ card }) => cardBounds(card)),
    ...frames.map((one) => one.bounds),
  ]);
  const shapes = [
    ...frames.map((one) => frameShape((id += 1), one, slide, theme)),
    ...annotations.filter(({ card }) => isUnderLinks(card)).map((one) => annotationShape(one)),
    ...drawn.flatMap(({ link, isFrom, isTo, name, routing, pieces, joints }) => [
      ...pieces.map((piece, at) => {
        const ends = { first: isFrom && at === 0, last: isTo && at === pieces.length - 1 };
        return linkShape((id += 1), { link: link.link, name, routing }, piece, ends, slide, theme);
      }),
      ...joints.map((joint) => jointShape(joint, theme.link(link.link.color), slide)),
    ]),
    ...annotations.filter(({ card }) => !isUnderLinks(card)).map((one) => annotationShape(one)),
    ...[...cards.values()]
      .filter(({ card }) => !card.shape.annotation)
      .map(({ id: own, card }) => {
        const flag = card.shape.flag ? relation(theme.flagPng(card.shape.flag) ?? '') : null;
        const ask = { id: own, card, sites: sites.of(own), flag, newId: () => (id += 1) };
        return cardGroup(ask, slide, theme);
      }),
    ...drawn.map(({ link, label }) => labelShape(label, link, sites.of(label), slide, theme)),
    ...(drawnBounds && head && drawnBounds.top < page.top
      ? [bandShape((id += 1), { y: 0, wide, high: head }, slide)]
      : []),
    ...(drawnBounds && foot && drawnBounds.bottom > page.bottom
      ? [bandShape((id += 1), { y: high - foot, wide, high: foot }, slide)]
      : []),
    ...(title
      ? [
          ...(title.name
            ? [textShape((id += 1), title.name, { x: MARGIN, y: 24, width: wide - 2 * MARGIN - 140 }, 24, false, slide)]
            : []),
          textShape((id += 1), title.date, { x: wide - MARGIN - 130, y: 24, width: 130 }, 14, true, slide),
        ]
      : []),
    ...legendShapes(kinds, { y: high - FOOT, x: MARGIN }, slide, theme, () => (id += 1)),
  ];
  const size = { width: Math.round(wide * scale), height: Math.round(high * scale) };
  return zipOf(packageOf(shapes.join(''), size, title?.name || 'Chart', media));
}

/** A link's connectors and what they meet in; `label` is the id of its label's shape. */
function linkPieces(part: LinkPart, scene: Scene, sites: Sites, newId: () => number) {
  const { link, from, to } = part;
  const routing = scene.routingOf(link.link);
  const label = newId();
  const joints: Glued[] = [];
  const at = (point: Point): Glued => {
    const joint = { id: newId(), ...point, width: LINK_LINE.width, height: LINK_LINE.width, plain: true };
    joints.push(joint);
    return joint;
  };
  const route = sites.route(link.path, endOf(part, 'from', at), endOf(part, 'to', at));
  const labelBox = link.label && { id: label, x: link.label.x, y: link.label.y, ...sizeOf(link.label.shape) };
  const pieces = connectorPieces(link, route, routing, sites, { label: labelBox, at });
  const name = `${from?.card.node.name ?? '…'} – ${to?.card.node.name ?? '…'}`;
  return { link, isFrom: from !== null, isTo: to !== null, label, routing, pieces, joints, name };
}

function sizeOf({ width, height }: { width: number; height: number }) {
  return { width, height };
}

/** The bytes of a picture from an address that carries them; null for kinds that slides do not show. */
function bytesOf(url: string): { ending: 'png' | 'jpeg'; bytes: Uint8Array } | null {
  const [, ending, base64 = ''] = /^data:image\/(png|jpeg);base64,(.*)$/.exec(url) ?? [];
  if (ending !== 'png' && ending !== 'jpeg') return null;
  return { ending, bytes: Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)) };
}

const STEP = 150;

/** What each kind of entity has for an icon, side by side along the foot of the slide; places in chart units from its upper left. */
function legendShapes(
  kinds: readonly Kind[],
  at: { x: number; y: number },
  slide: Slide,
  theme: ExportTheme,
  newId: () => number,
): string[] {
  const here = { ...slide, left: 0, top: 0 };
  return kinds.map(({ word, node }, index) => {
    const left = at.x + index * STEP;
    return [
      iconShapes(node, { left, top: at.y - 2, side: 24 }, here, newId),
      `<p:sp><p:nvSpPr><p:cNvPr id="${newId()}" name="${xmlText(word)}"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr>`,
      frame(left + 34, at.y, STEP - 40, 20, here),
      '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></p:spPr>',
      `<p:txBody><a:bodyPr wrap="square" lIns="0" tIns="0" rIns="0" bIns="0" anchor="ctr"/><a:lstStyle/><a:p>${run(word, fontSize(12, slide), theme.label, false)}</a:p></p:txBody></p:sp>`,
    ].join('');
  });
}
