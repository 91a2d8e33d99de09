import type { ChartNode } from '@stemma/shared/chart/chart';
import type { ChartLink } from '@stemma/shared/chart/link';
import { ARROW_TYPES, ROUTINGS } from '@stemma/shared/chart/link';
import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { linkRoleRecord, linkRoleShape } from '@stemma/shared/chart/linkRole';
import { roleText, shownRoles } from '@stemma/shared/chart/roleText';
import { coordinateText } from '@stemma/shared/chart/placement';
import { coordinate as coordinateNumber } from '@stemma/shared/chart/reach';
import { isoToday, toTypedDate } from '@stemma/shared/dates';
import { FIELDS } from '@stemma/shared/entities/fields';
import { ENTITY_TYPES, isRecordType, typeLabel } from '@stemma/shared/entities/typeNames';
import { messages } from '@stemma/shared/messages';
import { defaults } from '@stemma/shared/limits';
import { PERMISSIONS, VISIBILITIES } from '@stemma/shared/permissions';
import { keyText } from '@stemma/shared/rules/basic';
import { customFieldText } from '@stemma/shared/rules/customFields';
import { readRoleText } from '@stemma/shared/rules/roleText';
import { z } from 'zod';
import type { ChartCard } from '../charts/present';
import type { EntityRecord } from '../entities/present';
import { invalid } from '../errors';
import { EDGE_NAMES, ENTITY_NAMES, recordBody } from './records';

/** A place on a chart, as a number or as its text (SPEC §3.1 keeps positions as text). */
export const coordinate = z.union([coordinateNumber, coordinateText], { error: messages.number });

export const keyBody = z.object({ key: keyText });
export const idParams = z.object({ id: keyText });

export const copyQuery = z.object({ key: keyText.optional().describe('The key of the copy, made by the caller.') });
export const COPY_KEY =
  'With a key of its own in the query, sending it twice makes one copy; without, each call makes another.';

/** A chart's record as REST sends it (`Dataset`, SPEC §3.3). */
export const datasetAnswer = z
  .object({
    key: z.string(),
    typeName: z.literal('Dataset'),
    name: z.string(),
    description: z.string(),
    visibility: z.enum(VISIBILITIES),
    routing: z.enum(ROUTINGS),
    revision: z.number().int().describe('Counts saves; a save names the one it was made on.'),
    sharingCount: z.number().int(),
    accessibleTo: z.array(z.string()),
    organizationKey: z.string(),
    folder: z.string(),
    createdDate: z.string(),
    modifiedDate: z.string(),
    createdBy: z.string(),
    modifiedBy: z.string(),
    entityCount: z.number().int(),
    linkCount: z.number().int(),
  })
  .meta({ id: 'Dataset' });

export function presentDataset(card: ChartCard): z.infer<typeof datasetAnswer> {
  const { viewerCan: _can, createdByName: _by, modifiedByName: _name, ...rest } = card;
  return { ...rest, typeName: 'Dataset' };
}

/** An entity as REST takes it: its type's fields flat beside the common ones; what answers say of it beside these is passed over. */
export const entityBody = recordBody(
  {
    key: keyText
      .nullish()
      .describe('Made by the caller, so that sending it twice makes one entity; made here when missing.'),
    typeName: z.string({ error: messages.missingModelName }),
    name: z.string().nullish(),
    description: z.string().nullish(),
  },
  ENTITY_NAMES,
).meta({ id: 'EntityInput' });

/** The type that a body names; throws the messages of SPEC §8. */
export function entityTypeOf(typeName: string): (typeof ENTITY_TYPES)[number] {
  const known = ENTITY_TYPES.find((type) => type === typeName);
  if (known) return known;
  if (typeName === 'User') throw invalid(messages.useCreateUser, 'typeName');
  if (typeName === 'Organization') throw invalid(messages.useCreateOrganization, 'typeName');
  throw invalid(typeName ? messages.modelNotSupported(typeName) : messages.missingModelName, 'typeName');
}

export const entityAnswer = z
  .looseObject({
    key: z.string(),
    typeName: z.enum(ENTITY_TYPES),
    typeNameForUi: z.string(),
    name: z.string(),
    description: z.string(),
    permission: z.enum(PERMISSIONS).nullable(),
    chartCount: z.number().int(),
    folder: z.string().describe('Key of the folder around it; empty at the root.'),
    binned: z.boolean(),
    hasDetails: z.boolean().describe('Whether more is known of it than its name.'),
    customFields: z.array(z.string()).describe('Each as text, "name@@@@@value".'),
    color: z.string(),
    collaborationStatus: z.string(),
    collaborationEditor: z.string(),
    collaborationDate: z.string(),
  })
  .describe("The fields of the entity's type stand flat beside these; dates as dd-mm-yyyy.")
  .meta({ id: 'Entity' });

