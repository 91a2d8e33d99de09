import { fromEnglish } from '@stemma/shared/language/sentence';
import type { TableFault } from '@stemma/shared/rules/import/links/judgedTable';
import type { TablePlace } from './useTablePlace';

/** What is told of a table; of the chart as a whole, what the one comes to that takes the table in. */
export function withChartFaults(faults: readonly TableFault[], place: TablePlace | undefined): readonly TableFault[] {
  if (!place?.chart) return faults;
  const ofChart = place.judged.faults.filter(({ kind }) => kind === 'chart');
  return [
    ...ofChart.map((fault) => ({ ...fault, why: fromEnglish(fault.why) })),
    ...faults.filter(({ kind }) => kind !== 'chart'),
  ];
}
