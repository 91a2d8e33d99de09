import type { CardStyle, ColorRule, JurisdictionMark } from '@stemma/shared/chart/style';
import { t } from '@stemma/shared/language/translate';

/** What the choices of a style are called. */
export const CARD_LABELS: Record<CardStyle, string> = {
  icon: t('Cards with icons'),
  plain: 'Outlines',
  symbol: 'Symbols',
};
export const JURISDICTION_LABELS: Record<JurisdictionMark, string> = {
  flag: 'Flag',
  code: 'Code',
  flagAndCode: t('Flag and code'),
  none: t('None'),
};
export const COLOR_LABELS: Record<ColorRule, string> = {
  none: t('None'),
  type: 'By type',
  jurisdiction: t('By jurisdiction'),
};
