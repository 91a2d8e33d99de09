import { resharingMessages } from '@stemma/shared/messages/resharing';
import type { UserCaller } from '../../access/caller';
import { readingOrganization } from '../../entities/service';
import { forbidden } from '../../errors';
import type { Tx } from '../../store';
import { one } from '../../store';
import * as store from './store';

const scope = (caller: UserCaller) => ({ userKey: caller.userKey, organizationKey: readingOrganization(caller) });

/**
 * Of entities that are to stand on a chart, the keys of those that come onto it restricted: the caller may read them, but show them to nobody
 * else, so nor may the chart's Co-Owners by having them there. `fieldOf` names an entity in the caller's input. Throws `forbidden` for one
 * that somebody would read there who may not read it yet.
 */
export async function restrictedPlacements(
  tx: Tx,
  caller: UserCaller,
  key: string,
  entityKeys: readonly string[],
  fieldOf: (entityKey: string) => string,
): Promise<Set<string>> {
  if (entityKeys.length === 0) return new Set();
  const rows = await store.comingWithoutRight(tx, {
    ...scope(caller),
    key,
    entityKeys: [...entityKeys],
    now: Date.now(),
  });
  const wider = rows.filter((row) => row.wider);
  const [first] = wider;
  if (first) {
    const refused = { count: wider.length, names: wider.slice(0, 2).map(({ name }) => name), chart: first.chart };
    throw forbidden(resharingMessages.notPlaced(refused), fieldOf(first.key));
  }
  return new Set(rows.map((row) => row.key));
}

/**
 * Throws `forbidden` where a chart holds, or is a copy of, what the caller may read but not show to others, and more people would read
 * it: `reader`, or, without one, everybody of the organization or visitors. Call it with the chart locked, by who may share it.
 */
export async function assertMayWiden(
  tx: Tx,
  caller: UserCaller,
  key: string,
  { reader = null, field }: { reader?: string | null; field?: string } = {},
): Promise<void> {
  const widening = { ...scope(caller), key, reader };
  const held = one(await store.heldOnChart(tx, widening));
  if (held.count > 0) throw forbidden(resharingMessages.notShown(held), field);
  const [original] = await store.heldOriginals(tx, widening);
  if (original) throw forbidden(resharingMessages.copyNotShown(original.name), field);
}

/** Of the charts of which a new one is a copy, the keys of those that keep it from being shown to more people (`copyOf` of its record). */
export async function originalsOf(tx: Tx, caller: UserCaller, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  return (await store.originalRows(tx, { ...scope(caller), keys: [...keys] })).map(({ key }) => key);
}

/** The keys of the entities that stand on a chart restricted, for what is kept of it. */
export async function restrictedOn(tx: Tx, key: string): Promise<string[]> {
  return (await store.restrictedRows(tx, { key })).map((row) => row.key);
}
