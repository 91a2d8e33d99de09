import { z } from 'zod';
import { styleMessages } from '../messages/styles';
import { OFFSHORE } from '../reference/offshore';
import { hexColor, keyText, lineText } from '../rules/basic';
import { CHART_FONTS, DEFAULT_FONT } from './fonts';
import { LINK_FAMILIES, type LinkFamily } from './linkFamily';

/**
 * How a card tells who it is of: by its type's icon beside the name; by its outline alone, its words centred, as structure charts do; or by a symbol
 * in a circle with the name beneath (Open Ownership's Beneficial Ownership Visualisation System, parties).
 */
export const CARD_STYLES = ['icon', 'plain', 'symbol'] as const;
export type CardStyle = (typeof CARD_STYLES)[number];

/** Whether lines are as each was drawn, or told apart by what they are about where nobody chose a look for them. */
export const LINE_STYLES = ['own', 'families'] as const;
export type LineStyle = (typeof LINE_STYLES)[number];

/** How the jurisdiction of a card is told: by its flag, by its code of two letters (ISO 3166-1), by both, or not at all. */
export const JURISDICTION_MARKS = ['flag', 'code', 'flagAndCode', 'none'] as const;
export type JurisdictionMark = (typeof JURISDICTION_MARKS)[number];

/** What the ground of a card without a colour of its own says. */
export const COLOR_RULES = ['none', 'type', 'jurisdiction', 'tag', 'risk'] as const;
export type ColorRule = (typeof COLOR_RULES)[number];

/** What cards stand on one band behind them for: one jurisdiction, an onshore or an offshore one, or one tag. */
export const BAND_RULES = ['none', 'onshore', 'jurisdiction', 'tag'] as const;
export type BandRule = (typeof BAND_RULES)[number];

export const STYLE_LIMITS = {
  nameMax: 60,
  footerMax: 200,
  logoBytesMax: 150_000,
  stylesMax: 50,
  offshoreMax: 300,
} as const;

const LOGO = /^data:image\/(png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/;
const logoText = z
  .string()
  .max(Math.ceil((STYLE_LIMITS.logoBytesMax * 4) / 3) + 30, styleMessages.logo)
  .regex(LOGO, styleMessages.logo);

const lineColors = z.object(
  Object.fromEntries(LINK_FAMILIES.map((family) => [family, hexColor])) as Record<LinkFamily, typeof hexColor>,
);

/** What a style says of a chart's look, beside its key and name. */
export const chartStyleLook = z.object({
  cards: z.enum(CARD_STYLES),
  /** What words are written in; styles of before there was a choice have the product's own. */
  font: z.enum(CHART_FONTS).default(DEFAULT_FONT),
  lines: z.enum(LINE_STYLES),
  /** Whether a line of ownership is the wider the larger its share, and over a half heavier. */
  weightByShare: z.boolean(),
  jurisdiction: z.enum(JURISDICTION_MARKS),
  colorBy: z.enum(COLOR_RULES),
  /** Styles of before there were bands have none. */
  bandBy: z.enum(BAND_RULES).default('none'),
  /** The jurisdictions that count as offshore: ISO 3166-1 codes of two letters, in capitals. */
  offshore: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .max(STYLE_LIMITS.offshoreMax)
    .default([...OFFSHORE]),
  /** Whether the role that most links share is said in the legend alone, and their labels are shares. */
  commonRoleInLegend: z.boolean(),
  lineColors,
  /** Border of cards; null for the product's own, which is other in the dark. */
  border: hexColor.nullable(),
  /** On pages: a picture beside the title, as data URL, and a line at the foot. */
  logo: logoText.nullable(),
  footer: lineText(STYLE_LIMITS.footerMax),
});
export type ChartStyleLook = z.output<typeof chartStyleLook>;

export const chartStyleShape = chartStyleLook.extend({
  key: keyText,
  name: lineText(STYLE_LIMITS.nameMax).pipe(z.string().trim().min(1)),
});
export type ChartStyle = z.output<typeof chartStyleShape>;
