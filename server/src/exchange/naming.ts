import { limits } from '@stemma/shared/limits';
import type { Model } from './bods/model';
import type { Statement } from './bods/statement';
import { recordKeyOf } from './bods/statement';
import { oneLine } from './bods/text';

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
  model: Model,
): ChartNaming {
  const asked = oneLine(input.chartName, limits.nameMax);
  if (asked) return { name: asked, subject: null };
  const file = (input.fileName ?? '').split(/[\\/]/).at(-1)?.replace(/\.(jsonl?|ndjson|txt)$/i, '');
  const otherwise = oneLine(file, limits.nameMax) || 'Imported ownership';
  const subjects = new Set<string>();
  for (const { publisher, declarationSubject } of statements) {
    if (declarationSubject) subjects.add(recordKeyOf(publisher, declarationSubject.trim(), 'party'));
  }
  const [subject] = subjects;
  if (subject === undefined || subjects.size > 1) return { name: otherwise, subject: null };
  return { name: model.parties.get(subject)?.facts.name ?? otherwise, subject };
}
