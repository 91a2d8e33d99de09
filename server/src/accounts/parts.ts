import type { Guesses, SubjectGuesses } from '../access/guesses';
import type { Seal } from '../access/seal';

/** What signing in, and opening share links, need beside the request. */
export interface SignInParts {
  secret: Uint8Array;
  /** Wrong passwords of one account. */
  byAccount: SubjectGuesses;
  /** Failed tries from one address. */
  byAddress: Guesses;
  /** Mails and demonstrations asked for, and tickets tried, from one address. */
  byAsking: Guesses;
  /** Demonstrations asked for, by all together. */
  byDemo: Guesses;
  /** Wrong codes of one account's second factor. */
  byCode: SubjectGuesses;
  /** Wrong passwords for one share link. */
  byLink: SubjectGuesses;
  /** Seals secrets of second factors. */
  seal: Seal;
}
