import type { Face, Measure } from '@stemma/diagram/geometry/text';
import { createCanvas } from '@napi-rs/canvas';

/** Measures text in fonts of a canvas, each once. */
export function measureIn(fonts: Record<Face, string>): Measure {
  const context = createCanvas(1, 1).getContext('2d');
  const widths = new Map<string, number>();
  return (text, face) => {
    const key = `${face} ${text}`;
    let width = widths.get(key);
    if (width === undefined) {
      context.font = fonts[face];
      widths.set(key, (width = context.measureText(text).width));
    }
    return width;
  };
}
