import type { Annotation } from '@stemma/diagram/geometry/annotation';
import { paletteOf } from '@stemma/diagram/paint/palette';
import type { Image } from '@napi-rs/canvas';

/** Colours of a chart on paper: the light ones of the screen on white. */
export const INK = { ...paletteOf('light'), canvas: '#ffffff' } as const;

/** What a chart's picture is drawn with beside lines and words; null for what could not be had. */
export interface PictureInk {
  flag(country: string): Image | null;
  picture(plate: Annotation): Image | null;
}
