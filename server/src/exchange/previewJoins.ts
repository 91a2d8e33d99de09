import type { Context } from '../context';
import { requireUser } from '../context';
import type { Join } from './joins';
import { apartNotes, joinsOf } from './joins';
import { nameChart } from './naming';
import { planImport } from './planImport';
import { fewNotes } from './report';
import type { StatementFile } from './statementFile';
import { chartOutlook } from './chartOutlook';
import { chartsTaking } from './chartStore';

/** What an import would come to, before it is done. */
export interface ImportPlace {
  /** The chart of an earlier import that takes the file in; null where a new one is made. */
  chart: { key: string; name: string } | null;
  joins: Join[];
  /** What that chart comes to with the file; null where a new one is made. */
  outlook: string[] | null;
  /** What would become of entities that are there: those called otherwise from then on, and what stays though the file says otherwise, and which are not joined. */
  changes: string[];
}

/** Which chart would take a file in and what that comes to, and which of the file's parties are entities that the caller has already. Writes nothing. */
export async function previewJoins(
  context: Context,
  file: StatementFile,
  input: { chartName?: string | undefined; fileName?: string | undefined; same?: ReadonlyMap<string, string> },
): Promise<ImportPlace> {
  const caller = requireUser(context);
  const naming = nameChart(input, file.statements);
  return context.read(async (tx) => {
    const [chart] = await chartsTaking(tx, { userKey: caller.userKey, ...naming });
    const found = { at: new Date(), same: input.same };
    const planned = await planImport(tx, caller, file, { chartKey: chart?.key ?? null, ...found });
    const { input: plannedFrom, plan } = planned;
    return {
      chart: chart ?? null,
      joins: joinsOf(plannedFrom.binding),
      outlook: chart ? await chartOutlook(tx, file, chart.key, planned) : null,
      changes: fewNotes([...apartNotes(plannedFrom.binding), ...plan.notes]),
    };
  });
}
