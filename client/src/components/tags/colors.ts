import { t } from '@stemma/shared/language/translate';

/** Colours offered for tags, the first for a new one. */
export const TAG_COLORS = [
  { name: t('Teal'), value: '#006D75' },
  { name: t('Blue'), value: '#1F6FBF' },
  { name: t('Violet'), value: '#7048C6' },
  { name: t('Pink'), value: '#C2347A' },
  { name: t('Red'), value: '#C92A2A' },
  { name: t('Orange'), value: '#D9580B' },
  { name: t('Yellow'), value: '#B58900' },
  { name: t('Green'), value: '#2B8A3E' },
  { name: t('Grey'), value: '#5B6876' },
] as const;
