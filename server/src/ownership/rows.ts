import type { Party } from '@stemma/shared/entities/entity';
import { cardTrailEnd } from '@stemma/shared/entities/card';
import type { EntityType } from '@stemma/shared/entities/typeNames';
import { presentEndedLink, presentLink } from '../links/present';
import type { ViewedEntity, ViewedLink } from './view';

/** An entity from its values, as ENTITY_VALUES of store.ts has them. */
export function viewedEntity(values: readonly unknown[]): ViewedEntity {
  const [key, typeName, name, party, trailEnd, begins] = values as [
    string,
    EntityType,
    string,
    Party?,
    string?,
    string?,
  ];
  return { key, typeName, name, party: party ?? 'known', trailEnd: cardTrailEnd({ typeName, trailEnd }), begins };
}

/** A link from its ends and its values, as LINK_VALUES of store.ts has them. */
export function linkOf(from: string, to: string, values: readonly unknown[]): ViewedLink {
  const [key, arrowType, rolesJson, roles, percentage, ended, endedDate] = values.map((value) => value ?? undefined);
  const properties = { key, arrowType, rolesJson, roles, percentage, endedDate };
  const link = ended === true ? presentEndedLink(from, to, properties) : presentLink(from, to, properties);
  return { key: link.key, from, to, arrowType: link.arrowType, roles: link.roles };
}
