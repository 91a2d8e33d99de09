import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { groupBy } from '@stemma/shared/groupBy';
import type { UserCaller } from '../access/caller';
import type { Tx } from '../store';
import { findInStore } from './findInStore';
import { linksByEnds } from './linksByEnds';
import { emptyPlan, type Plan, type PlanInput } from './plan';
import { planEntities } from './planEntities';
import { planLinks } from './planLinks';
import { storedStatements, type Sifted } from './sources';
import type { StatementFile } from './statementFile';
import * as store from './store';

/** What an import will write, and what that follows from. */
export interface PlannedImport {
  sifted: Sifted;
  input: PlanInput;
  plan: Plan;
}

/**
 * Plans an import into a chart, or one that will be made where `chartKey` is null. Writes nothing. Between its parts others have their turn,
 * what is written ahead of the import among them.
 */
export async function planImport(
  tx: Tx,
  caller: UserCaller,
  file: StatementFile,
  {
    chartKey,
    ...found
  }: {
    chartKey: string | null;
    at: Date;
    given?: ReadonlyMap<string, string> | undefined;
    same?: ReadonlyMap<string, string> | undefined;
  },
): Promise<PlannedImport> {
  const { sifted, prev, next, binding } = await findInStore(tx, caller, file, { chartKey, ...found });
  const links = chartKey === null ? [] : await store.importedLinks(tx, { chartKey });
  const chartLinks = new Map(links.map((link) => [link.recordKey, link]));
  const input: PlanInput = {
    ...{ caller, prev, next, binding },
    fresh: sifted.fresh,
    elsewhere: await statesElsewhere(tx, chartKey ?? '', sifted.fresh.length > 0 ? [...binding.existing.keys()] : []),
    chartLinks,
    linksByEnds: chartKey === null ? new Map() : await linksByEnds(tx, chartKey, { sifted, next, binding }, chartLinks),
    newKey: randomUUID,
  };
  const plan = emptyPlan();
  planEntities(input, plan);
  await setImmediate();
  planLinks(input, plan);
  await setImmediate();
  return { sifted, input, plan };
}

async function statesElsewhere(tx: Tx, chartKey: string, entityKeys: string[]): Promise<PlanInput['elsewhere']> {
  const rows = entityKeys.length ? await store.statesElsewhere(tx, { chartKey, entityKeys }) : [];
  return new Map([...groupBy(rows, ({ key }) => key)].map(([key, states]) => [key, storedStatements(states)]));
}
