import type { ChartNode } from '@stemma/shared/chart/chart';
import { decorationValues, annotationText, type DecorationValues } from '@stemma/shared/chart/decoration';
import type { DecorationType } from '@stemma/shared/entities/typeNames';
import { defaults } from '@stemma/shared/limits';
import type { CardShape, Annotation } from './cardShape';
import { wrap, type Measure } from './text';

export type { Annotation } from './cardShape';

/** Measures of notes, pictures and text boxes in chart units. */
export const ANNOTATION = {
  pad: 12,
  corner: 4,
  stickyWidth: 180,
  stickyHeight: 96,
  /** A new note of more characters is as wide as this. */
  longNote: 240,
  longNoteWidth: 320,
  textWidth: 280,
  picture: { width: 240, height: 160 },
  /** Of the sides of a note, and of the longer side of a picture. */
  smallest: 32,
  largest: 2000,
  /** What is thinner is taken hold of as if it were as thick. */
  hold: 12,
  line: 1.4,
} as const;

type Said = Pick<ChartNode, 'name' | 'chartDescription' | 'decoration'>;

/** Sets a note, picture or text box: its size, and its words broken into lines. Words beyond its height are left out. */
export function typesetAnnotation(kind: DecorationType, node: Said, measure: Measure): CardShape {
  const values = decorationValues(node);
  if (kind === 'Image') return picture(values);
  const note = kind === 'Sticky';
  const fontSize = clamp(number(values, note ? 'fontSize' : 'fontSizeTextBox') ?? defaults.fontSize, 6, 96);
  const wanted = number(values, note ? 'width' : 'widthTextBox');
  const widest = wanted ? sized(wanted) : note ? ANNOTATION.stickyWidth : ANNOTATION.textWidth;
  const scaled: Measure = (text, face) => (measure(text, face) * fontSize) / 12;
  const all = annotationText(node)
    .split('\n')
    .flatMap((line) => (line.trim() ? wrap(line, 'detail', widest - 2 * ANNOTATION.pad, 200, scaled) : ['']));
  const step = Math.round(fontSize * ANNOTATION.line);
  const natural = all.length * step + 2 * ANNOTATION.pad;
  const own = note ? number(values, 'height') : null;
  const height = own ? sized(own) : Math.max(note ? ANNOTATION.stickyHeight : 0, natural);
  const room = Math.max(1, Math.floor((height - 2 * ANNOTATION.pad + step * 0.3) / step));
  const lines = all.slice(0, room);
  if (room < all.length) lines[room - 1] = `${lines[room - 1] ?? ''}…`;
  const longest = Math.max(...lines.map((line) => scaled(line, 'detail')));
  const width =
    wanted || note ? widest : Math.max(ANNOTATION.smallest, Math.ceil(longest / 2) * 2 + 2 * ANNOTATION.pad + 2);
  return shapeOf(width, height, lines, {
    kind,
    fill: text(values, note ? 'color' : 'fillColorTextBox') ?? (note ? defaults.stickyColor : null),
    textColor: note ? null : text(values, 'colorTextBox'),
    fontSize,
    source: null,
    base64: null,
  });
}

interface Size {
  width: number;
  height: number;
}

/** A picture made so many times as large, its proportions kept: its longer side within what may be, neither less than one unit. */
export function scaledPicture({ width, height }: Size, times = 1): Size {
  const longer = Math.max(width, height);
  const scale = clamp(longer * times, ANNOTATION.smallest, ANNOTATION.largest) / longer;
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}

/** The size that a picture keeps, or has while it keeps none. */
export function pictureSize(values: DecorationValues): Size {
  return {
    width: number(values, 'pictureWidth') ?? ANNOTATION.picture.width,
    height: number(values, 'pictureHeight') ?? ANNOTATION.picture.height,
  };
}

function picture(values: DecorationValues): CardShape {
  const { width, height } = scaledPicture(pictureSize(values));
  const annotation = { kind: 'Image' as const, fill: null, textColor: null, fontSize: defaults.fontSize };
  return shapeOf(width, height, [], {
    ...annotation,
    source: text(values, 'source'),
    base64: text(values, 'sourceBase64'),
  });
}

function shapeOf(width: number, height: number, lines: readonly string[], annotation: Annotation): CardShape {
  return {
    ...{ width, height, lines, annotation },
    corner: ANNOTATION.corner,
    outline: 'rectangle',
    icon: null,
    iconSize: 0,
    iconX: 0,
    iconY: 0,
    textX: ANNOTATION.pad,
    textY: 0,
    align: 'left',
    detail: '',
    note: [],
    flag: null,
    flagColor: null,
    code: '',
    pill: '',
    pillWidth: 0,
  };
}

function number(values: DecorationValues, name: string): number | null {
  const value = values[name];
  return typeof value === 'number' && value > 0 ? value : null;
}

function text(values: DecorationValues, name: string): string | null {
  const value = values[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

function sized(value: number): number {
  return clamp(Math.round(value), ANNOTATION.smallest, ANNOTATION.largest);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
