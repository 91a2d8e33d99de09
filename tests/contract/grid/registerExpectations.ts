import { randomUUID } from 'node:crypto';
import type { Expectation } from './expectation';
import { administrators, ofOrganization, read, signedIn } from './expectation';
import type { Callers } from './keys';

/** Who gets something else than an administrator whose request comes to nothing. */
const onlyFor =
  (status: number) =>
  (caller: keyof Callers): readonly number[] | undefined =>
    caller === 'administrator' ? [status] : undefined;
const SIGNED_IN: ReadonlySet<keyof Callers> = new Set([
  ...(['coOwner', 'editor', 'viewer', 'viewOnly', 'member', 'administrator', 'shared', 'other'] as const),
]);
const around = { record: 'party', direction: 'owners', depth: 1 };

/** registers…: `register` is one of the organization, with an edition that has one party. */
export const REGISTER_EXPECTATIONS: Record<string, Expectation> = {
  'get registers': signedIn(),
  'post registers': administrators(() => ({ body: { name: 'Grid' } })),
  'get registers/{id}': ofOrganization(({ register: id }) => ({ params: { id } })),
  'put registers/{id}': administrators(({ register: id }) => ({ params: { id }, body: { name: 'Renamed' } })),
  'delete registers/{id}': administrators(({ register: id }) => ({ params: { id } })),
  'post registers/{id}/editions': {
    ...administrators(({ register: id }) => ({ params: { id } })),
    verdict: onlyFor(400),
    namesNobody: true,
  },
  'post registers/{id}/cancel': {
    ...administrators(({ register: id }) => ({ params: { id } })),
    verdict: onlyFor(409),
    namesNobody: true,
  },
  'post registers/{id}/resume': {
    ...administrators(({ register: id }) => ({ params: { id } })),
    verdict: onlyFor(409),
    namesNobody: true,
  },
  'post registers/search': signedIn(() => ({ body: { term: 'Grid' } })),
  'post registers/{id}/neighbourhood': ofOrganization(({ register: id }) => ({ params: { id }, body: around })),
  'post registers/{id}/take': {
    ...ofOrganization(({ register: id }) => ({
      params: { id },
      body: { ...around, chartKey: randomUUID(), chartName: 'Taken' },
    })),
    verdict: (caller) => (caller === 'viewOnly' ? [403] : undefined),
  },
  'get registers/news/{chartKey}': read(({ chart: chartKey }) => ({ params: { chartKey } })),
  'get registers/taken/{entityKey}': read(({ company: entityKey }) => ({ params: { entityKey } })),
  'post registers/{id}/decide': {
    ...signedIn(() => ({ params: { id: randomUUID() }, body: { entityKey: randomUUID(), take: false } })),
    verdict: (caller) => (SIGNED_IN.has(caller) ? [404] : undefined),
    namesNobody: true,
  },
};
