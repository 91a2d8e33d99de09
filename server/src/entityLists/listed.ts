import { CHART_IS_READABLE, readableEntities } from '../access/store';
import type { EntityType } from '@stemma/shared/entities/typeNames';

/** Which entities a list holds; null asks nothing. */
export interface ListScope extends Record<string, unknown> {
  userKey: string;
  organizationKey: string;
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
const IS_READABLE = `(EXISTS { (e)<-[:HAS_ACCESS]-(:User {key: $userKey}) }
  OR EXISTS { MATCH (e)<-[:CONTAINS]-(d:Dataset) WHERE ${CHART_IS_READABLE} })`;

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

/** Whether a list of the type of an entity bound as e holds it. */
export function isListed(scope: ListScope): string {
  return `(${conditions(scope)} AND ${IS_READABLE})`;
}

/** Binds as e those of $keys that such a list holds, each with its place among them as `at`. */
export function listedAmong(scope: ListScope): string {
  return `UNWIND range(0, size($keys) - 1) AS at
     MATCH (e:Entity {key: $keys[at]})
     WHERE ${labelled(scope)} AND ${conditions(scope)} AND ${IS_READABLE}
     WITH e, at`;
}
