import type { ChartChangesInput } from '@stemma/shared/chart/save';
import type { ChartLink } from '@stemma/shared/chart/link';
import { placementShape } from '@stemma/shared/chart/placement';
import type { EntityChange } from '@stemma/shared/entities/entity';
import { sentence } from '@stemma/shared/language/sentence';
import { randomUUID } from 'node:crypto';
import { customFieldsOf } from '../../entities/present';
import type { Binding } from '../binding';
import { GAP_BELOW, layered } from '../layering';
import type { Plan } from '../plan';
import { pairOf, type WorkbookDrawing } from './drawnRows';

/** How a chart that an import makes is drawn: what its workbook says, and the workbook's keys of its records, by record key. */
export interface ImportDrawing {
  drawn: WorkbookDrawing;
  keys: ReadonlyMap<string, string>;
}

/**
 * What a new chart holds, drawn as its workbook says; cards that the workbook draws nowhere stand below the others. Null where it draws none of the
 * cards.
 */
export function drawnChanges(
  { place, entities, links }: Pick<Plan, 'place' | 'entities' | 'links'>,
  binding: Pick<Binding, 'keys' | 'existing'>,
  { drawn, keys }: ImportDrawing,
): ChartChangesInput | null {
  const placed = new Set(place);
  const entityOf = new Map<string, string>();
  for (const [recordKey, key] of keys) {
    const entityKey = binding.keys.get(recordKey);
    if (entityKey !== undefined && placed.has(entityKey)) entityOf.set(key, entityKey);
  }
  const cards = [...drawn.cards].flatMap(([key, { placement }]) => {
    const entityKey = entityOf.get(key);
    return entityKey === undefined ? [] : [{ ...placement, entityKey }];
  });
  if (cards.length === 0) return null;
  const workbookKeys = new Map([...entityOf].map(([key, entityKey]) => [entityKey, key]));
  const keyOf = new Map(entityOf);
  for (const key of drawn.notes.keys()) keyOf.set(key, randomUUID());
  const notes = [...drawn.notes].map(([key, note]) => ({ ...note, key: keyOf.get(key) ?? key }));
  const lowest = Math.max(...[...cards, ...notes.map(({ placement }) => placement)].map(({ y }) => y));
  const isDrawn = new Set(cards.map(({ entityKey }) => entityKey));
  const newcomers = place.filter((key) => !isDrawn.has(key));
  const below = [...layered(newcomers, links, lowest + GAP_BELOW)];
  return {
    ...chartOf(drawn),
    entities: [
      ...entities.map((entity) => withOwn(entity, workbookKeys, binding, drawn)),
      ...notes.map(({ key, typeName, name, fields }) => ({ key, typeName, name, fields })),
    ],
    placements: [
      ...cards,
      ...below.map(([entityKey, position]) => placementShape.parse({ entityKey, ...position })),
      ...notes.map(({ key, placement }) => ({ ...placement, entityKey: key })),
    ],
    links: [...links.map((link) => drawnLink(link, workbookKeys, drawn)), ...noteLinksOf(drawn, keyOf)],
    groups: groupsOf(drawn, keyOf),
  };
}

/** What of its entities a workbook's import tells: which are new though they have keys, and whose custom fields it says otherwise, which stay. */
export function workbookNotes(
  { keys, existing, same }: Pick<Binding, 'keys' | 'existing' | 'same'>,
  drawing: ImportDrawing,
): string[] {
  const entities = [...drawing.keys].map(([recordKey, key]) => ({ key, entityKey: keys.get(recordKey) ?? '' }));
  const count = entities.filter(({ entityKey }) => !same.has(entityKey)).length;
  const others = entities.flatMap(({ key, entityKey }) => {
    const entity = existing.get(entityKey);
    const said = drawing.drawn.customFields.get(key) ?? [];
    if (!entity || JSON.stringify(said) === JSON.stringify(customFieldsOf(entity.properties))) return [];
    return sentence('The custom fields of "{name}" stay; the file has others.', { name: entity.properties.name });
  });
  const made = sentence(
    'Of {count, plural, one {# entity} other {# entities}} the key is that of none that you may edit here.',
    { count },
  );
  return count > 0 ? [made, ...others] : others;
}

function chartOf({ chart }: WorkbookDrawing): ChartChangesInput {
  const { description, routing, styleKey } = chart;
  return { ...(description && { description }), ...(routing && { routing }), ...(styleKey && { styleKey }) };
}

/** A new entity with its colour and custom fields; one that is there keeps its own. */
function withOwn(
  entity: EntityChange,
  workbookKeys: ReadonlyMap<string, string>,
  { existing }: Pick<Binding, 'existing'>,
  { cards, customFields }: WorkbookDrawing,
): EntityChange {
  const key = workbookKeys.get(entity.key);
  if (key === undefined || existing.has(entity.key)) return entity;
  const [color, own] = [cards.get(key)?.color, customFields.get(key)];
  return { ...entity, ...(color && { color }), ...(own && { customFields: own }) };
}

function drawnLink(
  link: ChartLink,
  workbookKeys: ReadonlyMap<string, string>,
  { links, arrows }: WorkbookDrawing,
): ChartLink {
  const ends = pairOf(workbookKeys.get(link.from) ?? '', workbookKeys.get(link.to) ?? '');
  const { key, from, to, roles } = link;
  const arrowType = arrows.get(ends) ?? link.arrowType;
  return { ...link, ...links.get(ends), key, from, to, roles, arrowType };
}

function noteLinksOf({ noteLinks }: WorkbookDrawing, keyOf: ReadonlyMap<string, string>): ChartLink[] {
  return noteLinks.flatMap((link) => {
    const [from, to] = [keyOf.get(link.from), keyOf.get(link.to)];
    return from !== undefined && to !== undefined ? [{ ...link, key: randomUUID(), from, to }] : [];
  });
}

function groupsOf({ groups }: WorkbookDrawing, keyOf: ReadonlyMap<string, string>) {
  const own = new Set(groups.map(({ key }) => key));
  const drawn = groups.map(({ members, ...group }) => ({
    ...group,
    members: members.flatMap((key) => keyOf.get(key) ?? (own.has(key) ? key : [])),
  }));
  return drawn.filter(({ members }) => members.length > 0);
}
