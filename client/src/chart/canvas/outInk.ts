import type { Scene } from '@stemma/shared/chart/geometry/scene';
import { flagUrl } from '../../components/entity/flagUrl';
import type { SvgInk } from '../out/svg';
import { createMeasure } from './fonts';
import { cardFill, FLAG_INK, isPale, linkColor, paletteOf } from './palette';

/** The colours of the chart on light ground, and the flags of its cards, for files that draw it anew. A flag that does not come is left out. */
export async function outInk(scene: Scene): Promise<SvgInk> {
  const palette = paletteOf('light');
  const flags = new Map<string, string>();
  const countries = new Set([...scene.cards.values()].flatMap(({ shape }) => shape.flag ?? []));
  await Promise.allSettled(
    [...countries].map(async (country) => {
      const url = flagUrl(country);
      const answer = url ? await fetch(url) : null;
      if (answer?.ok) flags.set(country, await dataUrl(await answer.blob()));
    }),
  );
  return {
    card(fillColor) {
      const fill = cardFill(fillColor, palette);
      if (fill === palette.card) return { fill, name: palette.name, detail: palette.detail };
      return isPale(fill)
        ? { fill, name: '#17212B', detail: '#17212Bcc' }
        : { fill, name: '#ffffff', detail: '#ffffffcc' };
    },
    link: (color) => linkColor(color, palette),
    flagInk: (color) => FLAG_INK[color] ?? palette.detail,
    flag: (country) => flags.get(country) ?? null,
    measure: createMeasure(),
    border: palette.border,
    borderUnknown: palette.borderUnknown,
    pill: palette.pill,
    pillText: palette.pillText,
    label: palette.label,
    labelStrong: palette.labelStrong,
  };
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    const failed = () => reject(new Error('The flag could not be read.'));
    reader.onload = () => (typeof reader.result === 'string' ? resolve(reader.result) : failed());
    reader.onerror = failed;
    reader.readAsDataURL(blob);
  });
}
