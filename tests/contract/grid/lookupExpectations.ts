import { randomUUID } from 'node:crypto';
import type { Expectation } from './expectation';
import { administrators, lenient, read, signedIn, writers } from './expectation';
import type { Callers } from './keys';

/** Of the organization nothing is set up: those who may ask a source are told that there is none. */
const ASKS: ReadonlySet<keyof Callers> = new Set(['coOwner', 'editor', 'viewer', 'member', 'administrator', 'other']);
const ofNoSource = (body: () => object): Expectation => ({
  ...writers(() => ({ body: body() })),
  namesNobody: true,
  verdict: (caller) => (ASKS.has(caller) ? [404] : undefined),
});
const record = () => ({ sourceKey: randomUUID(), recordId: 'none', entityKey: randomUUID(), digest: 'none' });
const parents = () => ({ chartKey: randomUUID(), parents: [{ kind: 'directParent', recordId: 'none' }] });
const search = () => ({ sourceKey: randomUUID(), text: 'Grid' });
const one = () => ({ sourceKey: randomUUID(), recordId: 'none' });
const screened = () => ({ sourceKey: randomUUID(), entityKey: randomUUID() });
const decision = () => ({ key: randomUUID(), state: 'dismissed', digest: 'none' });
const source = () => ({
  ...{ kind: 'gleif', name: `Source ${randomUUID()}`, baseUrl: 'https://source.invalid', isOn: false },
});

/** The routes of look-ups and screening. */
export const LOOKUP_EXPECTATIONS: Record<string, Expectation> = {
  'get lookups/sources': signedIn(),
  'post lookups/search': ofNoSource(search),
  'post lookups/record': ofNoSource(one),
  'post lookups/take': ofNoSource(() => ({ ...record(), fields: ['lei'] })),
  'post lookups/parents': ofNoSource(() => ({ ...record(), ...parents() })),
  'post lookups/leave': ofNoSource(record),
  'post lookups/screen': ofNoSource(screened),
  'post lookups/decide': ofNoSource(decision),
  'get lookups/plan/{id}': read(({ chart: id }) => ({ params: { id } })),
  'get lookups/screening/{id}': read(({ company: id }) => ({ params: { id } })),
  'get lookups/chart/{id}': read(({ chart: id }) => ({ params: { id } })),
};

/** The same of GraphQL, and its settings. */
export const LOOKUP_FIELDS: Record<string, Expectation> = {
  lookupSources: signedIn(),
  lookupSettings: administrators(),
  saveLookupSource: administrators(() => ({ body: { input: source() } })),
  deleteLookupSource: {
    ...administrators(() => ({ body: { key: randomUUID() } })),
    namesNobody: true,
    verdict: (caller) => (caller === 'administrator' ? [404] : undefined),
  },
  // Nothing of a test leaves this machine.
  tryLookupSource: {
    ...administrators(() => ({ body: { input: { ...source(), baseUrl: 'https://127.0.0.1' } } })),
    namesNobody: true,
    verdict: (caller) => (caller === 'administrator' ? [400] : undefined),
  },
  searchRecords: ofNoSource(search),
  fetchRecord: ofNoSource(one),
  takeRecord: ofNoSource(() => ({ record: record(), fields: ['lei'] })),
  takeParents: ofNoSource(() => ({ record: record(), ...parents() })),
  leaveRecord: ofNoSource(() => ({ record: record() })),
  screen: ofNoSource(screened),
  decideCandidate: ofNoSource(decision),
  screeningPlan: read(({ chart: chartKey }) => ({ body: { chartKey } })),
  entityScreening: read(({ company: entityKey }) => ({ body: { entityKey } })),
  chartScreening: read(({ chart: chartKey }) => ({ body: { chartKey } })),
  screeningStatuses: lenient(signedIn(({ company }) => ({ body: { keys: [company] } }))),
};
