import { t } from '../language/translate';
/** Records that somebody may read but not show to others. */
export interface Held {
  count: number;
  /** Names of the first of them. */
  names: readonly string[];
  /** A chart that he may read, whose Co-Owners may show the first of them. */
  chart: string | null;
}

function listed({ count, names }: Held): string {
  const first = names.map((name) => `“${name}”`);
  const more = count - first.length;
  if (more > 0) return t('{join} and {more} more', { join: first.join(', '), more });
  return first.join(' and ');
}

const whom = ({ count, chart }: Held): string =>
  chart === null
    ? t('Ask a Co-Owner of {count, plural, one {it} other {each}}', { count })
    : t('Ask a Co-Owner of the chart “{chart}”', { chart });

/** What is said where somebody would show to others what he may only read or edit himself. */
export const resharingMessages = {
  notPlaced: (held: Held) =>
    t(
      '{held} would be read here by people who may not read {count, plural, one {it} other {them}}, and showing {count, plural, one {it} other {them}} is not yours to decide. {asking} to do so, or to make you Co-Owner; until then take {count, plural, one {it} other {them}} off again.',
      { held: listed(held), count: held.count, asking: whom(held) },
    ),
  notShown: (held: Held) =>
    t(
      'This chart holds {held}, which you may read but not show to others. {asking} to make you Co-Owner, or take {count, plural, one {it} other {them}} off the chart, and delete its snapshots with {count, plural, one {it} other {them}}.',
      { held: listed(held), asking: whom(held), count: held.count },
    ),
  copyNotShown: (original: string | null) =>
    t(
      'This is a copy of {chart}, which you may not show to others. Ask a Co-Owner of that chart to make you Co-Owner.',
      { chart: original === null ? 'a private chart' : t('the private chart “{original}”', { original }) },
    ),
} as const;
