import type { TypedFieldValue } from '@stemma/shared/chart/chart';
import { cardCountry, cardDetail } from '@stemma/shared/entities/card';
import type { Party } from '@stemma/shared/entities/entity';
import { FIELDS } from '@stemma/shared/entities/fields';
import type { FieldValue } from '@stemma/shared/entities/record';
import type { EntityType } from '@stemma/shared/entities/typeNames';
import { isRecordType, typeLabel } from '@stemma/shared/entities/typeNames';
import { defaults } from '@stemma/shared/limits';
import type { Permission } from '@stemma/shared/permissions';
import type { CustomField } from '@stemma/shared/rules/customFields';
import { decorationFields, isDecoration } from './decorations';
import type { EntityHitRow, EntityRow } from './store';

/** An entity's record as its readers see it; `fields` are those of its type, ISO dates, numbers, yes/no. */
export interface EntityRecord {
  key: string;
  typeName: EntityType;
  name: string;
  description: string;
  party: Party;
  fields: Record<string, FieldValue>;
  customFields: CustomField[];
  color: string;
  /** Whether more is known of it than its name. */
  hasDetails: boolean;
  folder: string;
  binned: boolean;
  createdDate: string;
  modifiedDate: string;
  createdBy: string;
  modifiedBy: string;
  organizationKey: string;
  permission: Permission | null;
  accessibleTo: string[];
  chartCount: number;
  collaborationStatus: string;
  collaborationEditor: string;
  collaborationDate: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export function presentEntity(row: EntityRow): EntityRecord {
  const p = row.properties;
  const fields = fieldsOf(p);
  const customFields = customFieldsOf(p);
  return {
    key: p.key,
    typeName: p.typeName,
    name: p.name,
    description: text(p.description),
    party: (text(p.party) || 'known') as Party,
    fields,
    customFields,
    color: text(p.color),
    hasDetails: customFields.length > 0 || hasDetails(p.typeName, fields),
    folder: row.folder,
    binned: row.binned,
    createdDate: text(p.createdDate),
    modifiedDate: text(p.modifiedDate),
    createdBy: text(p.createdBy),
    modifiedBy: text(p.modifiedBy),
    organizationKey: text(p.organizationKey),
    permission: row.permission,
    accessibleTo: row.accessibleTo,
    chartCount: row.chartCount,
    collaborationStatus: text(p.collaborationStatus),
    collaborationEditor: text(p.collaborationEditor),
    collaborationDate: text(p.collaborationDate),
  };
}

/** The fields of an entity's type, or of a decoration, from its kept properties. */
export function fieldsOf(p: EntityRow['properties']): Record<string, FieldValue> {
  const names = isRecordType(p.typeName) ? FIELDS[p.typeName].map(({ name }) => name) : decorationFields(p.typeName);
  return Object.fromEntries(names.map((name) => [name, (p[name] as FieldValue | undefined) ?? null]));
}

/** A name's parts, and the currencies and units that every record has, are no details. */
function hasDetails(type: EntityType, fields: Record<string, FieldValue>): boolean {
  if (!isRecordType(type)) return false;
  return FIELDS[type].some(
    ({ name, default: usual }) => !usual && name !== 'firstName' && name !== 'lastName' && fields[name] !== null,
  );
}

/** Custom fields from the two lists in which they are kept. */
export function customFieldsOf(properties: Record<string, unknown>): CustomField[] {
  const { customFieldNames: names, customFieldValues: values } = properties;
  if (!Array.isArray(names)) return [];
  return names.map((name, index) => ({
    name: String(name),
    value: String((Array.isArray(values) && values[index]) || ''),
  }));
}

/** A new entity's record from the properties that were kept of it, without asking for it again. */
export function presentNew(properties: Record<string, unknown>, userKey: string): EntityRecord {
  return presentEntity({
    properties: properties as EntityRow['properties'],
    folder: text(properties.folder),
    binned: false,
    permission: defaults.permission,
    onReadableChart: false,
    chartCount: 0,
    accessibleTo: [userKey],
  });
}

/** A kept value under its kind. */
export function typedFieldValue(name: string, value: unknown): TypedFieldValue {
  return {
    name,
    text: typeof value === 'string' ? value : null,
    number: typeof value === 'number' ? value : null,
    yesNo: typeof value === 'boolean' ? value : null,
  };
}

/** What a decoration keeps beside its name, from its kept properties; null for an entity of another type. */
export function decorationOf(type: EntityType, properties: Record<string, unknown>): TypedFieldValue[] | null {
  return isDecoration(type) ? decorationFields(type).map((name) => typedFieldValue(name, properties[name])) : null;
}

/** An entity's record as GraphQL sends it: its fields as a list. */
export function presentGraphqlEntity({ fields, ...record }: EntityRecord) {
  const values = Object.entries(fields).map(([name, value]) => typedFieldValue(name, value));
  return { ...record, typeNameForUi: typeLabel(record.typeName), fields: values };
}

/** An entity in a list of matches. */
export interface EntityHit {
  key: string;
  typeName: EntityType;
  name: string;
  party: Party;
  country: string | null;
  detail: string;
  chartCount: number;
}

export function presentHit(row: EntityHitRow): EntityHit {
  const { key, typeName, name, party, chartCount } = row;
  const source = { ...row.properties, typeName };
  return { key, typeName, name, party, chartCount, country: cardCountry(source), detail: cardDetail(source) };
}
