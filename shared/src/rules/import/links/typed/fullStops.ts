import type { OwnershipSentence } from './roleSentences';

/** “B.V.”, “S.p.A.”, an initial, “d.o.o.”: dots within show that the last one is of the abbreviation. */
const DOTTED = /(?:^|[\s(])(?:\p{L}{1,3}\.)+(?:\p{L}{1,3}\.)$|(?:^|\s)\p{Lu}\.$/u;
const SHORTENED =
  /(?:^|[\s,])(?:ltd|inc|corp|co|cos|llc|llp|plc|pty|pte|bhd|ltda|lda|cia|gmbh|mbh|bros|assoc|intl|mfg|jr|sr|kft|rt|nyrt|zrt|tbk|ges|spol|esq|st)\.$/iu;
const VERB =
  /\s(?:is|are|owns?|holds?|has|have|ist|sind|wird|werden|hält|halten|besitzt|besitzen|hat|haben|gehört|gehören)\s/iu;

/**
 * A statement without the dot that ends it. One that ends an abbreviation stays (“Quay B.V.”, “Quay Ltd.”); of those that are as often written
 * without (“Ltd.”) it is the sentence's where there is a verb.
 */
export function withoutFullStop(said: string): string {
  if (!said.endsWith('.') || DOTTED.test(said)) return said;
  return SHORTENED.test(said) && !VERB.test(said) ? said : said.slice(0, -1);
}

/** Statements of one text, where names that differ by a dot at their end alone are one, with the dot. */
export function fullStopsAlike(statements: readonly OwnershipSentence[]): OwnershipSentence[] {
  const dotted = new Set(statements.flatMap(({ owner, owned }) => [owner, owned]).filter((name) => name.endsWith('.')));
  const alike = (name: string) => (dotted.has(`${name}.`) ? `${name}.` : name);
  return statements.map((one) => ({ ...one, owner: alike(one.owner), owned: alike(one.owned) }));
}
