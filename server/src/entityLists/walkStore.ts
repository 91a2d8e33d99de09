import type { EntityType } from '@stemma/shared/entities/typeNames';
import { z } from 'zod';
import type { Tx } from '../store';
import { int, query } from '../store';
import type { ListScope } from './listed';
import { isListed } from './listed';

const candidateRow = z.object({
  key: z.string(),
  name: z.string(),
  place: z.union([z.string(), z.number()]).nullable(),
  isListed: z.boolean(),
});
/** An entity of the type of a list: what it is put in order by beside its name, null where that is missing, and whether the list holds it. */
export type Candidate = z.infer<typeof candidateRow>;

/** Where a walk along one type stands. */
export interface WalkAt {
  type: EntityType;
  after: Candidate | null;
  count: number;
}

const askedOf = (scope: ListScope, { type, after, count }: WalkAt) => ({
  ...scope,
  type,
  count: int(count),
  ...(after && { name: after.name, key: after.key, place: after.place }),
});

const AFTER_NAME = 'e.nameLower >= $name AND (e.nameLower > $name OR e.key > $key)';

/**
 * The next entities of a type by name, whoever may read them; with `lacking` those that don't have that property. They are put in order
 * by all properties of the index, which else isn't taken for the order; the planner would rather sort all of a smaller index.
 */
export async function nextByName(
  tx: Tx,
  scope: ListScope,
  at: WalkAt,
  { descending, lacking }: { descending: boolean; lacking: string | null },
): Promise<Candidate[]> {
  const down = descending ? ' DESC' : '';
  const beyond = descending ? 'e.nameLower <= $name AND (e.nameLower < $name OR e.key > $key)' : AFTER_NAME;
  const read = query(
    `entityLists.${at.after ? 'next' : 'first'}ByName`,
    `MATCH (e:Entity) USING INDEX e:Entity(organizationKey, typeName, nameLower)
     WHERE e.organizationKey = $ownOrganization AND e.typeName = $type AND ${at.after ? beyond : 'e.nameLower IS NOT NULL'}
     WITH e ORDER BY e.organizationKey${down}, e.typeName${down}, e.nameLower${down}, e.key LIMIT $count
     RETURN e.key AS key, e.nameLower AS name, null AS place,
            ${lacking === null ? '' : `e.${lacking} IS NULL AND `}EXISTS { MATCH (e) WHERE ${isListed(scope)} } AS isListed`,
    candidateRow,
  );
  return read(tx, askedOf(scope, at));
}

/** The next entities of a type that have one value of a property, by name. */
async function nextOfPlace(tx: Tx, scope: ListScope, at: WalkAt, property: string): Promise<Candidate[]> {
  const read = query(
    'entityLists.nextOfPlace',
    `MATCH (e:Entity) USING INDEX e:Entity(organizationKey, typeName, ${property}, nameLower)
     WHERE e.organizationKey = $ownOrganization AND e.typeName = $type AND e.${property} = $place AND ${AFTER_NAME}
     WITH e ORDER BY e.organizationKey, e.typeName, e.${property}, e.nameLower, e.key LIMIT $count
     RETURN e.key AS key, e.nameLower AS name, $place AS place, EXISTS { MATCH (e) WHERE ${isListed(scope)} } AS isListed`,
    candidateRow,
  );
  return read(tx, askedOf(scope, at));
}

/**
 * The next entities of a type by a property, by name where it is the same. Its values are read first, along the index; of each no more
 * are read than are asked for, however many have it.
 */
export async function nextByProperty(
  tx: Tx,
  scope: ListScope,
  at: WalkAt,
  { property, descending }: { property: string; descending: boolean },
): Promise<Candidate[]> {
  const same = at.after ? await nextOfPlace(tx, scope, at, property) : [];
  const count = at.count - same.length;
  if (count === 0) return same;
  const down = descending ? ' DESC' : '';
  const beyond = at.after ? `f.${property} ${descending ? '<' : '>'} $place` : `f.${property} IS NOT NULL`;
  const read = query(
    `entityLists.${at.after ? 'next' : 'first'}Places`,
    `MATCH (f:Entity) USING INDEX f:Entity(organizationKey, typeName, ${property}, nameLower)
     WHERE f.organizationKey = $ownOrganization AND f.typeName = $type AND ${beyond} AND f.nameLower IS NOT NULL
     WITH f ORDER BY f.organizationKey${down}, f.typeName${down}, f.${property}${down}, f.nameLower${down} LIMIT $count
     WITH DISTINCT f.${property} AS place ORDER BY place${down}
     CALL (place) {
       MATCH (e:Entity) USING INDEX e:Entity(organizationKey, typeName, ${property}, nameLower)
       WHERE e.organizationKey = $ownOrganization AND e.typeName = $type AND e.${property} = place AND e.nameLower IS NOT NULL
       WITH e ORDER BY e.organizationKey, e.typeName, e.${property}, e.nameLower, e.key LIMIT $count
       RETURN e
     }
     WITH e, place LIMIT $count
     RETURN e.key AS key, e.nameLower AS name, place, EXISTS { MATCH (e) WHERE ${isListed(scope)} } AS isListed`,
    candidateRow,
  );
  return [...same, ...(await read(tx, askedOf(scope, { ...at, count })))];
}
