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

function fuzzy(word: string): string {
  if (word.length < 4) return '';
  return ` OR ${word.toLowerCase()}~${word.length < 8 ? 1 : 2}`;
}
