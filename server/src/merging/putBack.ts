import { mergingMessages } from '@stemma/shared/messages/merging';
import type { Tx } from '../store';
import type { StoredMerge } from './mergeStore';
import type { UndoRecord } from './undoRecord';
import { asStored } from './undoRecord';
import * as sourceWrites from './sourceWrites';
import * as undoStore from './undoStore';
import * as writes from './writes';

/** Counts what could not be put back, and tells it. */
export class LeftOver {
  fields = 0;
  charts = 0;
  links = 0;
  files = 0;
  people = 0;
  other = 0;

  sentences(): string[] {
    const kinds = ['fields', 'charts', 'links', 'files', 'people', 'other'] as const;
    return kinds.filter((kind) => this[kind] > 0).map((kind) => mergingMessages.left[kind](this[kind]));
  }
}

/** Gives the old record back its files, tags, key persons, sources, share links and requests, where the kept one has them still. */
export async function putBackDetails(
  tx: Tx,
  { keptKey, otherKey, organizationKey }: StoredMerge,
  undo: UndoRecord,
  left: LeftOver,
  { hasKept }: { hasKept: boolean },
): Promise<void> {
  const back = { from: keptKey, to: otherKey };
  await putBackTags(tx, { keptKey, otherKey }, undo, left);
  await writes.dropAccess(tx, keptKey, undo.given);
  await putBackGrants(tx, { keptKey, otherKey }, undo, left, hasKept);
  if (undo.other.stays) return;
  const files = await writes.retie(tx, 'file', { keys: undo.files, ...back });
  await writes.retie(tx, 'image', { keys: undo.images, ...back });
  left.files += undo.files.length - files.length;
  for (const kind of ['state', 'identifier'] as const) {
    const ties = kind === 'state' ? undo.states : undo.identifiers;
    const keysOf = (moved: boolean) => ties.filter((tie) => tie.moved === moved).map(({ key }) => key);
    const moved = await writes.retie(tx, kind, { keys: keysOf(true), ...back });
    const tied = await writes.retie(tx, kind, { keys: keysOf(false), to: otherKey });
    left.other += ties.length - moved.length - tied.length;
  }
  await putBackPeople(tx, { keptKey, otherKey }, undo, left);
  await putBackSources(tx, { keptKey, otherKey }, undo, left);
  await writes.moveRequests(tx, undo.requests, otherKey);
  await writes.renameInSnapshots(tx, { organizationKey, from: keptKey, to: otherKey, only: undo.snapshots });
}

interface Keys {
  keptKey: string;
  otherKey: string;
}

async function putBackTags(
  tx: Tx,
  { keptKey, otherKey }: Keys,
  { tags, other }: UndoRecord,
  left: LeftOver,
): Promise<void> {
  await writes.retie(tx, 'tag', { keys: tags.put, from: keptKey });
  const taken = await writes.retie(tx, 'tag', { keys: tags.taken, to: keptKey });
  left.other += tags.taken.length - taken.length;
  if (other.stays) return;
  const own = await writes.retie(tx, 'tag', { keys: tags.ofOther, to: otherKey });
  left.other += tags.ofOther.length - own.length;
}

/** What look-ups said and registers come back as they are now; a screening is not counted, as it is done again. */
async function putBackSources(tx: Tx, { keptKey, otherKey }: Keys, undo: UndoRecord, left: LeftOver): Promise<void> {
  const back = { from: keptKey, to: otherKey };
  const candidates = await writes.retie(tx, 'candidate', { keys: undo.candidates, ...back });
  const screenings = await writes.retie(tx, 'screening', { keys: undo.screenings, ...back });
  await sourceWrites.setScreened(tx, screenings, otherKey);
  const keysOf = (moved: boolean) => undo.taken.filter((tie) => tie.moved === moved);
  const moved = await sourceWrites.moveRegisters(tx, { ...back, registers: keysOf(true).map(({ key }) => key) });
  const rows = keysOf(false).map(({ key, kept }) => ({ register: key, properties: asStored(kept) }));
  const tied = await sourceWrites.tieRegisters(tx, { key: otherKey, rows });
  left.other += undo.candidates.length - candidates.length + undo.taken.length - moved.length - tied.length;
}

/** A tie that moved comes back as it is now; where it was taken away since, it stays away. */
async function putBackPeople(tx: Tx, { keptKey, otherKey }: Keys, undo: UndoRecord, left: LeftOver): Promise<void> {
  const ends = (tie: { key: string }, side: 'people' | 'personOf', key: string) =>
    side === 'people' ? { person: tie.key, of: key } : { person: key, of: tie.key };
  for (const side of ['people', 'personOf'] as const) {
    const moved = undo[side].filter((tie) => tie.moved);
    const untied = await writes.untiePersons(tx, { rows: moved.map((tie) => ends(tie, side, keptKey)) });
    const was = new Set(untied.map(({ person, of }) => (side === 'people' ? person : of)));
    const rows = undo[side]
      .filter((tie) => !tie.moved || was.has(tie.key))
      .map((tie) => ({ ...ends(tie, side, otherKey), properties: asStored(tie.kept) }));
    const tied = await writes.tiePersons(tx, { rows });
    left.people += undo[side].length - tied.length;
  }
}

/** A link that grants what the merge made of it grants what it did before. */
async function putBackGrants(
  tx: Tx,
  { keptKey, otherKey }: Keys,
  { grants, other }: UndoRecord,
  left: LeftOver,
  hasKept: boolean,
): Promise<void> {
  if (grants.length === 0) return;
  const now = new Map(
    (await undoStore.grantsNow(tx, { key: keptKey, handles: grants.map(({ handle }) => handle) })).map((row) => [
      row.handle,
      row.grant,
    ]),
  );
  const there = grants.filter(({ handle }) => now.has(handle));
  left.other += grants.length - there.length;
  const unchanged = there.filter(({ handle, after }) => sameGrant(now.get(handle) ?? null, after));
  left.other += hasKept ? there.length - unchanged.length : 0;
  if (hasKept)
    await writes.writeGrants(tx, {
      key: keptKey,
      rows: unchanged.map(({ handle, before }) => ({ handle, properties: before ? asStored(before) : null })),
    });
  const own = unchanged.filter((grant) => grant.other !== null);
  await writes.writeGrants(tx, {
    key: otherKey,
    rows: own.map((grant) => ({ handle: grant.handle, properties: grant.other ? asStored(grant.other) : null })),
  });
  await writes.setShownFiles(
    tx,
    unchanged.filter(({ hidden }) => hidden.length > 0).map(({ handle, hidden }) => ({ handle, keys: hidden })),
    true,
  );
  const about = there.filter((grant) => grant.about);
  if (other.stays || about.length === 0) return;
  await writes.moveAbout(tx, {
    ...{ from: keptKey, to: otherKey },
    handles: about.filter(({ aboutKept }) => !aboutKept).map(({ handle }) => handle),
  });
}

function sameGrant(now: Record<string, unknown> | null, after: Record<string, unknown> | null): boolean {
  if (now === null || after === null) return now === after;
  return ['info', 'notes', 'keyPersons', 'files', 'private'].every((flag) => now[flag] === after[flag]);
}
