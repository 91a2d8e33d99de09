import { PLACEMENT_FIELDS } from '@stemma/shared/chart/placement';
import { FIELDS } from '@stemma/shared/entities/fields';
import { DECORATION_TYPES, ENTITY_TYPES } from '@stemma/shared/entities/typeNames';
import { z } from 'zod';
import { decorationFields } from '../entities/decorations';
import { fieldNames } from '../entities/write';

/**
 * A record in a body: `shape` is what a call reads under a shape of its own, `others` what it reads by the record's type or passes
 * over because answers carry it, so that a record that was read can be sent back whole. Any further field is refused by its name.
 */
export function recordBody<S extends z.core.$ZodLooseShape>(shape: S, others: readonly string[]) {
  const known = new Set([...Object.keys(shape), ...others]);
  const pattern = `^(${others.filter((name) => !(name in shape)).join('|')})$`;
  return z
    .looseObject(shape)
    .superRefine((record, check) => {
      const keys = Object.keys(record).filter((name) => !known.has(name));
      if (keys.length) check.addIssue({ code: 'unrecognized_keys', keys, input: record });
    })
    .meta({ additionalProperties: false, patternProperties: { [pattern]: {} } });
}

const OF_RECORDS = [
  'key',
  'typeName',
  'name',
  'description',
  'organizationKey',
  'createdDate',
  'modifiedDate',
  'createdBy',
  'modifiedBy',
  'accessibleTo',
  'folder',
];

/** The fields that entities of some type have. */
const OF_SOME_TYPE: ReadonlySet<string> = new Set([
  ...Object.values(FIELDS).flatMap((fields) => fields.map(({ name }) => name)),
  ...DECORATION_TYPES.flatMap(decorationFields),
]);

/**
 * What a body says flat of an entity's own fields, those of other types among them. A card tells a country of entities whose type has no
 * field of that name.
 */
export function ownFieldsOf(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const type = ENTITY_TYPES.find((name) => name === body.typeName);
  const isCard = 'x' in body || 'position' in body;
  const shown = isCard && type && !fieldNames(type).includes('country') ? 'country' : undefined;
  return Object.fromEntries(Object.entries(body).filter(([name]) => OF_SOME_TYPE.has(name) && name !== shown));
}

/** What SPEC §3.1 and §3.2 name of entities of any type, what is theirs on one chart, and what answers say of them beside it. */
export const ENTITY_NAMES: readonly string[] = [
  ...new Set([
    ...OF_RECORDS,
    ...Object.values(FIELDS).flatMap((fields) => fields.map(({ name }) => name)),
    ...DECORATION_TYPES.flatMap(decorationFields),
    ...PLACEMENT_FIELDS.filter((name) => name !== 'entityKey'),
    'party',
    'color',
    'customFields',
    'typeNameForUi',
    'permission',
    'chartCount',
    'binned',
    'hasDetails',
    'collaborationStatus',
    'collaborationEditor',
    'collaborationDate',
    'country',
    'detail',
    'legalForm',
    'position',
  ]),
];

/** What SPEC §3.3 names of charts, and what answers say of them beside it. */
export const CHART_NAMES: readonly string[] = [
  ...OF_RECORDS,
  'visibility',
  'routing',
  'revision',
  'sharingCount',
  'entityCount',
  'linkCount',
  'nodes',
  'edges',
  'groups',
  'styleKey',
  'style',
];

/** What SPEC §3.3 names of links, and the charts that a dynamic chart's answer tells of each. */
export const EDGE_NAMES: readonly string[] = [
  'arrowType',
  'color',
  'dashed',
  'linkTextPosition',
  'points',
  'fromSpot',
  'toSpot',
  'adjusting',
  'routing',
  'charts',
];

/** What answers say of tags. */
export const TAG_NAMES: readonly string[] = ['typeName', 'createdBy', 'createdDate'];

/** What answers say of snapshots; a chart's record may stand in the place of one. */
export const SNAPSHOT_NAMES: readonly string[] = [...CHART_NAMES, 'createdByName', 'chartKey'];
