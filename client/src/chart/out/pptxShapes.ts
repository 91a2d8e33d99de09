import type { Point } from '@stemma/shared/chart/geometry/box';
import type { SceneCard, SceneLink } from '@stemma/shared/chart/geometry/scene';
import type { Routing } from '@stemma/shared/chart/link';
import type { SvgInk } from './ink';
import { gluedWay, type GluedWay } from './pptxSpots';
import { fontSize, frame, rgb, run, units, width, type Slide } from './pptxUnits';
import { xmlText } from './xml';

export type { Slide } from './pptxUnits';

/** Where connectors are glued to a card: its top, left, bottom and right, as PowerPoint numbers them on rectangles. */
const SITE = { top: 0, left: 1, bottom: 2, right: 3 } as const;

/** A card as a shape of its own, with its words in it. */
export function cardShape(id: number, { node, shape, x, y }: SceneCard, slide: Slide, ink: SvgInk): string {
  const { fill, name, detail } = ink.card(node.fillColor);
  const unknown = node.party !== 'known';
  const round = Math.round((Math.min(shape.corner, shape.height / 2) / Math.min(shape.width, shape.height)) * 100_000);
  const lines = [
    paragraph(node.name, 14, name, true, slide),
    ...(shape.detail ? [paragraph(shape.detail, 12, detail, false, slide)] : []),
    ...(node.chartDescription ? [paragraph(node.chartDescription, 12, detail, false, slide)] : []),
    ...(shape.pill ? [paragraph(shape.pill, 11, ink.pillText, true, slide)] : []),
  ];
  return [
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${xmlText(node.name)}"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>`,
    frame(x - shape.width / 2, y - shape.height / 2, shape.width, shape.height, slide),
    `<a:prstGeom prst="roundRect"><a:avLst><a:gd name="adj" fmla="val ${round}"/></a:avLst></a:prstGeom>`,
    `<a:solidFill>${rgb(fill)}</a:solidFill>`,
    `<a:ln w="${width(1, slide)}"><a:solidFill>${rgb(unknown ? ink.borderUnknown : ink.border)}</a:solidFill>${unknown ? '<a:prstDash val="dash"/>' : ''}</a:ln></p:spPr>`,
    `<p:txBody><a:bodyPr wrap="square" lIns="${units(8, slide)}" tIns="${units(4, slide)}" rIns="${units(8, slide)}" bIns="${units(4, slide)}" anchor="ctr"><a:normAutofit/></a:bodyPr><a:lstStyle/>${lines.join('')}</p:txBody></p:sp>`,
  ].join('');
}

/** A link as a connector that stays attached to both of its cards, in PowerPoint's own ways: elbows, straight or curved. */
export function linkShape(
  id: number,
  { link, path }: SceneLink,
  ends: { from: { id: number; card: SceneCard }; to: { id: number; card: SceneCard } },
  routing: Routing,
  slide: Slide,
  ink: SvgInk,
): string {
  const way =
    gluedWay({ link, path, label: null }, ends.from.card, ends.to.card, routing, slide) ??
    facingWay(path, ends.from.card, ends.to.card, routing, slide);
  const tail = link.arrowType === 'Normal' || link.arrowType === 'Double' ? '<a:tailEnd type="triangle"/>' : '';
  const head = link.arrowType === 'Reversed' || link.arrowType === 'Double' ? '<a:headEnd type="triangle"/>' : '';
  return [
    `<p:cxnSp><p:nvCxnSpPr><p:cNvPr id="${id}" name="${xmlText(`${ends.from.card.node.name} – ${ends.to.card.node.name}`)}"/>`,
    `<p:cNvCxnSpPr><a:stCxn id="${ends.from.id}" idx="${SITE[way.start]}"/><a:endCxn id="${ends.to.id}" idx="${SITE[way.end]}"/></p:cNvCxnSpPr><p:nvPr/></p:nvCxnSpPr>`,
    `<p:spPr>${way.place}<a:prstGeom prst="${way.geometry}"><a:avLst>${way.bends}</a:avLst></a:prstGeom>`,
    `<a:ln w="${width(1.5, slide)}"><a:solidFill>${rgb(ink.link(link.color))}</a:solidFill>${link.dashed ? '<a:prstDash val="dash"/>' : ''}<a:round/>${head}${tail}</a:ln></p:spPr></p:cxnSp>`,
  ].join('');
}

/** A link's label as a text on white. */
export function labelShape(id: number, { label }: SceneLink, slide: Slide, ink: SvgInk): string {
  if (!label) return '';
  const { shape, x, y } = label;
  const lines = shape.lines.map(({ strong, plain }) => {
    const size = fontSize(12, slide);
    const share = strong ? run(`${strong} `, size, ink.labelStrong, true) : '';
    return `<a:p><a:pPr algn="ctr"/>${share}${run(plain, size, ink.label, false)}</a:p>`;
  });
  return [
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Label ${id}"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr>`,
    frame(x - shape.width / 2, y - shape.height / 2, shape.width, shape.height, slide),
    '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill></p:spPr>',
    `<p:txBody><a:bodyPr wrap="none" lIns="0" tIns="0" rIns="0" bIns="0" anchor="ctr"/><a:lstStyle/>${lines.join('')}</p:txBody></p:sp>`,
  ].join('');
}

