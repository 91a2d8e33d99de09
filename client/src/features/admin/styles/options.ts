import { CHART_FONTS, FONT_FACTS } from '@stemma/shared/chart/fonts';
import type { BandRule, CardStyle, ColorRule, JurisdictionMark } from '@stemma/shared/chart/style';
import { t } from '@stemma/shared/language/translate';

/** What the choices of a style are called. */
export const CARD_LABELS: Record<CardStyle, string> = {
  icon: t('Cards with icons'),
  plain: t('Outlines'),
  symbol: t('Symbols'),
};
export const JURISDICTION_LABELS: Record<JurisdictionMark, string> = {
  flag: t('Flag'),
  code: t('Code'),
  flagAndCode: t('Flag and code'),
  none: t('None'),
};
export const COLOR_LABELS: Record<ColorRule, string> = {
  none: t('None'),
  type: t('By type'),
  jurisdiction: t('By jurisdiction'),
  tag: t('By tag'),
  risk: t('By risk'),
};
export const BAND_LABELS: Record<BandRule, string> = {
  none: t('None'),
  onshore: t('Onshore and offshore'),
  jurisdiction: t('By jurisdiction'),
  tag: t('By tag'),
};
export const FONT_CHOICES = CHART_FONTS.map((value) => ({ value, label: FONT_FACTS[value].name }));
