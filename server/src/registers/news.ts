import type { RegisterDifference, RegisterNews } from '@stemma/shared/registers';
import { keyText } from '@stemma/shared/rules/basic';
import type { UserCaller } from '../access/caller';
import { readableCharts } from '../charts/readable';
import type { Context } from '../context';
import { requireUser } from '../context';
import { mayEditEntity, mayReadEntity } from '../entities/policy';
import { factsByKey } from '../entities/service';
import { notFound, parse } from '../errors';
import type { Tx } from '../store';
import { registersOf } from './policy';
import { newsBesideHere } from './standing';
import { newsOnChart, takenOf } from './takenStore';

/** That an entity was taken from a register, and what this says anew. */
export interface TakenFrom {
  registerKey: string;
  registerName: string;
  source: string;
  licence: string;
  /** ISO day of what was taken, or was last left or taken over. */
  day: string;
  /** ISO day of the edition that says something new; null where none does. */
  newsDay: string | null;
  differences: RegisterNews[];
  mayDecide: boolean;
}

/** Which registers an entity was taken from, for whoever of the organization may read the entity. */
export async function takenFrom(context: Context, entityKey: string): Promise<TakenFrom[]> {
  const caller = requireUser(context);
  return context.read(async (tx) => {
    const { mayDecide, taken } = await takenIn(tx, caller, entityKey);
    const told: TakenFrom[] = [];
    for (const { registerKey, registerName, source, licence, day, newsDay, news, chartKey } of taken) {
      const differences = news === null ? [] : (JSON.parse(news) as RegisterDifference[]);
      const of = { entityKey, chartKey, differences };
      const row = { registerKey, registerName, source, licence, day, newsDay, mayDecide };
      told.push({ ...row, differences: await newsBesideHere(tx, caller, of) });
    }
    return told;
  });
}

/** Of which entities of a chart that the caller may read registers of his organization say something new, and how many registers. */
export async function newsOfChart(context: Context, chartKey: string): Promise<{ key: string; registers: number }[]> {
  const caller = requireUser(context);
  return context.read(async (tx) => {
    const [chart] = await readableCharts(tx, caller, [parse(keyText, chartKey)]);
    if (!chart) throw notFound();
    return newsOnChart(tx, { chartKey: chart.key, organizationKey: registersOf(caller) });
  });
}

/** What an entity that the caller may read was taken from; throws `notFound` for any other. */
export async function takenIn(tx: Tx, caller: UserCaller, entityKey: string) {
  const facts = (await factsByKey(tx, caller, [entityKey])).get(entityKey);
  if (!facts || !mayReadEntity(facts)) throw notFound();
  const taken = await takenOf(tx, { entityKey, organizationKey: registersOf(caller) });
  return { mayDecide: mayEditEntity(caller, facts), taken };
}
