import type { Callers, GridKeys } from './world';

/** What a call names: the parameters of its path and its body. */
export interface GridRequest {
  params?: Record<string, string | number>;
  body?: object;
}

/**
 * Who a call is for.
 * `anyone`: also who is not signed in. `signedIn`: all accounts. `writers`: all accounts that may write at all.
 * `administrators`: only they. `read`, `edit`, `own`: Viewers, Editors, Co-Owners of what the request names; who knows of it
 * and may not gets 403, others 404. `copy`: Viewers whose account may write. `mine`: the caller's own record, 404 for others. `ofMaker`: its maker and
 * administrators; 403 for others of the organization. `ofOrganization`: all but shared users and other organizations, who
 * get 404. `ownKey`: names the caller, 403 for others. `visitors`: who came through a share link; 403 for one that has expired since.
 */
export type For =
  | 'anyone'
  | 'signedIn'
  | 'writers'
  | 'administrators'
  | 'read'
  | 'copy'
  | 'edit'
  | 'own'
  | 'mine'
  | 'ofMaker'
  | 'ofOrganization'
  | 'ownKey'
  | 'visitors';

export interface Expectation {
  for: For;
  request: (keys: GridKeys) => GridRequest;
  /** The keys that only say where: another one's there changes no verdict, as what is not the caller's is passed over. */
  lenient?: true;
  /** What the Co-Owner gets who exchanges one of several keys for another organization's; 404 when not given. */
  mixed?: readonly number[];
  /** What the Co-Owner gets who names an entity that is in the bin, where that is not what its `for` says. */
  binned?: readonly number[];
  /** What each caller gets, where that is not what its `for` says. */
  verdict?: (caller: keyof Callers) => readonly number[] | undefined;
  /** It names what is not there, so that it is done for nobody. */
  namesNobody?: true;
  /** It would sign its caller out, so only those without a session make it. */
  endsSession?: true;
}

const none = (): GridRequest => ({});
const expectation =
  (who: For) =>
  (request: (keys: GridKeys) => GridRequest = none): Expectation => ({ for: who, request });

export const anyone = expectation('anyone');
export const signedIn = expectation('signedIn');
export const writers = expectation('writers');
export const administrators = expectation('administrators');
export const read = expectation('read');
export const copy = expectation('copy');
export const edit = expectation('edit');
export const own = expectation('own');
export const mine = expectation('mine');
export const ofMaker = expectation('ofMaker');
export const ofOrganization = expectation('ofOrganization');
export const ownKey = expectation('ownKey');
export const visitors = expectation('visitors');
export const lenient = (of: Expectation): Expectation => ({ ...of, lenient: true });

/** Exploration does not start from the bin. */
export const explores = (of: Expectation): Expectation => ({ ...of, binned: [404] });
/** Where an entity stands on a chart, and how, is the chart's: that it is in the bin changes nothing. */
export const ofChart = (of: Expectation): Expectation => ({ ...of, binned: [200] });
