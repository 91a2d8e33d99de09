import type { PaintTheme } from '@stemma/diagram/paint/paintContext';
import { paletteOf } from '@stemma/diagram/paint/palette';
import type { Scene } from '@stemma/diagram/scene/scene';
import { groundsOf } from '@stemma/diagram/paint/cardFills';
import { Path2D, type Image } from '@napi-rs/canvas';
import { pictureFonts } from './fonts';

/** What a chart's picture is drawn with. */
export type PictureTheme = PaintTheme<Path2D, Image>;

/** Colours of a chart on paper: the light ones of the screen on white. */
export const PAPER = { ...paletteOf('light'), canvas: '#ffffff' } as const;

export function pictureTheme(scene: Scene, images: Pick<PictureTheme, 'flag' | 'picture'>): PictureTheme {
  return {
    ...images,
    palette: PAPER,
    fonts: pictureFonts(scene.look.style.font),
    centering: 'measured',
    look: scene.look,
    ground: groundsOf(scene, 'light'),
    path: (data) => (data === undefined ? new Path2D() : new Path2D(data)),
    icon: (strokes) => strokes.map((stroke) => new Path2D(stroke)),
  };
}
