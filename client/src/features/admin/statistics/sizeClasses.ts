import { t } from '@stemma/shared/language/translate';
const CLASSES = [
  { upTo: 0, label: t('None') },
  { upTo: 10, label: t('1 to 10') },
  { upTo: 50, label: t('11 to 50') },
  { upTo: 100, label: t('51 to 100') },
  { upTo: 500, label: t('101 to 500') },
  { upTo: 1000, label: t('501 to 1,000') },
  { upTo: Infinity, label: t('More than 1,000') },
] as const;

/** How many charts there are of each class of sizes, from the smallest to the largest that has any; empty ones between them stay. */
export function sizeClasses(sizes: readonly number[]): { label: string; count: number }[] {
  const counts = CLASSES.map(({ upTo, label }, index) => {
    const above = CLASSES[index - 1]?.upTo ?? -1;
    return { label, count: sizes.filter((size) => size > above && size <= upTo).length };
  });
  const used = counts.map(({ count }) => count > 0);
  return counts.slice(Math.max(0, used.indexOf(true)), used.lastIndexOf(true) + 1);
}
