import { cardDetail } from '@stemma/shared/entities/card';
import type { Party } from '@stemma/shared/entities/entity';
import type { EntityType } from '@stemma/shared/entities/typeNames';
import type { Permission } from '@stemma/shared/permissions';
import type { BinnedRow } from './store';

/** An entity in the bin, and what deleting it for good would affect. */
export interface BinnedEntity {
  key: string;
  typeName: EntityType;
  name: string;
  party: Party;
  detail: string;
  permission: Permission;
  binnedDate: string;
  binnedByName: string;
  /** All charts, links and people, also those that the caller may not know of, as numbers alone. */
  charts: number;
  links: number;
  keyPersons: number;
  others: number;
}

export function presentBinned({ properties: p, binnedByName, ...row }: BinnedRow): BinnedEntity {
  const party = typeof p['party'] === 'string' ? (p['party'] as Party) : 'known';
  const { key, typeName, name } = p;
  return { key, typeName, name, party, detail: cardDetail(p), binnedByName: binnedByName ?? '', ...row };
}
