import { limits } from '@stemma/shared/limits';
import { registerMessages } from '@stemma/shared/messages/registers';
import { registerShape } from '@stemma/shared/registers';
import { ranges } from '@stemma/shared/rules/range';
import { randomUUID } from 'node:crypto';
import type { UserCaller } from '../access/caller';
import { record } from '../audit/service';
import type { Context } from '../context';
import { requireUser } from '../context';
import { fullTextQuery } from '../entities/searchText';
import { AppError, forbidden, inRange, notFound, parse } from '../errors';
import type { Tx } from '../store';
import { atMostOne } from '../store';
import { editionWaiting } from './waiting';
import { mayManageRegisters, registersOf } from './policy';
import type { FoundParty, PresentedRegister } from './present';
import { presentFoundParty, presentRegister } from './present';
import { searchRegisterParties } from './recordStore';
import type { EditionRow, RegisterRow } from './store';
import * as store from './store';

const DAY = 86_400_000;

/** The registers of the caller's organization, by name. */
export async function listRegisters(context: Context): Promise<PresentedRegister[]> {
  const caller = requireUser(context);
  return context.read(async (tx) => {
    const registers = await store.registersIn(tx, { organizationKey: registersOf(caller) });
    return withEditions(tx, caller, registers);
  });
}

/** A register of the caller's organization; throws `notFound` for any other. */
export async function getRegister(context: Context, key: string): Promise<PresentedRegister> {
  const caller = requireUser(context);
  return context.read(async (tx) => presentedIn(tx, caller, key));
}

async function presentedIn(tx: Tx, caller: UserCaller, key: string): Promise<PresentedRegister> {
  const [presented] = await withEditions(tx, caller, [await registerIn(tx, caller, key)]);
  if (!presented) throw notFound();
  return presented;
}

async function withEditions(tx: Tx, caller: UserCaller, registers: readonly RegisterRow[]) {
  const managed = registers.filter(({ organizationKey }) => mayManageRegisters(caller, organizationKey));
  const editions = managed.length ? await store.editionsOf(tx, { keys: managed.map(({ key }) => key) }) : [];
  return registers.map((register) =>
    presentRegister(
      register,
      editions.filter(({ registerKey }) => registerKey === register.key),
    ),
  );
}

/** A register that the caller reads; throws `notFound` for any other. */
export async function registerIn(tx: Tx, caller: UserCaller, key: string): Promise<RegisterRow> {
  const found = atMostOne(await store.registerByKey(tx, { key, organizationKey: registersOf(caller) }));
  if (!found) throw notFound();
  return found;
}

/** A register that the caller manages; throws `forbidden` where he only reads it. */
export async function managedRegister(tx: Tx, caller: UserCaller, key: string): Promise<RegisterRow> {
  const register = await registerIn(tx, caller, key);
  if (!mayManageRegisters(caller, register.organizationKey)) throw forbidden();
  return register;
}

/** Makes a register without an edition; its organization's administrators only. Sent again under its key, it makes no other. */
export async function createRegister(context: Context, input: unknown): Promise<PresentedRegister> {
  const caller = requireUser(context);
  if (!mayManageRegisters(caller, caller.organizationKey)) throw forbidden();
  const { key: wanted, name, source, licence } = parse(registerShape, input);
  const key = wanted ?? randomUUID();
  const { organizationKey, userKey } = caller;
  return context.write(async (tx) => {
    const known = await store.registersIn(tx, { organizationKey });
    if (!known.some((one) => one.key === key)) {
      if (known.length >= limits.registersMax) throw new AppError('quota', registerMessages.tooManyRegisters);
      const fields = { name, source: source ?? '', licence: licence ?? '' };
      const createdDate = new Date().toISOString();
      await store.addRegister(tx, { key, organizationKey, ...fields, createdDate, createdBy: userKey });
      await record(tx, context, { action: 'registers/create', target: key, details: '', after: fields });
    }
    return presentedIn(tx, caller, key);
  });
}

