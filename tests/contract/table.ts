import { Guesses } from '../../server/src/access/guesses';
import { restTable } from '../../server/src/rest/table';

const guesses = Object.create(Guesses.prototype) as Guesses;

/** The REST table, to be looked at; its lines are called by HTTP. */
export const table = restTable({ secret: new Uint8Array(), byAccount: guesses, byAddress: guesses, byLink: guesses });
