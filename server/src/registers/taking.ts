import { registerMessages } from '@stemma/shared/messages/registers';
import type { Said } from '@stemma/shared/registers';
import { neighbourhoodShape } from '@stemma/shared/registers';
import { keyText, nameText } from '@stemma/shared/rules/basic';
import type { z } from 'zod';
import type { Context } from '../context';
import { requireUser } from '../context';
import { AppError, notFound, parse } from '../errors';
import { readStatement } from '../exchange/bods/statement';
import type { ExchangeReport } from '../exchange/report';
import { importFile } from '../exchange/service';
import type { StatementFile } from '../exchange/statementFile';
import type { Tx } from '../store';
import type { RegisterSurroundings } from './surroundings';
import { surroundingsOf } from './surroundings';
import type { StoredParty } from './recordStore';
import { partiesByKey } from './recordStore';
import { recordKeyIn, recordOfKey } from './rows';
import { saidByRegister } from './says';
import { registerIn } from './service';
import type { RegisterRow } from './store';
import type { TakenMark } from './takenStore';
import { saveTaken } from './takenStore';

/** What would be taken, told before it is. */
export interface TakingPreview {
  name: string;
  parties: number;
  links: number;
  /** Names of the first parties, the one asked for left out. */
  names: string[];
  isTooMuch: boolean;
}

const NAMES_TOLD = 8;

/** How much of a register stands around a party, for whoever reads the register. */
export async function previewTaking(context: Context, registerKey: string, input: unknown): Promise<TakingPreview> {
  const caller = requireUser(context);
  const wanted = parse(neighbourhoodShape, input);
  return context.read(async (tx) => {
    const register = await registerIn(tx, caller, registerKey);
    const { party, around } = await lookAround(tx, register, wanted);
    const names = around.parties.filter(({ key }) => key !== party.key).map(({ name }) => name);
    return {
      name: party.name,
      parties: around.parties.length,
      links: around.links.length,
      names: names.slice(0, NAMES_TOLD),
      isTooMuch: around.isCut,
    };
  });
}

const takeShape = neighbourhoodShape.extend({
  /** The chart to go on with, or the key of the one to make. */
  chartKey: keyText,
  /** What a new chart is called. */
  chartName: nameText.nullish(),
});

/**
 * Takes a party of a register and its owners or holdings onto a chart, by an import of what the register says: entities that are there
 * already are joined, statements stay as evidence. Each entity is marked as taken. Throws `notFound`, `forbidden`, `unprocessable` where it is
 * more than is taken at once.
 */
export async function takeOntoChart(context: Context, registerKey: string, input: unknown): Promise<ExchangeReport> {
  const caller = requireUser(context);
  const { chartKey, chartName, ...wanted } = parse(takeShape, input);
  const taken = await context.read(async (tx) => {
    const register = await registerIn(tx, caller, registerKey);
    const { party, around } = await lookAround(tx, register, wanted);
    if (around.isCut) throw new AppError('unprocessable', registerMessages.tooManyToTake);
    return { register, party, around, said: await saidAround(tx, around) };
  });
  const { register, party, around, said } = taken;
  return importFile(context, statementsFor(register, around), {
    chartKey,
    chartName: chartName ?? party.name,
    alsoIn: (tx, key, entities) => mark(tx, { register, said, chartKey: key, entities }),
  });
}

/** A party of the edition that people read, and what stands around it. */
async function lookAround(
  tx: Tx,
  { edition }: RegisterRow,
  { record, direction, depth }: z.output<typeof neighbourhoodShape>,
): Promise<{ party: StoredParty; around: RegisterSurroundings }> {
  if (edition === null) throw new AppError('conflict', registerMessages.noEdition);
  const key = recordKeyIn(edition, record);
  const [party] = await partiesByKey(tx, { keys: [key] });
  if (!party) throw notFound('record');
  return { party, around: await surroundingsOf(tx, { key, direction, depth }) };
}

export const saidAround = (tx: Tx, { parties }: RegisterSurroundings): Promise<Map<string, Said>> =>
  saidByRegister(
    tx,
    parties.map(({ key }) => key),
  );

/** What a register says of a neighbourhood, as a file that is imported; `more` are statements beside its own. */
export function statementsFor(
  register: RegisterRow,
  { parties, links }: RegisterSurroundings,
  more: readonly Record<string, unknown>[] = [],
): StatementFile {
  const texts = [...parties, ...links].flatMap(({ json, closing }) => [json, closing].filter((text) => text !== null));
  const raw = [...texts.map((text) => JSON.parse(text) as Record<string, unknown>), ...more];
  const file: StatementFile = { statements: [], skipped: [], read: raw.length };
  for (const one of raw) {
    const read = readStatement(withProvenance(register, one));
    if ('statement' in read) file.statements.push(read.statement);
    else file.skipped.push({ ...read, where: register.name });
  }
  return file;
}

/** A statement with the register that it is from beside its publication, which says nothing of the record itself: its id and its words stay. */
function withProvenance(
  { name, source, licence, day }: RegisterRow,
  statement: Record<string, unknown>,
): Record<string, unknown> {
  const said = Object(statement['publicationDetails']) as Record<string, unknown>;
  const license = said['license'] ?? (/^https?:\/\/\S+$/.test(licence) ? licence : undefined);
  return {
    ...statement,
    publicationDetails: { ...said, ...(license ? { license } : {}), register: { name, source, licence, day } },
  };
}

/** Marks the entities that parties of a register have become. */
export async function mark(
  tx: Tx,
  {
    register,
    said,
    chartKey,
    entities,
  }: {
    register: RegisterRow;
    said: ReadonlyMap<string, Said>;
    chartKey: string;
    entities: ReadonlyMap<string, string>;
  },
): Promise<void> {
  const rows = new Map<string, TakenMark>();
  for (const [key, says] of said) {
    const record = recordOfKey(key);
    const entityKey = entities.get(`bods:${record}`);
    if (entityKey === undefined) continue;
    const { edition, day } = register;
    const at = new Date().toISOString();
    rows.set(entityKey, {
      ...{ entityKey, record, edition: edition ?? '', day: day ?? '', chartKey, at },
      says: JSON.stringify(says),
    });
  }
  if (rows.size > 0) await saveTaken(tx, register.key, [...rows.values()]);
}
