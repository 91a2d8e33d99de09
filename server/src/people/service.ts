import { t } from '@stemma/shared/language/translate';
import { messages } from '@stemma/shared/messages';
import { keyText, plainText } from '@stemma/shared/rules/basic';
import { keyPersonLines, keyPersonShape } from '@stemma/shared/rules/keyPerson';
import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { UserCaller } from '../access/caller';
import type { Context } from '../context';
import { requireUser } from '../context';
import { editableEntity, setCustomFields } from '../entities/change';
import { mayReadEntity } from '../entities/policy';
import { customFieldsOf } from '../entities/present';
import { factsByKey, getEntity, keyParams } from '../entities/service';
import { AppError, invalid, notFound, parse, within } from '../errors';
import type { Tx } from '../store';
import { atMostOne } from '../store';
import { linesOf, withLines } from './numbered';
import type { KeyPerson } from './present';
import { presentPerson } from './present';
import * as store from './store';

/** The key persons of an entity by name. Throws `notFound` also for an entity that the caller may not know of. */
export async function keyPersons(context: Context, key: string): Promise<KeyPerson[]> {
  const caller = requireUser(context);
  await getEntity(context, key);
  return (await context.read((tx) => store.peopleOf(tx, keyParams(caller, key)))).map(presentPerson);
}

const linkShape = z.object({ key: keyText.nullish(), name: plainText(500).nullish() }).nullish();
const typed = z.looseObject({ typeName: z.string().nullish() });

export interface Attachment {
  /** The entity that gets a key person. */
  key: string;
  person: unknown;
  link?: unknown;
}

/**
 * Attaches a person to an entity, or changes one that is attached to it under the same key. Throws `invalid` with the words of
 * SPEC §5 and §8 where the first name is missing or the record is of another type.
 */
export async function attachPerson(context: Context, { key, person, link }: Attachment): Promise<KeyPerson> {
  const caller = requireUser(context);
  assertType(person, 'AttachedPerson');
  const fields = parse(keyPersonShape, person);
  const given = parse(z.looseObject({ key: keyText.nullish() }), person).key;
  const properties = linkProperties(link);
  const personKey = given ?? (properties.key ? personKeyOf(key, properties.key) : randomUUID());
  await context.write(async (tx) => {
    await editableEntity(tx, caller, key);
    const owner = atMostOne(await store.ownerOfPerson(tx, { key: personKey }));
    if (owner && owner.entityKey !== key) throw notFound();
    const taken = !owner && (await store.entityOfKey(tx, { key: personKey })).length > 0;
    if (taken) throw new AppError('conflict', messages.keyTaken, { field: 'key' });
    await store.savePerson(tx, {
      entityKey: key,
      key: personKey,
      person: { ...fields, typeName: 'AttachedPerson' },
      link: properties,
    });
  });
  return { key: personKey, ...fields, isIndividual: false };
}

const individualShape = z.looseObject({ key: keyText });
const LINES = ['roles', 'emailAddresses', 'phoneNumbers'] as const;

/**
 * Makes an individual that has a record the key person of an entity. Roles, addresses and numbers that come along replace those
 * that the individual has, which takes the right to edit him; what is not named stays.
 */
export async function attachIndividual(context: Context, { key, person, link }: Attachment): Promise<KeyPerson> {
  const caller = requireUser(context);
  assertType(person, 'Individual');
  const individual = parse(individualShape, person);
  const properties = linkProperties(link);
  await context.write(async (tx) => {
    await editableEntity(tx, caller, key);
    await assertReadableIndividual(tx, caller, individual.key);
    if (individual.key === key) throw new AppError('conflict', t('An individual cannot be his own key person.'));
    if (LINES.some((name) => individual[name] != null)) await replaceLines(tx, caller, individual);
    await store.tieIndividual(tx, { entityKey: key, key: individual.key, link: properties });
  });
  const attached = (await keyPersons(context, key)).find((one) => one.key === individual.key);
  if (!attached) throw notFound();
  return attached;
}

/** Takes a key person off an entity: an attached person is deleted, an individual's record stays. */
export async function deleteKeyPerson(context: Context, entityKey: string, key: string): Promise<void> {
  const caller = requireUser(context);
  await context.write(async (tx) => {
    await editableEntity(tx, caller, entityKey);
    if ((await store.removePerson(tx, { entityKey, key })).length === 0) throw notFound();
  });
}

function assertType(person: unknown, wanted: 'Individual' | 'AttachedPerson'): void {
  const typeName = parse(typed, person ?? {}).typeName;
  if (!typeName || typeName === wanted) return;
  const attachable = typeName === 'Individual' || typeName === 'AttachedPerson';
  if (!attachable) throw invalid(messages.cannotAttach(typeName.slice(0, 100)), 'typeName');
  const message = wanted === 'Individual' ? messages.requiresIndividual : messages.requiresAttachedPerson;
  throw invalid(message, 'typeName');
}

async function assertReadableIndividual(tx: Tx, caller: UserCaller, key: string): Promise<void> {
  const known = (await factsByKey(tx, caller, [key])).get(key);
  if (!known || known.binned || !mayReadEntity(known)) throw notFound();
  if (known.typeName !== 'Individual') throw invalid(messages.requiresIndividual, 'key');
}

async function replaceLines(tx: Tx, caller: UserCaller, individual: z.output<typeof individualShape>): Promise<void> {
  const { properties } = await editableEntity(tx, caller, individual.key);
  const fields = customFieldsOf(properties);
  const named = Object.fromEntries(
    LINES.flatMap((name) => (individual[name] == null ? [] : [[name, individual[name]]])),
  );
  const next = withLines(fields, { ...linesOf(fields), ...parse(keyPersonLines, named) });
  if (JSON.stringify(next) !== JSON.stringify(fields)) await setCustomFields(tx, caller, individual.key, next);
}

/** The key of a person who comes without one on a link with one, so that sending both again makes nobody twice. */
function personKeyOf(entityKey: string, linkKey: string): string {
  return `person-${createHash('sha256').update(`${entityKey} ${linkKey}`).digest('hex').slice(0, 32)}`;
}

function linkProperties(link: unknown): Record<string, unknown> & { key?: string } {
  const { key, name } = within('link', () => parse(linkShape, link)) ?? {};
  return { typeName: 'AttachedPersonLink', isDataLink: false, ...(key ? { key } : {}), ...(name ? { name } : {}) };
}
