import { t } from '@stemma/shared/language/translate';
/** What of an entity a dynamic chart shows: its owners, its holdings, or all that is linked with it. */
export const DYNAMIC_KINDS = ['object', 'subject', 'all'] as const;
export type DynamicKind = (typeof DYNAMIC_KINDS)[number];

/** The words for each kind; `none` where a chart of it shows nobody else. */
export const KIND_TEXTS: Record<DynamicKind, { label: string; says: string; none: string }> = {
  object: { label: t('Owners'), says: t('Object chart: everyone who owns or controls it'), none: t('No owners') },
  subject: { label: t('Holdings'), says: t('Subject chart: everything it owns or controls'), none: t('No holdings') },
  all: { label: t('All'), says: t('Everything that is linked with it, whichever way'), none: t('No links') },
};

/** A kind by its word; undefined for any other text. */
export function kindOf(text: string | undefined): DynamicKind | undefined {
  return DYNAMIC_KINDS.find((kind) => kind === text);
}

/** Where an entity's dynamic chart is shown (SPEC §2.1). */
export function dynamicPath(kind: DynamicKind, entityKey: string, charts: readonly string[]): string {
  const query = charts.length ? `?keys=${charts.map(encodeURIComponent).join(',')}` : '';
  return `/${kind}/${encodeURIComponent(entityKey)}${query}`;
}

/** The chart keys that an address names, as one list or one by one; each once. */
export function keysIn(search: URLSearchParams): string[] {
  const keys = search.getAll('keys').flatMap((list) => list.split(','));
  return [...new Set(keys.map((key) => key.trim()).filter(Boolean))];
}
