import { intersection, union, type Bounds, type Point } from '../../geometry/box';
import { ANNOTATION } from '../../geometry/annotation';
import { LINK_LINE } from '../../geometry/linkLine';
import { isLabelOn } from '../../label/labelPlace';
import { cardBounds, type Scene } from '../../scene/scene';
import { isUnderLinks } from '../../scene/stacking';
import { pathToOutlines } from '../../route/outlineEnds';
import type { ExportTheme } from '../exportTheme';
import { bandsIn, framesIn } from '../svg/chartBody';
import { cardBandShape } from './pptxBand';
import { frameShape, pictureShape, textBoxShape } from './pptxAnnotations';
import { cardGroup } from './pptxCard';
import { endOf, partsOf, type LinkPart } from './pptxCut';
import { Sites, type Glued } from './pptxEnds';
import { connectorPieces } from './pptxJoints';
import { lineShape } from './pptxLine';
import { jointShape, labelShape, linkShape } from './pptxShapes';
import type { Slide } from './pptxUnits';

/** How links are on slides: drawn as on screen in every program, or connectors that PowerPoint moves along with their cards and other programs lay anew. */
export type SlideLinks = 'drawn' | 'attached';

export interface ChartOnSlide {
  /** What reaches into it is on the slide, in chart units. */
  shown: Bounds;
  /** Where the slide ends for labels, which it must not cut. */
  page: Bounds;
  links: SlideLinks;
  /** Cards that are on it, with the links at them; null for all. */
  only?: ReadonlySet<string> | null;
  /** The slide's relation to a picture; null for one that it cannot show. */
  relation: (url: string) => string | null;
  newId: () => number;
}

/** A part of the chart as shapes of a slide, the lowest first, and how far its cards and frames reach: each card a group of shapes, each link a line or connectors. */
export function chartShapes(
  scene: Scene,
  { shown, page, links: how, only, relation, newId }: ChartOnSlide,
  slide: Slide,
  theme: ExportTheme,
): { shapes: string[]; reach: Bounds | null } {
  const isIn = (key: string) => !only || only.has(key);
  const drawnCards = scene.cardsDrawn(shown).filter(({ node }) => isIn(node.key));
  const cards = new Map(drawnCards.map((card) => [card.node.key, { id: newId(), card }]));
  const links = scene
    .linksDrawn(shown)
    .filter(({ link }) => isIn(link.from) || isIn(link.to))
    .flatMap((link) => partsOf(isLabelOn(page, link) ? link : { ...link, label: null }, cards, shown));
  const sites = new Sites();
  const drawn = links.map((part) => shapesOf(part, { scene, sites, newId, slide, theme }, how));
  const annotations = [...cards.values()].filter(({ card }) => card.shape.annotation);
  const annotationShape = ({ id: own, card }: (typeof annotations)[number]): string => {
    const { annotation, width, height } = card.shape;
    if (!annotation) return '';
    if (annotation.kind !== 'Image') return textBoxShape(own, card, annotation, slide, theme);
    const found = relation(theme.picture(annotation)?.url ?? '');
    const box = { x: card.x, y: card.y, width, height };
    return found ? pictureShape(own, card.node.name, box, found, slide, { corner: ANNOTATION.corner }) : '';
  };
  const frames = framesIn(scene, shown)
    .filter((frame) => !only || [...frame.cards].some(isIn))
    .map((frame) => (only ? { ...frame, bounds: intersection(frame.bounds, shown) } : frame));
  const bands = bandsIn(scene, shown, only).map((band) => ({ band, part: intersection(band.bounds, shown) }));
  const shapes = [
    ...bands.map(({ band, part }) => cardBandShape(newId(), band, part, slide, theme)),
    ...frames.map((one) => frameShape(newId(), one, slide, theme)),
    ...annotations.filter(({ card }) => isUnderLinks(card)).map((one) => annotationShape(one)),
    ...drawn.flatMap(({ lines }) => lines()),
    ...annotations.filter(({ card }) => !isUnderLinks(card)).map((one) => annotationShape(one)),
    ...[...cards.values()]
      .filter(({ card }) => !card.shape.annotation)
      .map(({ id: own, card }) => {
        const flag = card.shape.flag ? relation(theme.flagPng(card.shape.flag) ?? '') : null;
        return cardGroup({ id: own, card, sites: sites.of(own), flag, newId }, slide, theme);
      }),
    ...drawn.map(({ label, link }) => labelShape(label, link, sites.of(label), slide, theme)),
  ];
  const reach = union([...[...cards.values()].map(({ card }) => cardBounds(card)), ...frames.map((one) => one.bounds)]);
  return { shapes, reach };
}

interface Drawing {
  scene: Scene;
  sites: Sites;
  newId: () => number;
  slide: Slide;
  theme: ExportTheme;
}

/** A link's lines, and the id of its label's shape. */
function shapesOf(part: LinkPart, drawing: Drawing, how: SlideLinks) {
  const { scene, newId, slide, theme } = drawing;
  const { link, from, to } = part;
  const routing = scene.routingOf(link.link);
  const label = newId();
  const name = `${from?.card.node.name ?? '…'} – ${to?.card.node.name ?? '…'}`;
  const [isFrom, isTo] = [from !== null, to !== null];
  if (how === 'drawn') {
    const whole = pathToOutlines(scene, link);
    const path = link.path.map((point, at) =>
      (at === 0 && isFrom) || (at === link.path.length - 1 && isTo) ? (whole[at] ?? point) : point,
    );
    const line = { link: link.link, name, routing, path };
    return { link, label, lines: () => [lineShape(newId(), line, { first: isFrom, last: isTo }, slide, theme)] };
  }
  const { pieces, joints } = connectorsOf(part, label, drawing);
  const lines = () => [
    ...pieces.map((piece, at) => {
      const ends = { first: isFrom && at === 0, last: isTo && at === pieces.length - 1 };
      return linkShape(newId(), { link: link.link, name, routing }, piece, ends, slide, theme);
    }),
    ...joints.map((joint) => jointShape(joint, theme.line(link.link).color, slide)),
  ];
  return { link, label, lines };
}

/** A link's connectors and what they meet in; `label` is the id of its label's shape. */
function connectorsOf(part: LinkPart, label: number, { scene, sites, newId }: Drawing) {
  const { link } = part;
  const joints: Glued[] = [];
  const at = (point: Point): Glued => {
    const joint = { id: newId(), ...point, width: LINK_LINE.width, height: LINK_LINE.width, plain: true };
    joints.push(joint);
    return joint;
  };
  const route = sites.route(link.path, endOf(part, 'from', at), endOf(part, 'to', at));
  const labelBox = link.label && { id: label, x: link.label.x, y: link.label.y, ...sizeOf(link.label.shape) };
  const pieces = connectorPieces(link, route, scene.routingOf(link.link), sites, { label: labelBox, at });
  return { pieces, joints };
}

function sizeOf({ width, height }: { width: number; height: number }) {
  return { width, height };
}
