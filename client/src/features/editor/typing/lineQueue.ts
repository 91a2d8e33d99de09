import type { RecordType } from '@stemma/shared/entities/typeNames';
import { endsAll, opensLevel, type SentLine } from './sentLine';

/** A line that was taken back to be mended; those behind it wait until it is sent again. */
export interface MendedLine {
  line: SentLine;
  /** What was being typed as it was taken back, which is typed on after it. */
  draft: string;
  draftType: RecordType | null;
}

/**
 * The lines that wait, with a mended one in front of them. Where others were typed after it, they go on from it as from the one that it was, and
 * what its key ends comes behind them.
 */
export function sentAgain(lines: readonly SentLine[], mending: MendedLine, mended: SentLine): SentLine[] {
  const { line, draft, draftType } = mending;
  const again: SentLine = { ...mended, from: line.from };
  if (lines.length === 0 && !draft) return [again];
  const all = [{ ...again, after: line.after, then: line.then }, ...lines];
  if (mended.after !== 'end') return all;
  const isLinked = mended.isLinked || all.some(opensLevel);
  return withEnd(all, { ...mended, text: draft, type: draftType, chosen: null, isLinked });
}

/** Lines with one more that goes a level up or ends typing; those that end it already end it but once. */
export function withEnd(lines: readonly SentLine[], step: SentLine): SentLine[] {
  const last = lines.at(-1);
  if (!last || !endsAll(last)) return [...lines, step];
  return [...lines.slice(0, -1), { ...last, then: step.then ?? last.then }];
}
