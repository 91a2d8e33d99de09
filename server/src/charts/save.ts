import { sentence } from '@stemma/shared/language/sentence';
import type { ChartChanges, ChartSave } from '@stemma/shared/chart/save';
import type { EntityChange } from '@stemma/shared/entities/entity';
import { isRecordType } from '@stemma/shared/entities/typeNames';
import { defaults, limits } from '@stemma/shared/limits';
import { randomUUID } from 'node:crypto';
import type { UserCaller } from '../access/caller';
import { isOvertaken } from '../entities/freshness';
import { mayReadEntity } from '../entities/policy';
import { factsByKey, writeEntities } from '../entities/service';
import { forbidden, invalid, notFound, stale } from '../errors';
import { bringImages } from '../files/images';
import { removeLinks, removeLinksOf, writeLinks } from '../links/service';
import { updateHoldsOfSave } from '../ownership/holds/service';
import { endGrantsOfTakenOff } from '../sharing/links/removal';
import type { ElementIds, Tx } from '../store';
import { atMostOne, one } from '../store';
import { assertOwnDecorations, factsOnChart } from './decorations';
import { mayReadChart, viewerCanOf } from './policy';
import type { ChartRow } from './record';
import { restrictedPlacements } from './resharing/service';
import {
  deletePlacements,
  finishSave,
  keysOnChart,
  lockChartRow,
  placedKeys,
  placeNew,
  upsertPlacements,
} from './store';

export interface SavedChart {
  key: string;
  revision: number;
  modifiedDate: string;
}

/**
 * How a save is done; `anyRevision` is for single edits by REST, which name no revision, the others for imports, which keep something beside
 * the fields of new entities and of links (`marks`, by their keys), have made keys that nothing bears (`newKeys`), and write more of
 * what was made (`onMade`).
 */
export interface SaveOptions {
  anyRevision?: boolean;
  entitiesMax?: number;
  marks?: ReadonlyMap<string, Record<string, unknown>>;
  newKeys?: ReadonlySet<string>;
  onMade?: (elementIds: ElementIds) => void;
}

/**
 * Applies changes to a chart in one transaction: lock, look at permission and revision, write, count one revision.
 * Throws `notFound`, `forbidden` (also for an entity that more people would read, see `restrictedPlacements`), `stale` with the current
 * revision, or what a changed record is refused for; then nothing is written.
 * The same save key answers as the first time.
 */
export async function applySave(
  tx: Tx,
  caller: UserCaller,
  save: ChartSave,
  options: SaveOptions = {},
): Promise<SavedChart> {
  const saveKey = `${save.key}:${save.saveKey ?? randomUUID()}`;
  const chart = atMostOne(await lockChartRow(tx, { key: save.key, userKey: caller.userKey, saveKey }));
  if (!chart || !mayReadChart(caller, chart)) throw notFound();
  if (!viewerCanOf(caller, chart).edit) throw forbidden();
  if (chart.savedRevision !== null && chart.savedAt !== null && chart.savedBy === caller.userKey) {
    return { key: save.key, revision: chart.savedRevision, modifiedDate: chart.savedAt };
  }
  if (!options.anyRevision && chart.revision !== save.revision) throw stale(chart.revision);
  await writeChanges(tx, caller, chart, save.changes, options);
  const at = new Date().toISOString();
  const summary = summaryOf(save.changes);
  const properties = recordProperties(save.changes);
  const { revision } = one(
    await finishSave(tx, { key: save.key, properties, at, userKey: caller.userKey, saveKey, summary }),
  );
  return { key: save.key, revision, modifiedDate: at };
}

