import { inOrder } from './moments';
import { isPlaceholder } from './placeholder';
import type { Statement } from './statement';

/** A record over time. */
export interface FoldedRecord {
  recordKey: string;
  recordId: string;
  /** What was said last. */
  latest: Statement;
  /** Says most recently what the record is: the latest, unless that only closes or names the record. */
  telling: Statement;
  closed: boolean;
  /** Every state, oldest first, the latest included. */
  states: Statement[];
}

/** Puts the statements of each record together, in the order in which the records are first met. */
export function foldRecords(statements: readonly Statement[]): Map<string, FoldedRecord> {
  const byRecord = new Map<string, Statement[]>();
  for (const statement of statements) {
    const states = byRecord.get(statement.recordKey);
    if (states) states.push(statement);
    else byRecord.set(statement.recordKey, [statement]);
  }
  const records = new Map<string, FoldedRecord>();
  for (const [recordKey, met] of byRecord) {
    const states = inOrder(met);
    const latest = states.at(-1);
    if (!latest) continue;
    const whole = states.filter(({ details }) => details !== undefined);
    const telling = whole.findLast((state) => !isPlaceholder(state)) ?? whole.at(-1) ?? latest;
    records.set(recordKey, { recordKey, recordId: latest.recordId, latest, telling, closed: latest.closed, states });
  }
  return records;
}
