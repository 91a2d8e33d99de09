import type { PaintTheme } from '@stemma/diagram/paint/paintContext';
import { groundsOf } from '@stemma/diagram/paint/cardFills';
import type { Scene } from '@stemma/diagram/scene/scene';
import { CANVAS_FONTS, familyOnScreen } from './fonts';

/** What a chart is drawn with on a canvas of the browser. */
export interface CanvasTheme extends PaintTheme<Path2D, CanvasImageSource> {
  /** Of the chart's font, for words that are larger or smaller than those of its faces. */
  family: string;
}

/** What of it differs from picture to picture. */
export type CanvasLook = Pick<CanvasTheme, 'palette' | 'flag' | 'picture'>;

export function canvasTheme(appearance: CanvasLook, scene: Scene): CanvasTheme {
  const { font } = scene.look.style;
  return {
    ...appearance,
    fonts: CANVAS_FONTS[font],
    family: familyOnScreen(font),
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
