import { locale, t } from '@stemma/shared/language/translate';

/** A whole number with thousands separators. */
export function count(number: number): string {
  return number.toLocaleString(locale());
}

/** "1 chart", "1,204 charts". */
export function chartCount(number: number): string {
  return t('{number, plural, one {# chart} other {# charts}}', { number });
}

/** "1 entity", "1,204 entities". */
export function entityCount(number: number): string {
  return t('{number, plural, one {# entity} other {# entities}}', { number });
}

/** "1 row", "1,204 rows". */
export function rowCount(number: number): string {
  return t('{number, plural, one {# row} other {# rows}}', { number });
}

/** "1 link", "1,204 links". */
export function linkCount(number: number): string {
  return t('{number, plural, one {# link} other {# links}}', { number });
}

/** "1 chart and 3 entities"; what there is none of is left out. */
export function chartsAndEntities(charts: number, entities: number): string {
  if (entities === 0) return chartCount(charts);
  if (charts === 0) return entityCount(entities);
  return t('{first} and {second}', { first: chartCount(charts), second: entityCount(entities) });
}
