import { PLACEMENT_FIELDS } from '@stemma/shared/chart/placement';
import { CARD_FIELDS } from '@stemma/shared/entities/card';

/** What of an entity a card needs, in the order in which a chart's read has the values. */
export const ENTITY_COLUMNS = ['key', 'typeName', 'name', 'party', ...CARD_FIELDS];
/** What is kept of a card's place, after the values of its entity. */
export const PLACEMENT_COLUMNS = PLACEMENT_FIELDS.filter((name) => name !== 'entityKey');
/** What is kept of a link, after its two ends. */
export const LINK_COLUMNS = [
  'key',
  'rolesJson',
  'roles',
  'percentage',
  'arrowType',
  'color',
  'dashed',
  'linkTextPosition',
  'points',
  'fromSpot',
  'toSpot',
  'adjusting',
  'routing',
  'ended',
  'endedDate',
  'formerEnds',
] as const;
