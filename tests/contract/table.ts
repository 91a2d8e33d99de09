import { Guesses, SubjectGuesses } from '../../server/src/access/guesses';
import { Seal } from '../../server/src/access/seal';
import { restTable } from '../../server/src/rest/table';

const guesses = Object.create(Guesses.prototype) as Guesses;
const ofSubjects = Object.create(SubjectGuesses.prototype) as SubjectGuesses;

/** The REST table, to be looked at; its routes are called by HTTP. */
export const table = restTable({
  secret: new Uint8Array(),
  byAccount: ofSubjects,
  byAddress: guesses,
  byAsking: guesses,
  byDemo: guesses,
  byCode: ofSubjects,
  byLink: ofSubjects,
  seal: new Seal(new Uint8Array(32)),
});
