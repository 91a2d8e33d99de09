import { CHART_FONTS, FONT_FACTS } from '@stemma/shared/chart/fonts';
import type { CardStyle, ColorRule, JurisdictionMark } from '@stemma/shared/chart/style';

/** What the choices of a style are called. */
export const CARD_LABELS: Record<CardStyle, string> = {
  icon: 'Cards with icons',
  plain: 'Outlines',
  symbol: 'Symbols',
};
export const JURISDICTION_LABELS: Record<JurisdictionMark, string> = {
  flag: 'Flag',
  code: 'Code',
  flagAndCode: 'Flag and code',
  none: 'None',
};
export const COLOR_LABELS: Record<ColorRule, string> = {
  none: 'None',
  type: 'By type',
  jurisdiction: 'By jurisdiction',
  tag: 'By tag',
};
export const FONT_CHOICES = CHART_FONTS.map((value) => ({ value, label: FONT_FACTS[value].name }));
