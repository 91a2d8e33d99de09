import type { Face } from '@stemma/diagram/geometry/text';
import { GlobalFonts } from '@napi-rs/canvas';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The files of Inter by script, the rarer first; together they write what the screens write. The common ones put letters of the rarer
 * together that a PDF could not name. Other scripts fall back to the system's fonts.
 */
const SCRIPTS = ['vietnamese', 'greek-ext', 'greek', 'cyrillic-ext', 'cyrillic', 'latin-ext', 'latin'] as const;

let known: Record<Face, string> | undefined;
let family: string | undefined;

/** Canvas fonts of the chart's faces, in chart units, as on screen. */
export function pictureFonts(): Record<Face, string> {
  known ??= fontsOf(fontFamily());
  return known;
}

/** The fonts that everything is written in, for the canvas. */
export function fontFamily(): string {
  family ??= [...SCRIPTS.flatMap(register), 'sans-serif'].join(', ');
  return family;
}

function fontsOf(all: string): Record<Face, string> {
  return {
    name: `600 14px ${all}`,
    detail: `400 12px ${all}`,
    label: `400 12px ${all}`,
    labelStrong: `600 12px ${all}`,
    pill: `500 12px ${all}`,
  };
}

function register(script: string): string[] {
  const manifest = fontPackage();
  const file = manifest && join(dirname(manifest), 'files', `inter-${script}-wght-normal.woff2`);
  if (!file || !existsSync(file)) return [];
  const name = `Inter ${script}`;
  return GlobalFonts.registerFromPath(file, name) ? [`"${name}"`] : [];
}

function fontPackage(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve('@fontsource-variable/inter/package.json');
  } catch {
    return undefined;
  }
}