/** An entity as REST sends it. */
export function presentRestEntity(record: EntityRecord): Record<string, unknown> {
  const { fields, customFields, ...common } = record;
  const dates = new Set(
    isRecordType(record.typeName) ? FIELDS[record.typeName].filter((f) => f.kind === 'date').map((f) => f.name) : [],
  );
  const shown = Object.entries(fields).map(([name, value]) => [
    name,
    dates.has(name) && typeof value === 'string' ? toTypedDate(value) : value,
  ]);
  const own = { ...common, typeNameForUi: typeLabel(record.typeName), customFields: customFields.map(customFieldText) };
  return Object.assign(own, Object.fromEntries(shown) as object);
}

/** A card of a chart as REST sends it: entity and placement in one. */
export const nodeAnswer = z
  .looseObject({
    key: z.string(),
    typeName: z.enum(ENTITY_TYPES),
    typeNameForUi: z.string(),
    name: z.string(),
    x: z.number(),
    y: z.number(),
    position: z.string().describe('x and y as text.'),
  })
  .describe("A sticky note's, an image's or a text box's own fields stand flat beside these.")
  .meta({ id: 'Node' });

export function presentRestNode({ decoration, ...node }: ChartNode): Record<string, unknown> {
  const own = Object.fromEntries(
    (decoration ?? []).map(({ name, text, number, yesNo }) => [name, text ?? number ?? yesNo]),
  );
  return {
    ...own,
    ...node,
    width: widthOf(node.width, own.width),
    fillColor: node.fillColor ?? defaults.nodeFill,
    typeNameForUi: typeLabel(node.typeName),
    position: `${node.x} ${node.y}`,
  };
}

/** A decoration has a width of its own, for which its place has narrower bounds: its own is told unless the place was given another. */
function widthOf(placed: number | null, own: unknown): number | null {
  if (typeof own !== 'number') return placed;
  return placed === null || placed === placedWidth(own) ? own : placed;
}

/** The width of a decoration's place. */
export function placedWidth(own: number): number {
  return Math.min(Math.max(40, own), 4000);
}

export const edgeAnswer = z
  .object({
    key: z.string(),
    typeName: z.literal('GenericLink'),
    from: z.string(),
    to: z.string(),
    name: z.string().describe('The labels of the roles that hold today, a line each.'),
    roles: z.array(linkRoleRecord),
    arrowType: z.enum(ARROW_TYPES),
    color: z.string(),
    dashed: z.boolean(),
    linkTextPosition: z.number(),
    points: z.array(z.number()).nullable(),
    fromSpot: z.string().nullable(),
    toSpot: z.string().nullable(),
    adjusting: z.string().nullable(),
    routing: z.enum(ROUTINGS).nullable(),
    isDataLink: z.literal(true),
  })
  .meta({ id: 'Edge' });

export function presentEdge(link: ChartLink): z.input<typeof edgeAnswer> {
  return {
    ...link,
    typeName: 'GenericLink',
    name: shownRoles(link, isoToday()).map(roleText).join('\n'),
    isDataLink: true,
  };
}

/** A link as REST takes it: `roles` as records or role strings, or else `name`, a role string a line (SPEC §3.3). */
export const edgeBody = recordBody(
  {
    key: keyText.nullish(),
    typeName: z.string().nullish().describe('GenericLink, where it is given.'),
    from: keyText.nullish(),
    to: keyText.nullish(),
    name: z.string().nullish(),
    roles: z.array(z.union([z.string(), linkRoleShape])).nullish(),
    isDataLink: z.boolean().nullish(),
  },
  EDGE_NAMES,
).meta({ id: 'EdgeInput' });
export type EdgeBody = z.infer<typeof edgeBody>;

/** What of an edge may be none; elsewhere null says nothing. */
const CLEARED: ReadonlySet<string> = new Set(['points', 'fromSpot', 'toSpot', 'adjusting', 'routing']);

/**
 * A link as a body gives it, its roles read where it says something of them; throws `invalid` for a link of another type, and for one
 * that is no data link: those of key persons and files are made with what they attach.
 */
export function linkOfEdge({
  name,
  roles,
  typeName,
  isDataLink,
  from,
  to,
  ...edge
}: EdgeBody): Record<string, unknown> {
  if (typeName && typeName !== 'GenericLink')
    throw invalid(messages.modelNotSupported(typeName.slice(0, 100)), 'typeName');
  if (isDataLink === false) throw invalid(messages.dataLinksOnly, 'isDataLink');
  const read = rolesOfEdge({ name, roles });
  const given = Object.entries(edge).filter(([field, value]) => value !== null || CLEARED.has(field));
  return { ...Object.fromEntries(given), ...(from && { from }), ...(to && { to }), ...(read && { roles: read }) };
}

/** The roles that a body names; undefined when it says nothing of them. */
export function rolesOfEdge(edge: Pick<EdgeBody, 'name' | 'roles'>): LinkRole[] | undefined {
  if (edge.roles) return edge.roles.map((role) => (typeof role === 'string' ? roleOfText(role, 'roles') : role));
  if (edge.name == null) return undefined;
  return edge.name
    .split('\n')
    .filter((text) => text.trim())
    .map((text) => roleOfText(text, 'name'));
}

function roleOfText(text: string, field: string): LinkRole {
  const reading = readRoleText(text);
  if ('fault' in reading) throw invalid(reading.fault, field);
  return reading.value;
}
