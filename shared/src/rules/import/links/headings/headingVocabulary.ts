import type { PartyColumn } from '../columnMeanings';

type LinkTerms = Partial<
  Record<
    | 'share'
    | 'minimum'
    | 'maximum'
    | 'aboveMinimum'
    | 'belowMaximum'
    | 'role'
    | 'since'
    | 'until'
    | 'via'
    | 'beneficial'
    | 'basis'
    | 'joint'
    | 'details'
    | 'source'
    | 'interest'
    | 'checkedOn'
    | 'checkedBy',
    string
  >
>;

/** What one language heads the columns of tables with, by meaning; each a list parted by commas, in its own spelling. */
export interface HeadingVocabulary {
  /** Who holds, in a role that the heading leaves open. */
  owner: string;
  /** Who holds the row's own party: “owned by”. */
  heldBy: string;
  /** Who holds, by the role of Stemma's list that the heading names. */
  roles: Readonly<Record<string, string>>;
  /** What tables of offices are called, by the role of Stemma's list that they are of: “Directorships”. */
  offices?: Readonly<Record<string, string>>;
  /** How cells of such tables shorten roles, by the role of Stemma's list; none that may be of two. */
  shortRoles?: Readonly<Record<string, string>>;
  /** What ends a term of several, “s” behind that of one, or “o>i” in place of its last letters. */
  pluralEndings: string;
  /** Terms of one and of several alike, or those of several that no term of one is made into. */
  alsoPlural?: string;
  /** What is held, said as such. */
  owned: string;
  /** What the row's own party holds: “owns”. */
  holds: string;
  /** What stands before a party without changing who it is: “current owner”. */
  qualifier?: string;
  /** Where a link begins and leads to; over dates, when it begins and ends. */
  from: string;
  to: string;
  /** Names of anybody. */
  name: string;
  /** Names of what may hold as well, but is rather held. */
  heldName: string;
  /** What is held, by a word that over numbers is of shares. */
  holdings?: string;
  /** What stands between an attribute and whose it is: “country of the owner”. */
  of: string;
  /** Terms within headings that are of votes. */
  votes: string;
  /** Terms within headings that are of money or numbers of shares. */
  amount: string;
  link: Readonly<LinkTerms>;
  party: Readonly<Partial<Record<PartyColumn, string>>>;
  entity?: Readonly<Partial<Record<'firstName' | 'lastName' | 'party' | 'notes', string>>>;
  /** Texts that name nobody: classes of shares, currencies, addresses. */
  otherText: string;
  /** Dates of the table or its entries, on which no link begins. */
  otherDate: string;
}
