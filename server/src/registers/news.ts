import { limits } from '@stemma/shared/limits';
import { registerMessages } from '@stemma/shared/messages/registers';
import type { RegisterDifference, Said } from '@stemma/shared/registers';
import { keyText } from '@stemma/shared/rules/basic';
import { z } from 'zod';
import type { UserCaller } from '../access/caller';
import { readableCharts } from '../charts/readable';
import type { Context } from '../context';
import { requireUser } from '../context';
import { mayEditEntity, mayReadEntity } from '../entities/policy';
import { factsByKey } from '../entities/service';
import { AppError, forbidden, notFound, parse } from '../errors';
import { hash } from '../exchange/bods/statement';
import { importFile } from '../exchange/service';
import type { Tx } from '../store';
import type { RegisterSurroundings } from './surroundings';
import { registersOf } from './policy';
import { registerLinksOf, partiesByKey } from './recordStore';
import { recordKeyIn, recordOfKey } from './rows';
import { nothingSaid, saidByRegister } from './says';
import { registerIn } from './service';
import type { RegisterRow } from './store';
import { mark, statementsFor } from './taking';
import type { TakenRow } from './takenStore';
import { newsOnChart, saveTaken, takenOf } from './takenStore';

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
  differences: RegisterDifference[];
  mayDecide: boolean;
}

/** Which registers an entity was taken from, for whoever of the organization may read the entity. */
export async function takenFrom(context: Context, entityKey: string): Promise<TakenFrom[]> {
  const caller = requireUser(context);
  return context.read(async (tx) => {
    const { mayDecide, taken } = await takenIn(tx, caller, entityKey);
    return taken.map(({ registerKey, registerName, source, licence, day, newsDay, news }) => ({
      ...{ registerKey, registerName, source, licence, day, newsDay, mayDecide },
      differences: news === null ? [] : (JSON.parse(news) as RegisterDifference[]),
    }));
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

async function takenIn(tx: Tx, caller: UserCaller, entityKey: string) {
  const facts = (await factsByKey(tx, caller, [entityKey])).get(entityKey);
  if (!facts || !mayReadEntity(facts)) throw notFound();
  const taken = await takenOf(tx, { entityKey, organizationKey: registersOf(caller) });
  return { mayDecide: mayEditEntity(caller, facts), taken };
}

const decision = z.object({
  entityKey: keyText,
  take: z.boolean(),
  /** The chart onto which owners come; the one onto which the entity was taken where it is missing. */
  chartKey: keyText.nullish(),
});

/**
 * Takes over what a register says anew of an entity, with its owners, or leaves it; either way it is news no more. For who may edit the
 * entity. Throws `conflict` where there is nothing to decide on.
 */
export async function decideNews(context: Context, registerKey: string, input: unknown): Promise<TakenFrom[]> {
  const caller = requireUser(context);
  const { entityKey, take, chartKey } = parse(decision, input);
  const found = await context.read(async (tx) => {
    const { mayDecide, taken } = await takenIn(tx, caller, entityKey);
    const row = taken.find((one) => one.registerKey === registerKey);
    if (!row) throw notFound();
    if (!mayDecide) throw forbidden();
    const register = await registerIn(tx, caller, registerKey);
    const before = JSON.parse(row.says) as Said;
    if (register.edition === null) throw new AppError('conflict', registerMessages.noEdition);
    const key = recordKeyIn(register.edition, row.record);
    const now = (await saidByRegister(tx, [key])).get(key);
    const around = await ownersAround(tx, key, before);
    return { row, register, key, before, now, around };
  });
  const { row, register, key, before, around } = found;
  const now = found.now ?? nothingSaid(before);
  if (!take) {
    await context.write((tx) => leave(tx, { entityKey, register, row, now }));
    return takenFrom(context, entityKey);
  }
  const named = new Set(now.owners.map(({ link }) => link));
  const gone = before.owners.filter(({ link, ended }) => !ended && !named.has(link));
  const closings = [
    ...(found.now ? [] : [goneStatement(before, register)]),
    ...gone.map((owner) => goneStatement({ ...owner, recordType: 'relationship' }, register)),
  ];
  await importFile(context, statementsFor(register, around, closings), {
    chartKey: chartKey ?? row.chartKey,
    chartName: now.name,
    alsoIn: (tx, chart, entities) =>
      mark(tx, {
        register,
        said: new Map([[key, now]]),
        chartKey: chart,
        entities: new Map([...entities, [`bods:${row.record}`, entityKey]]),
      }),
  });
  return takenFrom(context, entityKey);
}

async function leave(
  tx: Tx,
  { entityKey, register, row, now }: { entityKey: string; register: RegisterRow; row: TakenRow; now: Said },
): Promise<void> {
  const { edition, day, key } = register;
  await saveTaken(tx, key, [
    {
      ...{ entityKey, record: row.record, edition: edition ?? '', day: day ?? '', chartKey: row.chartKey },
      at: new Date().toISOString(),
      says: JSON.stringify(now),
    },
  ]);
}

/** A party with its owners, and with those that it had and that have ended since. */
async function ownersAround(tx: Tx, key: string, before: Said): Promise<RegisterSurroundings> {
  const had = new Set(before.owners.map(({ link }) => link));
  const links = (await registerLinksOf(tx, 'owners', [key], limits.registerTakeLinks)).filter(
    (link) => link.json !== null && (!link.ended || had.has(recordOfKey(link.key))),
  );
  const keys = [...new Set([key, ...links.map(({ holder }) => holder).filter(Boolean)])];
  if (keys.length > limits.registerTakeParties) throw new AppError('unprocessable', registerMessages.tooManyToTake);
  return { parties: await partiesByKey(tx, { keys }), links, isCut: false };
}

/** What a register says by naming a record no more: it is closed on the day of the edition. */
function goneStatement(
  { recordId, publisher, recordType }: Pick<Said, 'recordId' | 'publisher' | 'recordType'>,
  { day, name }: RegisterRow,
): Record<string, unknown> {
  const date = day ?? '';
  return {
    statementId: `register-${hash(`${publisher}\n${recordType}\n${recordId}\n${date}`)}`,
    statementDate: date,
    publicationDetails: { publicationDate: date, bodsVersion: '0.4', publisher: { name: publisher } },
    annotations: [
      {
        motivation: 'commenting',
        statementPointerTarget: '/',
        description: `The register “${name}” of ${date} names this record no more.`,
      },
    ],
    recordId,
    recordType,
    recordStatus: 'closed',
    declarationSubject: recordId,
  };
}