async function writeChanges(
  tx: Tx,
  caller: UserCaller,
  { key, revision, organizationKey }: Pick<ChartRow, 'key' | 'revision' | 'organizationKey'>,
  changes: ChartChanges,
  {
    entitiesMax = limits.chartEntitiesMax,
    marks = new Map(),
    newKeys = new Set(),
    onMade = () => undefined,
  }: Pick<SaveOptions, 'entitiesMax' | 'marks' | 'newKeys' | 'onMade'>,
): Promise<void> {
  const removed = new Set(changes.removedPlacements);
  const gone = new Set(changes.removedLinks);
  const placements = changes.placements.filter(({ entityKey }) => !removed.has(entityKey));
  const links = changes.links.filter((link) => !gone.has(link.key) && !removed.has(link.from) && !removed.has(link.to));
  const named = unique([
    ...changes.entities.map((entity) => entity.key),
    ...placements.map(({ entityKey }) => entityKey),
  ]).filter((one) => !newKeys.has(one));
  const facts = await factsOnChart(tx, key, await factsByKey(tx, caller, named));
  for (const { key: entityKey, name, nameAsRead } of changes.entities) {
    const known = facts.get(entityKey);
    if (known && nameAsRead != null && isOvertaken(known.name, nameAsRead, name)) throw stale(revision);
  }
  const entities = changes.entities.map((entity) => ofChart(key, entity, facts.has(entity.key)));
  const pathOf = (index: number) => `entities.${index}`;
  const elementIds = await writeEntities(tx, caller, entities, facts, { pathOf, marks, newKeys });
  onMade(elementIds);
  const made = new Set(changes.entities.map((entity) => entity.key));
  const fieldOf = (entityKey: string): string =>
    `placements.${changes.placements.findIndex((one) => one.entityKey === entityKey)}.entityKey`;
  for (const { entityKey } of placements) {
    const known = facts.get(entityKey);
    if (known ? mayReadEntity(known) : made.has(entityKey)) continue;
    throw notFound(fieldOf(entityKey));
  }
  const others = placements.filter(({ entityKey }) => {
    const known = facts.get(entityKey);
    return known !== undefined && known.permission !== 'Co-Owner';
  });
  const restricted = await restrictedPlacements(
    tx,
    caller,
    key,
    unique(others.map(({ entityKey }) => entityKey)),
    fieldOf,
  );
  await assertOwnDecorations(tx, key, placements, facts);
  await assertNotBinned(
    tx,
    key,
    placements.map(({ entityKey }) => entityKey).filter((one) => facts.get(one)?.binned),
  );
  const touched = await removeLinks(tx, key, changes.removedLinks);
  touched.push(...(await removeLinksOf(tx, key, changes.removedPlacements)));
  if (removed.size) await deletePlacements(tx, key, [...removed]);
  if (placements.length) {
    await assertSize(tx, key, placements, entitiesMax);
    const rows = placements.map(({ entityKey, ...properties }) => ({ entityKey, properties }));
    const added = rows.flatMap(({ entityKey, properties }) => {
      const elementId = elementIds.get(entityKey);
      return elementId === undefined ? [] : [{ elementId, properties }];
    });
    const known = rows.filter(({ entityKey }) => !elementIds.has(entityKey));
    if (added.length > 0) await placeNew(tx, key, added);
    const onCreate = (entityKey: string) => (restricted.has(entityKey) ? { restricted: true } : {});
    if (known.length > 0)
      await upsertPlacements(
        tx,
        key,
        known.map((row) => ({ ...row, onCreate: onCreate(row.entityKey) })),
      );
  }
  await bringImages(tx, caller, key, picturesOf(changes));
  // What is taken off and placed again at once never left.
  if (removed.size) await endGrantsOfTakenOff(tx, key, [...removed]);
  if (links.length)
    touched.push(
      ...(await writeLinks(tx, key, links, await placedAmong(tx, key, { links, placements }), {
        marks,
        newKeys,
        elementIds,
      })),
    );
  const newEntities = entities.filter((entity) => !facts.has(entity.key));
  await updateHoldsOfSave(tx, {
    ...{ chartKey: key, organizationKey, touched, links, elementIds },
    made: new Map(newEntities.map((entity) => [entity.key, entity.typeName])),
  });
}

function picturesOf({ entities }: ChartChanges): string[] {
  return entities.flatMap(({ typeName, fields }) => {
    const source = typeName === 'Image' ? fields?.['source'] : undefined;
    return typeof source === 'string' && source ? [source] : [];
  });
}

