import { limits } from '@stemma/shared/limits';
import type { Tx } from '../store';
import { one } from '../store';
import type { Statement } from './bods/statement';
import * as chartStore from './chartStore';
import { ICIJ } from './icij/offshoreLeaks';
import { OPEN_CORPORATES } from './openCorporates/company';

/** What publishers want to be told wherever their data are, by their names. */
const NOTICES = new Map([
  [
    ICIJ.name,
    'ICIJ Offshore Leaks Database, under the Open Database License, its contents under CC BY-SA. There are legitimate uses for offshore companies and trusts: nobody is said to have broken a law by being named. Many have the same or a similar name; confirm who somebody is by addresses or other facts.',
  ],
  [OPEN_CORPORATES.name, 'From OpenCorporates (https://opencorporates.com), under the Open Database License.'],
]);

/** Puts the notices of those who publish the statements into the chart's description, each once. */
export async function keepNotices(tx: Tx, chartKey: string, statements: readonly Statement[]): Promise<void> {
  const publishers = new Set(statements.map(({ publisher }) => publisher));
  const notices = [...publishers].flatMap((publisher) => NOTICES.get(publisher) ?? []);
  if (notices.length === 0) return;
  const { description } = one(await chartStore.chartDescription(tx, { key: chartKey }));
  const missing = notices.filter((notice) => !description.includes(notice));
  if (missing.length === 0) return;
  const whole = [description, ...missing].filter(Boolean).join('\n');
  if (whole.length <= limits.chartDescriptionMax) await chartStore.markChart(tx, chartKey, { description: whole });
}
