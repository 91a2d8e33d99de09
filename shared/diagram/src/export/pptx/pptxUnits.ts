import { xmlText } from '../xml';

/** How chart units become the units of a slide (914,400 to the inch). */
export interface Slide {
  /** Slide units for a chart unit. */
  scale: number;
  left: number;
  top: number;
}

/** Where a shape stands: its upper left corner and size in chart units. */
export function frame(x: number, y: number, wide: number, high: number, slide: Slide, marks = ''): string {
  const { at, size } = place(x, y, wide, high, slide);
  return `<a:xfrm${marks}><a:off ${at}/><a:ext ${size}/></a:xfrm>`;
}

/** Where a group stands, whose shapes stand where they say. */
export function groupFrame(x: number, y: number, wide: number, high: number, slide: Slide): string {
  const { at, size } = place(x, y, wide, high, slide);
  return `<a:xfrm><a:off ${at}/><a:ext ${size}/><a:chOff ${at}/><a:chExt ${size}/></a:xfrm>`;
}

function place(x: number, y: number, wide: number, high: number, slide: Slide) {
  const [left, top] = [Math.round((x - slide.left) * slide.scale), Math.round((y - slide.top) * slide.scale)];
  return { at: `x="${left}" y="${top}"`, size: `cx="${units(wide, slide)}" cy="${units(high, slide)}"` };
}

/** Words of one look. */
export function run(words: string, size: number, color: string, bold: boolean): string {
  return `<a:r><a:rPr lang="en-GB" sz="${size}"${bold ? ' b="1"' : ''} dirty="0"><a:solidFill>${rgb(color)}</a:solidFill></a:rPr><a:t>${xmlText(words)}</a:t></a:r>`;
}

/** Hundredths of a point, for a size in pixels at 100 %. */
export function fontSize(pixels: number, { scale }: Slide): number {
  return Math.max(100, Math.round((pixels * scale * 72 * 100) / 914_400));
}

/** How high a line of words is, exactly. */
export function lineHeight(pixels: number, slide: Slide): string {
  return `<a:spcPts val="${fontSize(pixels, slide)}"/>`;
}

/** The width of a line. */
export function width(pixels: number, { scale }: Slide): number {
  return Math.max(3175, Math.round(pixels * scale));
}

/** A length in slide units. */
export function units(length: number, { scale }: Slide): number {
  return Math.round(length * scale);
}

/** A colour as slides name it. */
export function rgb(color: string): string {
  const long = color.length === 4 ? color.replace(/[0-9a-f]/gi, '$&$&') : color;
  const [, digits = '17212B', alpha] = /^#([0-9a-f]{6})([0-9a-f]{2})?$/i.exec(long) ?? [];
  const part = alpha ? `<a:alpha val="${Math.round((Number.parseInt(alpha, 16) / 255) * 100_000)}"/>` : '';
  return `<a:srgbClr val="${digits.toUpperCase()}">${part}</a:srgbClr>`;
}
