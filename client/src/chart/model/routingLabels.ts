import type { Routing } from '@stemma/shared/chart/vocabulary';
import { t } from '@stemma/shared/language/translate';

/** What the routings of links are called. */
export const ROUTING_LABELS: Record<Routing, string> = {
  orthogonal: t('Orthogonal'),
  straight: t('Straight'),
  curved: t('Curved'),
};
