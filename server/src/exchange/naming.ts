import { limits } from '@stemma/shared/limits';
import type { Statement } from './bods/statement';
import { recordKeyOf } from './bods/statement';
import { bodsLine } from './bods/text';
import { overlay } from './overlay';

/** What an import's chart is called, and the record it is about where that gave it the name. */
export interface ChartNaming {
  name: string;
  /** Record key of the declaration's subject; null where the chart is named otherwise. */
  subject: string | null;
}

/** The chart's name: as asked for, else the one declaration subject's, else the file's. */
export function nameChart(
  input: { chartName?: string | undefined; fileName?: string | undefined },
  statements: readonly Statement[],
): ChartNaming {
  const asked = bodsLine(input.chartName, limits.nameMax);
  if (asked) return { name: asked, subject: null };
  const file = (input.fileName ?? '')
    .split(/[\\/]/)
    .at(-1)
    ?.replace(/\.(gz|zip)$/i, '')
    .replace(/\.(jsonl?|ndjson|xml|csv|txt)$/i, '');
  const otherwise = bodsLine(file, limits.nameMax) || 'Imported ownership';
  const subjects = new Map<string, Statement>();
  for (const statement of statements) {
    if (statement.declarationSubject)
      subjects.set(`${statement.recordPublisher}\n${statement.declarationSubject}`, statement);
  }
  const [about] = subjects.values();
  if (!about || subjects.size > 1) return { name: otherwise, subject: null };
  const subject = recordKeyOf(about.recordPublisher, about.declarationSubject?.trim() ?? '', 'party');
  const own = overlay(statements.filter(({ recordKey }) => recordKey === subject));
  return { name: own?.facts.name ?? otherwise, subject };
}
