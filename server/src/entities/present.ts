import { cardCountry, cardDetail } from '@stemma/shared/entities/card';
import type { Party } from '@stemma/shared/entities/entity';
import { FIELDS } from '@stemma/shared/entities/fields';
import type { FieldValue } from '@stemma/shared/entities/record';
import type { EntityType } from '@stemma/shared/entities/typeNames';
import { isRecordType } from '@stemma/shared/entities/typeNames';
import type { Permission } from '@stemma/shared/permissions';
import type { EntityHitRow, EntityRow } from './store';

/** An entity's record as its readers see it; `fields` are those of its type, ISO dates, numbers, yes/no. */
export interface EntityRecord {
  key: string;
  typeName: EntityType;
  name: string;
  description: string;
  party: Party;
  fields: Record<string, FieldValue>;
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
  return {
    key: p.key,
    typeName: p.typeName,
    name: p.name,
    description: text(p.description),
    party: (text(p.party) || 'known') as Party,
    fields: fieldsOf(p),
    folder: text(p.folder),
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

function fieldsOf(p: EntityRow['properties']): Record<string, FieldValue> {
  if (!isRecordType(p.typeName)) return {};
  return Object.fromEntries(FIELDS[p.typeName].map(({ name }) => [name, (p[name] as FieldValue | undefined) ?? null]));
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