/** A line of text at a place of the slide, which is given in chart units from its upper left. */
export function textShape(
  id: number,
  words: string,
  at: { x: number; y: number; width: number },
  size: number,
  right: boolean,
  slide: Slide,
): string {
  const here = { ...slide, left: 0, top: 0 };
  return [
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${right ? 'Date' : 'Title'}"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr>`,
    frame(at.x, at.y, at.width, 32, here),
    '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></p:spPr>',
    `<p:txBody><a:bodyPr wrap="square" lIns="0" tIns="0" rIns="0" bIns="0" anchor="ctr"/><a:lstStyle/><a:p><a:pPr algn="${right ? 'r' : 'l'}"/>${run(words, fontSize(size, slide), '#17212B', !right)}</a:p></p:txBody></p:sp>`,
  ].join('');
}

/** The connector of a link whose ends are free, between the sides of its cards that face each other. */
function facingWay(path: readonly Point[], from: SceneCard, to: SceneCard, routing: Routing, slide: Slide): GluedWay {
  const { start, end, upright } = glued(from, to);
  const { geometry, frame: place } = connector(start.point, end.point, routing, upright, slide);
  const bends = geometry === 'straightConnector1' ? '' : bendAt(path, start.point, end.point, upright);
  return { start: start.side, end: end.side, geometry, bends, place };
}

interface End {
  side: keyof typeof SITE;
  point: { x: number; y: number };
}

/** The sides at which a connector leaves and arrives: below and above where there is room between, else beside. */
function glued(from: SceneCard, to: SceneCard): { start: End; end: End; upright: boolean } {
  const apart = Math.abs(from.y - to.y) - (from.shape.height + to.shape.height) / 2;
  const upright = apart >= 8 || Math.abs(from.x - to.x) < (from.shape.width + to.shape.width) / 2;
  const forward = upright ? from.y <= to.y : from.x <= to.x;
  const [leave, arrive] = upright ? (['bottom', 'top'] as const) : (['right', 'left'] as const);
  const [start, end] = forward ? [leave, arrive] : [arrive, leave];
  return { start: endAt(from, start), end: endAt(to, end), upright };
}

function endAt({ x, y, shape }: SceneCard, side: End['side']): End {
  const [dx, dy] = { top: [0, -1], bottom: [0, 1], left: [-1, 0], right: [1, 0] }[side] as [number, number];
  return { side, point: { x: x + (dx * shape.width) / 2, y: y + (dy * shape.height) / 2 } };
}

/**
 * The preset geometry and the frame of a connector. Elbows and curves run level first; upright ones are turned by 90 degrees, so
 * that width and height change places, and turned over until start and end are where they belong.
 */
function connector(a: End['point'], b: End['point'], routing: Routing, upright: boolean, slide: Slide) {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const plain = routing === 'straight' || Math.abs(upright ? dx : dy) < 1;
  const geometry = plain ? 'straightConnector1' : routing === 'curved' ? 'curvedConnector3' : 'bentConnector3';
  const turned = !plain && upright;
  const [wide, high] = turned ? [Math.abs(dy), Math.abs(dx)] : [Math.abs(dx), Math.abs(dy)];
  const [flipH, flipV] = turned ? [dy < 0, dx > 0] : [dx < 0, dy < 0];
  const marks = `${turned ? ' rot="5400000"' : ''}${flipH ? ' flipH="1"' : ''}${flipV ? ' flipV="1"' : ''}`;
  return { geometry, frame: frame(middle.x - wide / 2, middle.y - high / 2, wide, high, slide, marks) };
}

/** Where between its ends an elbow runs across, as the chart has it: at the longest run of its way that leads across. */
function bendAt(path: readonly Point[], start: Point, end: Point, upright: boolean): string {
  const along = ({ x, y }: Point) => (upright ? y : x);
  const across = ({ x, y }: Point) => (upright ? x : y);
  const whole = along(end) - along(start);
  let longest = { length: 0, at: 0.5 };
  for (let at = 1; at < path.length; at++) {
    const [a, b] = [path[at - 1], path[at]];
    if (!a || !b || Math.abs(along(a) - along(b)) > 0.5) continue;
    const length = Math.abs(across(a) - across(b));
    if (length > longest.length) longest = { length, at: (along(a) - along(start)) / whole };
  }
  const value = Math.round(Math.min(1, Math.max(0, longest.at)) * 100_000);
  return whole === 0 || value === 50_000 ? '' : `<a:gd name="adj1" fmla="val ${value}"/>`;
}

function paragraph(words: string, size: number, color: string, bold: boolean, slide: Slide): string {
  return `<a:p><a:pPr algn="ctr"/>${run(words, fontSize(size, slide), color, bold)}</a:p>`;
}
