import { Guesses } from '../../server/src/access/guesses';
import { Seal } from '../../server/src/access/seal';
import { restTable } from '../../server/src/rest/table';

const guesses = Object.create(Guesses.prototype) as Guesses;

/** The REST table, to be looked at; its lines are called by HTTP. */
export const table = restTable({
  secret: new Uint8Array(),
  byAccount: guesses,
  byAddress: guesses,
  byAsking: guesses,
  byDemo: guesses,
  byCode: guesses,
  byLink: guesses,
  seal: new Seal(new Uint8Array(32)),
});
