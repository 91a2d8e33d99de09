import { entityIsReadable, readableEntities } from '../access/store';
import type { EntityType } from '@stemma/shared/entities/typeNames';
import { PLACES } from '../entities/listProperties';

/** Which entities a list holds; null asks nothing. */
export interface ListScope extends Record<string, unknown> {
  userKey: string;
  /** Whose public charts the user reads; empty for none. */
  organizationKey: string;
  /** His own, of which all is that he may read. */
  ownOrganization: string;
  types: readonly EntityType[];
  /** Key of one of the user's folders; empty for what lies in none of his. */
  folder: string | null;
  /** Words in lower case that a name holds, each. */
  words: string[];
  tagKeys: string[];
  /** A country's names and codes. */
  countries: string[] | null;
  onCharts: boolean | null;
}

const IN_NO_OWN_FOLDER = `NOT (coalesce(e.folder, '') <> ''
  AND EXISTS { (:User {key: $userKey})-[:HAS_ACCESS]->(:Folder {key: e.folder}) })`;

/**
 * What a list asks of an entity bound as e. Only what is asked for stands in it: conditions that a null switches off are still worked
 * out for each of 100,000 rows, and cost half of a page.
 */
function conditions({ folder, words, tagKeys, countries, onCharts }: ListScope): string {
  const asked = ['NOT coalesce(e.binned, false)'];
  if (folder !== null) asked.push(folder === '' ? IN_NO_OWN_FOLDER : 'e.folder = $folder');
  if (words.length > 0) asked.push('all(word IN $words WHERE toLower(e.name) CONTAINS word)');
  if (tagKeys.length > 0) {
    asked.push(
      'EXISTS { MATCH (t:Tag)-[:TAGS]->(e) WHERE t.key IN $tagKeys AND t.organizationKey = $organizationKey }',
    );
  }
  if (countries) {
    asked.push('any(place IN [e.country, e.nationality, e.accountLocation] WHERE toLower(place) IN $countries)');
  }
  if (onCharts !== null) asked.push('EXISTS { (e)<-[:CONTAINS]-(:Dataset) } = $onCharts');
  return asked.join(' AND ');
}

const labelled = ({ types }: ListScope): string => `e:${types.join('|')}`;

/** Binds as e what a list holds: what the user may read, his own and what stands on charts that he may read, outside of the bin. */
export function listed(scope: ListScope): string {
  return `${readableEntities(labelled(scope))}
     WITH e WHERE ${conditions(scope)}`;
}

/**
 * Binds as e, by an index, what one of a list's filters lets through, whoever may read it: some of them twice. Undefined where no index
 * knows any of the filters. A part of a name of fewer than three letters is not to be found by an index.
 */
export function sought({ tagKeys, folder, countries, words, onCharts }: ListScope): string | undefined {
  const longest = longestOf(words);
  const ofTypes = (property: string, condition: string) =>
    `MATCH (e:Entity) USING INDEX e:Entity(organizationKey, typeName, ${property}, nameLower)
       WHERE e.organizationKey = $ownOrganization AND e.typeName IN $types AND e.${property} ${condition} AND e.nameLower IS NOT NULL`;
  if (tagKeys.length > 0) {
    return 'MATCH (t:Tag)-[:TAGS]->(e:Entity) WHERE t.key IN $tagKeys AND t.organizationKey = $organizationKey';
  }
  if (folder) return 'MATCH (e:Entity {folder: $folder})';
  if (longest.length >= LETTERS_MIN) {
    return 'MATCH (e:Entity) USING TEXT INDEX e:Entity(nameLower) WHERE e.nameLower CONTAINS $longest';
  }
  if (countries) {
    const ofPlaces = PLACES.map((place) => `${ofTypes(`${place}Lower`, 'IN $countries')} RETURN e`);
    return `CALL () { ${ofPlaces.join(' UNION ALL ')} }`;
  }
  return onCharts === null ? undefined : ofTypes('placedCount', onCharts ? '> 0' : '= 0');
}

const LETTERS_MIN = 3;

/** The longest of some words; empty where there is none. */
export function longestOf(words: readonly string[]): string {
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}

/** Binds as e what a list holds, beginning with what a filter lets through; like `listed` where `from` is undefined. */
export function listedFrom(scope: ListScope, from: string | undefined): string {
  return from === undefined
    ? listed(scope)
    : `${from}
     WITH DISTINCT e WHERE (${labelled(scope)}) AND ${isListed(scope)}`;
}

/** Whether a list of the type of an entity bound as e holds it. */
export function isListed(scope: ListScope): string {
  return `(${conditions(scope)} AND ${entityIsReadable()})`;
}

/** Binds as e those of $keys that such a list holds, each with its place among them as `at`. */
export function listedAmong(scope: ListScope): string {
  return `UNWIND range(0, size($keys) - 1) AS at
     MATCH (e:Entity {key: $keys[at]})
     WHERE ${labelled(scope)} AND ${conditions(scope)} AND ${entityIsReadable()}
     WITH e, at`;
}
