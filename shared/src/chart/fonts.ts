/**
 * The fonts that charts can be written in: all bundled, under the SIL Open Font License, and brought to the screen, pictures, PDF and SVG alike.
 * Arimo is as wide as Arial, letter by letter; letters that a font lacks come from the machine's own.
 */
export const CHART_FONTS = ['inter', 'arimo', 'sourceSerif'] as const;
export type ChartFont = (typeof CHART_FONTS)[number];

export const DEFAULT_FONT: ChartFont = 'inter';

interface FontFacts {
  name: string;
  /** What its files are called: @fontsource/… and @fontsource-variable/…, and each file in them. */
  files: string;
  /** Families in CSS for where it is missing. */
  fallback: string;
  /** What office programs have that is nearest to it. */
  office: string;
}

export const FONT_FACTS: Record<ChartFont, FontFacts> = {
  inter: { name: 'Inter', files: 'inter', fallback: 'system-ui, sans-serif', office: 'Arial' },
  arimo: { name: 'Arimo', files: 'arimo', fallback: 'Arial, sans-serif', office: 'Arial' },
  sourceSerif: {
    ...{ name: 'Source Serif 4', files: 'source-serif-4' },
    ...{ fallback: '"Times New Roman", serif', office: 'Times New Roman' },
  },
};
