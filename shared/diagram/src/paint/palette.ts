import { lightEnough, partsOf } from '@stemma/shared/chart/contrast';
import type { ChartNode } from '@stemma/shared/chart/chart';
import type { Annotation } from '../geometry/cardShape';

/** Colours of a chart on screen and, the light ones, in files, by colour scheme. */
export interface Palette {
  scheme: 'light' | 'dark';
  canvas: string;
  card: string;
  cardSimple: string;
  border: string;
  borderUnknown: string;
  name: string;
  detail: string;
  pill: string;
  pillText: string;
  label: string;
  labelStrong: string;
  accent: string;
  accentSoft: string;
  shadow: string;
  bar: string;
  /** The ground and the line of a group's frame. */
  frame: string;
  frameLine: string;
}

const light: Palette = {
  scheme: 'light',
  canvas: '#F7F8FA',
  card: '#ffffff',
  cardSimple: '#ffffff',
  border: '#D3DAE1',
  borderUnknown: '#8592A0',
  name: '#17212B',
  detail: '#5B6876',
  pill: '#EFF2F5',
  pillText: '#2E3944',
  label: '#46525F',
  labelStrong: '#17212B',
  accent: '#006D75',
  accentSoft: 'rgba(0, 109, 117, 0.16)',
  shadow: 'rgba(16, 32, 48, 0.20)',
  bar: '#B9C3CD',
  frame: 'rgba(91, 104, 118, 0.07)',
  frameLine: '#8592A0',
};

const dark: Palette = {
  scheme: 'dark',
  canvas: '#11161B',
  card: '#1B232B',
  cardSimple: '#202830',
  border: '#3A4551',
  borderUnknown: '#748190',
  name: '#E8EDF2',
  detail: '#98A4B1',
  pill: '#2B353F',
  pillText: '#DCE3EA',
  label: '#BAC4CE',
  labelStrong: '#F1F4F7',
  accent: '#3FA9B0',
  accentSoft: 'rgba(63, 169, 176, 0.24)',
  shadow: 'rgba(0, 0, 0, 0.55)',
  bar: '#4B5864',
  frame: 'rgba(152, 164, 177, 0.08)',
  frameLine: '#748190',
};

/** The palette of a colour scheme. */
export function paletteOf(scheme: 'light' | 'dark'): Palette {
  return scheme === 'dark' ? dark : light;
}

/** A link's colour on this palette: the product's own teal is the accent; others stay as chosen, but for those that are too dark on dark ground. */
export function linkColor(color: string, palette: Palette): string {
  return color.toLowerCase() === '#006d75' ? palette.accent : seenOn(palette.canvas, color, palette, LEAST.line);
}

/** The colour of a flag that is no country's, on a card of this fill. */
export function colorOfFlag(flag: string, fill: string, palette: Palette): string {
  const color = FLAG_FILL[flag] ?? palette.detail;
  return fill === palette.card ? seenOn(palette.card, color, palette, LEAST.line) : color;
}

/** The least contrast of lines and signs, and of words, on the palette's own dark ground. */
const LEAST = { line: 3, words: 4.5 };
const seen = new Map<string, string>();

/** Grounds and colours that were chosen are the same in both schemes; on the dark scheme's own ground colours chosen on light may be lost. */
function seenOn(ground: string, color: string, { scheme }: Palette, least: number): string {
  if (scheme === 'light') return color;
  const key = `${ground} ${color} ${least}`;
  const known = seen.get(key) ?? lightEnough(color, ground, least);
  seen.set(key, known);
  return known;
}

/** Width of a border whose colour the style chose, in chart units. */
export const BORDER_CHOSEN = 1.25;

/** The border of a card: the style's own where that is seen on the palette's ground, else the palette's. */
export function borderColor(chosen: string | null, isUnknown: boolean, palette: Palette): string {
  if (chosen) return seenOn(palette.canvas, chosen, palette, LEAST.line);
  return isUnknown ? palette.borderUnknown : palette.border;
}

/** The ground that was chosen for a card, or what the style's rule gives it; null for the palette's own. */
export function cardGround(node: ChartNode, { ground }: { ground: (node: ChartNode) => string | null }): string | null {
  return isPlainFill(node.fillColor) ? ground(node) : node.fillColor;
}

/** Whether nobody chose a colour for a card: none, or plain white. */
export function isPlainFill(fill: string | null): boolean {
  return !fill || fill.toLowerCase() === '#ffffff' || fill.toLowerCase() === '#fff';
}

/** A card's fill on this palette: none chosen, or plain white, is the palette's own. */
export function cardFill(fill: string | null, palette: Palette): string {
  return fill && !isPlainFill(fill) ? fill : palette.card;
}

/** The ground of a card and its words: dark or light ones where the ground is a colour of its own. */
export function cardColors(fillColor: string | null, palette: Palette): { fill: string; name: string; detail: string } {
  const fill = cardFill(fillColor, palette);
  if (fill === palette.card) return { fill, name: palette.name, detail: palette.detail };
  return isPale(fill) ? { fill, name: '#17212B', detail: '#17212Bcc' } : { fill, name: '#ffffff', detail: '#ffffffcc' };
}

/** The colour of the words of a note or text box: its own, seen on the canvas, or dark or light by its ground. */
export function annotationColor({ textColor, fill }: Pick<Annotation, 'textColor' | 'fill'>, palette: Palette): string {
  if (textColor) return fill ? textColor : seenOn(palette.canvas, textColor, palette, LEAST.words);
  if (!fill) return palette.name;
  return isPale(fill) ? '#17212B' : '#ffffff';
}

/** The colours of flags that are no country's (SPEC §3.1). */
export const FLAG_FILL: Record<string, string> = {
  red: '#E03131',
  orange: '#E8590C',
  green: '#2B8A3E',
  blue: '#1971C2',
  black: '#343A40',
};

/** Whether dark letters read better than white ones on a colour like #RRGGBB. */
export function isPale(color: string): boolean {
  const [red, green, blue] = partsOf(color);
  return red * 0.299 + green * 0.587 + blue * 0.114 > 140;
}
