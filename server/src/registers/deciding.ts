import { limits } from '@stemma/shared/limits';
import { registerMessages } from '@stemma/shared/messages/registers';
import type { Said } from '@stemma/shared/registers';
import { differencesOf } from '@stemma/shared/registers';
import { keyText } from '@stemma/shared/rules/basic';
import { z } from 'zod';
import type { UserCaller } from '../access/caller';
import type { Context } from '../context';
import { requireUser } from '../context';
import { AppError, forbidden, notFound, parse } from '../errors';
import { partyFactsOf } from '../exchange/bods/model';
import { hash } from '../exchange/bods/statement';
import { importFile } from '../exchange/service';
import type { Tx } from '../store';
import { one } from '../store';
import { choose, keepWhatWasLeft, leftOf } from './chosenNews';
import type { TakenFrom } from './news';
import { takenFrom, takenIn } from './news';
import { registersOf } from './policy';
import { partiesByKey, registerLinksOf } from './recordStore';
import { recordKeyIn, recordOfKey } from './rows';
import { nothingSaid, saidByRegister, statementIn } from './says';
import { registerIn } from './service';
import { newsBesideHere } from './standing';
import type { RegisterRow } from './store';
import type { RegisterSurroundings } from './surroundings';
import type { TakenRow } from './takenStore';
import { propertiesOfEntity, saveTaken, takenRecords } from './takenStore';
import { mark, statementsFor } from './taking';

/** What a person decides on news; without `fields`, all are taken that overwrite nothing that a person wrote. */
export const newsDecision = z.object({
  entityKey: keyText,
  take: z.boolean(),
  /** The chart onto which owners come; the one onto which the entity was taken where it is missing. */
  chartKey: keyText.nullish(),
  fields: z
    .array(z.string().max(limits.nameMax))
    .max(limits.registerTakeLinks)
    .nullish()
    .describe(
      'Keys of the differences that are taken. Where it is missing, all are taken but those of which the entity has something else than the register said.',
    ),
});

/**
 * Takes over what is chosen of what a register says anew of an entity, with its owners, or leaves it; either way it is news no more. For
 * who may edit the entity. Throws `conflict` where there is nothing to decide on.
 */
export async function decideNews(context: Context, registerKey: string, input: unknown): Promise<TakenFrom[]> {
  const caller = requireUser(context);
  const { entityKey, take, chartKey: chosenChart, fields } = parse(newsDecision, input);
  const found = await context.read(async (tx) => {
    const { mayDecide, taken } = await takenIn(tx, caller, entityKey);
    const row = taken.find((one) => one.registerKey === registerKey);
    if (!row) throw notFound();
    if (!mayDecide) throw forbidden();
    const register = await registerIn(tx, caller, registerKey);
    const before = JSON.parse(row.says) as Said;
    if (register.edition === null) throw new AppError('conflict', registerMessages.noEdition);
    const key = recordKeyIn(register.edition, row.record);
    const said = (await saidByRegister(tx, [key])).get(key);
    const now = said ?? nothingSaid(before);
    const chartKey = chosenChart ?? row.chartKey;
    const news = await newsBesideHere(tx, caller, { entityKey, chartKey, differences: differencesOf(before, now) });
    const around = await ownersAround(tx, key, before);
    const known = await takenAlready(tx, caller, register, around);
    return { row, register, key, before, now, around, chartKey, known, isGone: !said, choice: choose(news, fields) };
  });
  const { row, register, key, before, now, around, chartKey, known, isGone, choice } = found;
  if (!take || choice.chosen.size === 0) {
    await context.write((tx) => leave(tx, { entityKey, register, row, now }));
    return takenFrom(context, entityKey);
  }
  const leftLinks = new Set(leftOf(choice, 'owner').map(({ link }) => link));
  const endsHere = leftOf(choice, 'ended').length === 0;
  const told = around.links.filter((link) => !leftLinks.has(recordOfKey(link.key)));
  const holders = new Set(told.map(({ holder }) => holder));
  const parties = around.parties.filter((party) =>
    party.key === key ? endsHere : holders.has(party.key) && !known.has(recordOfKey(party.key)),
  );
  const named = new Set(now.owners.map(({ link }) => link));
  const gone = before.owners.filter(({ link, ended }) => !ended && !named.has(link) && !leftLinks.has(link));
  const closings = [
    ...(isGone && endsHere ? [goneStatement(before, register)] : []),
    ...gone.map((owner) => goneStatement({ ...owner, recordType: 'relationship' }, register)),
  ];
  const { properties } = one(await context.read((tx) => propertiesOfEntity(tx, { entityKey })));
  const statement = statementIn(around.parties.find((party) => party.key === key)?.json ?? null);
  await importFile(context, statementsFor(register, { ...around, parties, links: told }, closings), {
    chartKey,
    chartName: now.name,
    alsoIn: async (tx, chart, entities) => {
      const facts = (statement && partyFactsOf(statement)) ?? null;
      await keepWhatWasLeft(tx, caller, { entityKey, before: properties, facts, choice });
      await mark(tx, {
        register,
        said: new Map([[key, now]]),
        chartKey: chart,
        entities: new Map([...entities, [`bods:${row.record}`, entityKey]]),
      });
    },
  });
  return takenFrom(context, entityKey);
}

/** The records around a party that entities were taken with: what the register says of these is news of theirs, to be decided on by itself. */
async function takenAlready(
  tx: Tx,
  caller: UserCaller,
  { key: registerKey }: RegisterRow,
  { parties }: RegisterSurroundings,
): Promise<ReadonlySet<string>> {
  const recordKeys = parties.map(({ key }) => `bods:${recordOfKey(key)}`);
  const rows = await takenRecords(tx, { registerKey, organizationKey: registersOf(caller), recordKeys });
  return new Set(rows.map(({ recordKey }) => recordKey.replace(/^bods:/, '')));
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
