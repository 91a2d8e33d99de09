import type { PaintTheme } from '@stemma/diagram/paint/paintContext';
import { groundsOf } from '@stemma/diagram/paint/cardFills';
import type { Scene } from '@stemma/diagram/scene/scene';
import { FONTS } from './fonts';

/** What a chart is drawn with on a canvas of the browser. */
export type CanvasTheme = PaintTheme<Path2D, CanvasImageSource>;

/** What of it differs from picture to picture. */
export type CanvasLook = Pick<CanvasTheme, 'palette' | 'flag' | 'picture'>;

export function canvasTheme(appearance: CanvasLook, scene: Scene): CanvasTheme {
  return {
    ...appearance,
    fonts: FONTS,
    centering: 'canvas',
    path: (data) => new Path2D(data),
    icon: iconOf,
    look: scene.look,
    ground: groundsOf(scene, appearance.palette.scheme),
  };
}

const icons = new Map<readonly string[], readonly Path2D[]>();

/** The strokes of an icon as one path, made once. */
export function iconOf(strokes: readonly string[]): readonly Path2D[] {
  let paths = icons.get(strokes);
  if (!paths) {
    const path = new Path2D();
    for (const stroke of strokes) path.addPath(new Path2D(stroke));
    icons.set(strokes, (paths = [path]));
  }
  return paths;
}
