import type { Face } from '@stemma/shared/chart/geometry/text';
import { GlobalFonts } from '@napi-rs/canvas';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The files of Inter by script; together they write what the screens write. Other scripts fall back to the system's fonts. */
const SCRIPTS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'] as const;

let known: Record<Face, string> | undefined;

/** Canvas fonts of the chart's faces, in chart units, as on screen. */
export function pictureFonts(): Record<Face, string> {
  known ??= fontsOf([...SCRIPTS.flatMap(register), 'sans-serif'].join(', '));
  return known;
}

function fontsOf(family: string): Record<Face, string> {
  return {
    name: `600 14px ${family}`,
    detail: `400 12px ${family}`,
    label: `400 12px ${family}`,
    labelStrong: `600 12px ${family}`,
    pill: `500 12px ${family}`,
  };
}

function register(script: string): string[] {
  const manifest = fontPackage();
  const file = manifest && join(dirname(manifest), 'files', `inter-${script}-wght-normal.woff2`);
  if (!file || !existsSync(file)) return [];
  const family = `Inter ${script}`;
  return GlobalFonts.registerFromPath(file, family) ? [`"${family}"`] : [];
}

function fontPackage(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve('@fontsource-variable/inter/package.json');
  } catch {
    return undefined;
  }
}
