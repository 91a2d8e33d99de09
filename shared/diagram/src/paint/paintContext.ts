import type { Annotation } from '../geometry/cardShape';
import type { Face } from '../geometry/text';
import type { ChartNode } from '@stemma/shared/chart/chart';
import type { ChartLook } from './chartLook';
import type { Palette } from './palette';

/** What of a canvas is drawn on: the browser's and the server's (`@napi-rs/canvas`) both have it. `Path` and `Image` are their own kinds of them. */
export interface PaintContext<Path, Image> {
  globalAlpha: number;
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  lineCap: 'butt' | 'round' | 'square';
  lineJoin: 'bevel' | 'miter' | 'round';
  shadowColor: string;
  shadowBlur: number;
  shadowOffsetY: number;
  font: string;
  textAlign: 'center' | 'end' | 'left' | 'right' | 'start';
  textBaseline: 'alphabetic' | 'bottom' | 'hanging' | 'ideographic' | 'middle' | 'top';
  direction: 'inherit' | 'ltr' | 'rtl';
  save(): void;
  restore(): void;
  translate(x: number, y: number): void;
  scale(x: number, y: number): void;
  beginPath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  closePath(): void;
  roundRect(x: number, y: number, width: number, height: number, radius: number): void;
  clip(): void;
  fill(): void;
  fill(path: Path): void;
  stroke(): void;
  stroke(path: Path): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  setLineDash(segments: readonly number[]): void;
  fillText(text: string, x: number, y: number): void;
  strokeText(text: string, x: number, y: number): void;
  measureText(text: string): { width: number };
  drawImage(image: Image, x: number, y: number, width: number, height: number): void;
}

/** What a chart is drawn with. */
export interface PaintTheme<Path, Image> {
  palette: Palette;
  /** Canvas fonts of the chart's faces, in chart units. */
  fonts: Record<Face, string>;
  /** How text gets into the middle of a pill, badge or frame's head: by the canvas itself, or from a left edge and baseline that were measured, which comes out the same in every file. */
  centering: 'canvas' | 'measured';
  /** A path by its SVG data; an empty one without. */
  path: (data?: string) => Path;
  /** The strokes of an icon as paths to be drawn one after the other. */
  icon: (strokes: readonly string[]) => readonly Path[];
  /** Null while one is on its way, or where it could not be had. */
  flag: (country: string) => Image | null;
  picture: (annotation: Annotation) => Image | null;
  look: ChartLook;
  /** The ground that the style's rule gives a card without a colour of its own; null for none. */
  ground: (node: ChartNode) => string | null;
}
