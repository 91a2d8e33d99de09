import { sentence } from '../language/sentence';
import { t } from '../language/translate';

/** Records that somebody may read but not show to others. */
export interface Held {
  count: number;
  /** Names of the first two of them. */
  names: readonly string[];
  /** A chart that he may read, whose Co-Owners may show the first of them. */
  chart: string | null;
}

function valuesOf({ count, names: [first = '', second = ''] }: Held) {
  return { count, first, second, more: count - 2 };
}

/** What is said where somebody would show to others what he may only read or edit himself. */
export const resharingMessages = {
  notPlaced: (held: Held) =>
    held.chart === null
      ? sentence(
          '{count, plural, =1 {“{first}” would be read here by people who may not read it, and showing it is not yours to decide. Ask a Co-Owner of it to do so, or to make you Co-Owner; until then take it off again.} =2 {“{first}” and “{second}” would be read here by people who may not read them, and showing them is not yours to decide. Ask a Co-Owner of each to do so, or to make you Co-Owner; until then take them off again.} other {“{first}”, “{second}” and {more, number, ::group-off} more would be read here by people who may not read them, and showing them is not yours to decide. Ask a Co-Owner of each to do so, or to make you Co-Owner; until then take them off again.}}',
          valuesOf(held),
        )
      : sentence(
          '{count, plural, =1 {“{first}” would be read here by people who may not read it, and showing it is not yours to decide. Ask a Co-Owner of the chart “{chart}” to do so, or to make you Co-Owner; until then take it off again.} =2 {“{first}” and “{second}” would be read here by people who may not read them, and showing them is not yours to decide. Ask a Co-Owner of the chart “{chart}” to do so, or to make you Co-Owner; until then take them off again.} other {“{first}”, “{second}” and {more, number, ::group-off} more would be read here by people who may not read them, and showing them is not yours to decide. Ask a Co-Owner of the chart “{chart}” to do so, or to make you Co-Owner; until then take them off again.}}',
          { ...valuesOf(held), chart: held.chart },
        ),
  notShown: (held: Held) =>
    held.chart === null
      ? sentence(
          '{count, plural, =1 {This chart holds “{first}”, which you may read but not show to others. Ask a Co-Owner of it to make you Co-Owner, or take it off the chart, and delete its snapshots with it.} =2 {This chart holds “{first}” and “{second}”, which you may read but not show to others. Ask a Co-Owner of each to make you Co-Owner, or take them off the chart, and delete its snapshots with them.} other {This chart holds “{first}”, “{second}” and {more, number, ::group-off} more, which you may read but not show to others. Ask a Co-Owner of each to make you Co-Owner, or take them off the chart, and delete its snapshots with them.}}',
          valuesOf(held),
        )
      : sentence(
          '{count, plural, =1 {This chart holds “{first}”, which you may read but not show to others. Ask a Co-Owner of the chart “{chart}” to make you Co-Owner, or take it off the chart, and delete its snapshots with it.} =2 {This chart holds “{first}” and “{second}”, which you may read but not show to others. Ask a Co-Owner of the chart “{chart}” to make you Co-Owner, or take them off the chart, and delete its snapshots with them.} other {This chart holds “{first}”, “{second}” and {more, number, ::group-off} more, which you may read but not show to others. Ask a Co-Owner of the chart “{chart}” to make you Co-Owner, or take them off the chart, and delete its snapshots with them.}}',
          { ...valuesOf(held), chart: held.chart },
        ),
  copyNotShown: (original: string | null) =>
    original === null
      ? t(
          'This is a copy of a private chart, which you may not show to others. Ask a Co-Owner of that chart to make you Co-Owner.',
        )
      : sentence(
          'This is a copy of the private chart “{original}”, which you may not show to others. Ask a Co-Owner of that chart to make you Co-Owner.',
          { original },
        ),
} as const;
