import type { Plate } from './geometry/cardShape';

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

/** A link's colour on this palette: the product's own teal is lightened on dark ground, other colours stay as chosen. */
export function linkColor(color: string, palette: Palette): string {
  return color.toLowerCase() === '#006d75' ? palette.accent : color;
}

/** A card's fill on this palette: none chosen, or plain white, is the palette's own. */
export function cardFill(fill: string | null, palette: Palette): string {
  return !fill || fill.toLowerCase() === '#ffffff' || fill.toLowerCase() === '#fff' ? palette.card : fill;
}

/** The ground of a card and its words: dark or light ones where the ground is a colour of its own. */
export function cardInk(fillColor: string | null, palette: Palette): { fill: string; name: string; detail: string } {
  const fill = cardFill(fillColor, palette);
  if (fill === palette.card) return { fill, name: palette.name, detail: palette.detail };
  return isPale(fill) ? { fill, name: '#17212B', detail: '#17212Bcc' } : { fill, name: '#ffffff', detail: '#ffffffcc' };
}

/** The colour of the words of a note or text box: its own, or dark or light by its ground. */
export function plateInk({ ink, fill }: Pick<Plate, 'ink' | 'fill'>, palette: Palette): string {
  if (ink) return ink;
  if (!fill) return palette.name;
  return isPale(fill) ? '#17212B' : '#ffffff';
}

/** The colours of flags that are no country's (SPEC §3.1). */
export const FLAG_INK: Record<string, string> = {
  red: '#E03131',
  orange: '#E8590C',
  green: '#2B8A3E',
  blue: '#1971C2',
  black: '#343A40',
};

/** Whether dark letters read better than white ones on a colour like #RRGGBB. */
export function isPale(color: string): boolean {
  const hex = color.length === 4 ? color.replace(/[0-9a-f]/gi, '$&$&') : color;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 > 140;
}
