import type { Expectation } from './expectation';
import { own, read, signedIn } from './expectation';

const permission = 'Viewer';

/** Nobody is taken from whom there is nothing to take. */
const ofNobody = (expectation: Expectation): Expectation => ({
  ...expectation,
  binned: [404],
  verdict: (caller) => (caller === 'coOwner' ? [404] : undefined),
});

/** Who is shared something is no colleague. */
const colleagues = (): Expectation => ({
  ...signedIn(() => ({ body: { term: '' } })),
  verdict: (caller) => (caller === 'shared' ? [403] : undefined),
});

/** The routes of access to entities and charts. */
export const ACCESS_EXPECTATIONS: Record<string, Expectation> = {
  'get access/get/{id}': read(({ company: id }) => ({ params: { id } })),
  'post access/give': own(({ chart: key, colleague: userKey }) => ({ body: { key, userKey, permission } })),
  'post access/take': ofNobody(own(({ company: key, colleague: userKey }) => ({ body: { key, userKey } }))),
  'post access/handOver': own(({ chart: key, colleague: userKey }) => ({ body: { key, userKey } })),
  'get access/affected/{id}': own(({ chart: id }) => ({ params: { id } })),
  'post access/colleagues': colleagues(),
};

/** The same as fields of GraphQL. */
export const ACCESS_FIELDS: Record<string, Expectation> = {
  access: read(({ chart: key }) => ({ body: { key } })),
  giveAccess: own(({ company: key, colleague: user }) => ({ body: { input: { key, user, permission } } })),
  takeAccess: ofNobody(own(({ chart: key, colleague: user }) => ({ body: { key, user } }))),
  handRecordOver: own(({ company: key, colleague: to }) => ({ body: { key, to } })),
  affectedByDeletion: own(({ company: key }) => ({ body: { key } })),
  colleagues: colleagues(),
};