/** Renames a register, or says anew where it is from and under which licence. */
export async function updateRegister(context: Context, key: string, input: unknown): Promise<PresentedRegister> {
  const caller = requireUser(context);
  const { name, source, licence } = parse(registerShape.omit({ key: true }), input);
  return context.write(async (tx) => {
    const before = await managedRegister(tx, caller, key);
    const after = { name, source: source ?? '', licence: licence ?? '' };
    await store.saveRegister(tx, key, after);
    const { name: oldName, source: oldSource, licence: oldLicence } = before;
    await record(tx, context, {
      action: 'registers/update',
      target: key,
      details: '',
      before: { name: oldName, source: oldSource, licence: oldLicence },
      after,
    });
    return presentedIn(tx, caller, key);
  });
}

/** Deletes a register: nobody reads it any more, its records go in the background. What was taken from it stays. */
export async function deleteRegister(context: Context, key: string): Promise<void> {
  const caller = requireUser(context);
  await context.write(
    async (tx) => {
      const register = await managedRegister(tx, caller, key);
      await store.lockRegister(tx, { key });
      await store.dropRegister(tx, { key, now: Date.now() });
      await store.deleteGone(tx);
      await record(tx, context, {
        action: 'registers/delete',
        target: key,
        details: '',
        before: { name: register.name },
      });
    },
    { writes: 'essential' },
  );
  editionWaiting.emit();
}

const UNDER_WAY = new Set(['waiting', 'loading']);

/** Stops the loading of a register's new edition; the one that people read stays. What came of it is kept for a week, to go on with. */
export async function cancelEdition(context: Context, key: string): Promise<PresentedRegister> {
  return changeEdition(context, key, 'registers/cancel', (editions) => {
    const edition = editions.find(({ state }) => UNDER_WAY.has(state));
    if (!edition) throw new AppError('conflict', registerMessages.notLoading);
    const due = Date.now() + limits.registerResumeDays * DAY;
    return { edition, fields: { state: 'cancelled', due, reason: null } };
  });
}

/** Goes on with an edition that failed or was cancelled, from where it was. */
export async function resumeEdition(context: Context, key: string): Promise<PresentedRegister> {
  const presented = await changeEdition(context, key, 'registers/resume', ([edition]) => {
    if (!edition || edition.blobKey === null || !['failed', 'cancelled'].includes(edition.state))
      throw new AppError('conflict', registerMessages.nothingToResume);
    return { edition, fields: { state: 'waiting', due: Date.now(), reason: null, finishedDate: null } };
  });
  editionWaiting.emit();
  return presented;
}

async function changeEdition(
  context: Context,
  key: string,
  action: string,
  choose: (editions: EditionRow[]) => { edition: EditionRow; fields: Record<string, unknown> },
): Promise<PresentedRegister> {
  const caller = requireUser(context);
  return context.write(
    async (tx) => {
      await managedRegister(tx, caller, key);
      await store.lockRegister(tx, { key });
      const { edition, fields } = choose(await store.editionsOf(tx, { keys: [key] }));
      await store.setEdition(tx, edition.key, fields);
      await record(tx, context, { action, target: key, details: edition.fileName });
      return presentedIn(tx, caller, key);
    },
    { writes: 'essential' },
  );
}

/** Parties of the registers of the caller's organization by their names and numbers, best first, before all whoever has the term as a number; nothing for a blank term. */
export async function searchRegisters(
  context: Context,
  input: { term: string; limit?: number | null | undefined },
): Promise<FoundParty[]> {
  const caller = requireUser(context);
  const asked = fullTextQuery(input.term);
  if (!asked) return [];
  const limit = inRange(ranges.searchScreen, input.limit, 'limit');
  return context.read(async (tx) => {
    const registers = await store.registersRead(tx, { organizationKey: registersOf(caller) });
    const byEdition = new Map(registers.map((one) => [one.edition, one]));
    if (byEdition.size === 0) return [];
    const term = input.term.trim().slice(0, 200);
    const whole = `numbers:"${term.replace(/["\\]/g, ' ')}"^100`;
    const words = `name:(${asked})^3 OR numbers:(${asked}) OR ${whole}`;
    const search = `+edition:(${[...byEdition.keys()].join(' OR ')})^0 +(${words})`;
    const found = await searchRegisterParties(tx, { search, term, limit });
    return found.flatMap((row) => {
      const register = byEdition.get(row.edition);
      return register ? [presentFoundParty(row, register)] : [];
    });
  });
}
