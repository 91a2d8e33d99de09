import { FONT_FACTS } from '@stemma/shared/chart/fonts';
import type { TypeFile } from '@stemma/diagram/export/svg/svgType';
import { dataUrl } from './dataUrl';

const files = import.meta.glob<string>(
  '../../../../node_modules/@fontsource-variable/{arimo,inter,source-serif-4}/files/*-wght-normal.woff2',
  { query: '?url', import: 'default', eager: true },
);

/** The files of the fonts that the screen is set in, from our own server. */
export const typeFile: TypeFile = async (subset, font) => {
  const ending = `/${FONT_FACTS[font].files}-${subset}-wght-normal.woff2`;
  const url = Object.entries(files).find(([path]) => path.endsWith(ending))?.[1];
  const answer = url ? await fetch(url) : null;
  if (!answer?.ok) throw new Error('The type of the drawing could not be loaded.');
  return await dataUrl(new Blob([await answer.arrayBuffer()], { type: 'font/woff2' }));
};
