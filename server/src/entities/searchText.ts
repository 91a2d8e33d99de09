import { mistakesAllowed } from '@stemma/shared/search';

const SPECIAL = /[+\-!(){}[\]^"~*?:\\/&|]/g;

/**
 * A Lucene query for what a person types: every word must match, whole, as a beginning, or with a letter or two wrong;
 * exact words score highest. Empty for a blank text. Lucene's own operators are taken as plain text.
 */
export function fullTextQuery(text: string): string {
  const words = text
    .slice(0, 200)
    .replace(SPECIAL, ' ')
    .split(/\s+/)
    .filter((word) => word && !/^(AND|OR|NOT|TO)$/.test(word))
    .slice(0, 12);
  return words.map((word) => `(${word}^4 OR ${word.toLowerCase()}*^2${fuzzy(word)})`).join(' AND ');
}

/** A Lucene query for what another one finds among what is of an organization, with its scores. All that a user may read is of his own. */
export function withinOrganization(organizationKey: string, query: string): string {
  return `+organizationKey:"${organizationKey.replace(/["\\]/g, ' ')}"^0 +(${query})`;
}

function fuzzy(word: string): string {
  const mistakes = mistakesAllowed(word);
  return mistakes === 0 ? '' : ` OR ${word.toLowerCase()}~${mistakes}`;
}