/** What is in the bin keeps its place on a chart where it stands, and comes onto no other. */
async function assertNotBinned(tx: Tx, key: string, binned: string[]): Promise<void> {
  if (binned.length === 0) return;
  const placed = await placedKeys(tx, { key, entityKeys: binned });
  if (placed.length < binned.length) throw notFound();
}

/** A decoration belongs to the chart on which it is made (SPEC §3.3), whatever the save says. */
function ofChart(chartKey: string, entity: EntityChange, isThere: boolean): EntityChange {
  if (isRecordType(entity.typeName)) return entity;
  const { datasetKey: _datasetKey, ...fields } = entity.fields ?? {};
  return { ...entity, fields: isThere ? fields : { ...fields, datasetKey: chartKey } };
}

/** Which ends of the save's links stand on the chart, those that it has just placed among them. */
async function placedAmong(
  tx: Tx,
  key: string,
  { links, placements }: Pick<ChartChanges, 'links' | 'placements'>,
): Promise<Set<string>> {
  const placed = new Set(placements.map(({ entityKey }) => entityKey));
  const others = unique(links.flatMap(({ from, to }) => [from, to])).filter((end) => !placed.has(end));
  const rows = others.length > 0 ? await placedKeys(tx, { key, entityKeys: others }) : [];
  return new Set([...placed, ...rows.map((row) => row.key)]);
}

/** Cards that are on the chart already are moved however many it holds. */
async function assertSize(tx: Tx, key: string, placements: ChartChanges['placements'], max: number): Promise<void> {
  if (placements.length < max / 10) return;
  const placed = new Set(one(await keysOnChart(tx, { key })).entityKeys);
  const added = placements.filter(({ entityKey }) => !placed.has(entityKey)).length;
  if (added > 0 && placed.size + added > max)
    throw invalid(sentence('A chart holds at most {max} entities.', { max }), 'placements');
}

function recordProperties(changes: ChartChanges): Record<string, unknown> {
  return {
    ...(changes.name == null ? {} : { name: changes.name }),
    ...(changes.description == null ? {} : { description: changes.description }),
    ...(changes.routing == null ? {} : { routing: changes.routing }),
    ...(changes.styleKey == null ? {} : { styleKey: changes.styleKey || null }),
    ...(changes.groups == null ? {} : { groups: JSON.stringify(changes.groups) }),
  };
}

function summaryOf(changes: ChartChanges): string {
  const { entities, placements, links, removedPlacements, removedLinks } = changes;
  return `entities ${entities.length}, placements ${placements.length}, links ${links.length}, removed ${removedPlacements.length} and ${removedLinks.length}`;
}

function unique(keys: string[]): string[] {
  return [...new Set(keys)];
}

/** What a save by a chart's whole content says of it. */
export interface WholeContent {
  /** Whether it lists what stands on the chart, and the links. What is not listed at all stays. */
  placements: boolean;
  links: boolean;
  /** Entities whose cards it calls white, as those without a colour are told: one that has a colour becomes or stays white. */
  white: ReadonlySet<string>;
}
export const EVERYTHING: WholeContent = { placements: true, links: true, white: new Set() };

/** Turns the whole content of a chart into changes: what it does not name is taken off (REST `datasets/save`). */
export async function asReplacement(
  tx: Tx,
  key: string,
  changes: ChartChanges,
  whole: WholeContent,
): Promise<ChartChanges> {
  const current = atMostOne(await keysOnChart(tx, { key }));
  if (!current) throw notFound();
  const placed = new Set(changes.placements.map(({ entityKey }) => entityKey));
  const linked = new Set(changes.links.map((link) => link.key));
  const filled = new Set(current.filledKeys.filter((entityKey) => whole.white.has(entityKey)));
  return {
    ...changes,
    placements: changes.placements.map((placement) =>
      filled.has(placement.entityKey) ? { ...placement, fillColor: defaults.nodeFill } : placement,
    ),
    removedPlacements: whole.placements ? current.entityKeys.filter((entityKey) => !placed.has(entityKey)) : [],
    removedLinks: whole.links ? current.linkKeys.filter((linkKey) => !linked.has(linkKey)) : [],
  };
}
