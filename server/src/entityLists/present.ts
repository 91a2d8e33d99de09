import type { TypedFieldValue } from '@stemma/shared/chart/chart';
import { cardCountry, cardDetail } from '@stemma/shared/entities/card';
import type { Party } from '@stemma/shared/entities/entity';
import { fieldOf } from '@stemma/shared/entities/fields';
import type { EntityType } from '@stemma/shared/entities/typeNames';
import { isRecordType } from '@stemma/shared/entities/typeNames';
import type { Permission } from '@stemma/shared/permissions';
import { typedFieldValue } from '../entities/present';
import type { ListedRow } from './store';

/** An entity in a list: what its row shows, and the values of the columns that were asked for. */
export interface ListedEntity {
  key: string;
  typeName: EntityType;
  name: string;
  party: Party;
  country: string | null;
  detail: string;
  permission: Permission | null;
  chartCount: number;
  folder: string;
  createdDate: string;
  modifiedDate: string;
  modifiedByName: string;
  tags: { key: string; name: string; color: string }[];
  values: TypedFieldValue[];
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export function presentListed(row: ListedRow, columns: readonly string[]): ListedEntity {
  const { properties: p, permission, chartCount, modifiedByName, tags } = row;
  const { key, typeName, name } = p;
  const known = isRecordType(typeName) ? columns.filter((column) => fieldOf(typeName, column)) : [];
  return {
    key,
    typeName,
    name,
    party: (text(p.party) || 'known') as Party,
    country: cardCountry(p),
    detail: cardDetail(p),
    permission,
    chartCount,
    folder: row.folder,
    createdDate: text(p.createdDate),
    modifiedDate: text(p.modifiedDate),
    modifiedByName: modifiedByName ?? '',
    tags,
    values: known.map((column) => typedFieldValue(column, p[column])),
  };
}
