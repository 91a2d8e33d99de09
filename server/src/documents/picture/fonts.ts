import { DEFAULT_FONT, FONT_FACTS, type ChartFont } from '@stemma/shared/chart/fonts';
import type { Face } from '@stemma/diagram/geometry/text';
import { GlobalFonts } from '@napi-rs/canvas';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The files of a font by script, the rarer first, as far as it has them; together they write what the screens write. The common ones put
 * letters of the rarer together that a PDF could not name. Other scripts fall back to the system's fonts.
 */
const SCRIPTS = 'hebrew vietnamese greek-ext greek cyrillic-ext cyrillic latin-ext latin'.split(' ');

const faces = new Map<ChartFont, Record<Face, string>>();
const families = new Map<ChartFont, string>();

/** Canvas fonts of the chart's faces, in chart units, as on screen. */
export function pictureFonts(font: ChartFont = DEFAULT_FONT): Record<Face, string> {
  const known = faces.get(font);
  if (known) return known;
  const made = facesOf(fontFamily(font));
  faces.set(font, made);
  return made;
}

/** A font for the canvas, its files registered; that of everything but charts where none is named. */
export function fontFamily(font: ChartFont = DEFAULT_FONT): string {
  const known = families.get(font);
  if (known !== undefined) return known;
  const family = [...SCRIPTS.flatMap((script) => register(font, script)), 'sans-serif'].join(', ');
  families.set(font, family);
  return family;
}

function facesOf(all: string): Record<Face, string> {
  return {
    name: `600 14px ${all}`,
    detail: `400 12px ${all}`,
    label: `400 12px ${all}`,
    labelStrong: `600 12px ${all}`,
    pill: `500 12px ${all}`,
  };
}

function register(font: ChartFont, script: string): string[] {
  const { files, name: title } = FONT_FACTS[font];
  const manifest = fontPackage(files);
  const file = manifest && join(dirname(manifest), 'files', `${files}-${script}-wght-normal.woff2`);
  if (!file || !existsSync(file)) return [];
  const name = `${title} ${script}`;
  return GlobalFonts.registerFromPath(file, name) ? [`"${name}"`] : [];
}

function fontPackage(files: string): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(`@fontsource-variable/${files}/package.json`);
  } catch {
    return undefined;
  }
}
