/** Properties in which entities say where they are. */
export const PLACES = ['country', 'nationality', 'accountLocation'] as const;

/** Texts each of which has its small letters beside it, under an index of lists. */
export const IN_SMALL_LETTERS = [...PLACES, 'registration'] as const;

const lower = (property: string) => `e.${property}Lower = toLower(toStringOrNull(e.${property}))`;

/** What an entity bound as e keeps for lists, which walk indexes of it, as Cypher to follow a SET of its properties. */
export const LIST_PROPERTIES = `e.nameLower = toLower(e.name), ${IN_SMALL_LETTERS.map(lower).join(', ')}`;

/**
 * Cypher that counts anew on how many charts each entity bound as e stands. The count is read before what is kept, and again under a
 * lock where they differ: who changes it at the same moment waits there.
 */
export const COUNT_PLACES = `WITH DISTINCT e, COUNT { (e)<-[:CONTAINS]-(:Dataset) } AS places
     WHERE coalesce(e.placedCount, -1) <> places
     SET e._l = 1 REMOVE e._l
     WITH e, COUNT { (e)<-[:CONTAINS]-(:Dataset) } AS places
     SET e.placedCount = places`;
