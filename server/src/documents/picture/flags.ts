import { countryCode } from '@stemma/shared/reference/countries';
import type { Image } from '@napi-rs/canvas';
import { loadImage } from '@napi-rs/canvas';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The flags (3 : 2) of countries given by alpha-2 code or English name. One that there isn't is left out. */
export async function loadFlags(countries: Iterable<string>): Promise<ReadonlyMap<string, Image>> {
  const flags = new Map<string, Image>();
  for (const country of new Set(countries)) {
    const flag = await flagOf(country).catch(() => null);
    if (flag) flags.set(country, flag);
  }
  return flags;
}

async function flagOf(country: string): Promise<Image | null> {
  const code = countryCode(country);
  if (!code) return null;
  const manifest = createRequire(import.meta.url).resolve('country-flag-icons/package.json');
  return loadImage(await readFile(join(dirname(manifest), '3x2', `${code}.svg`)));
}
