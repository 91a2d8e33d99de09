import { shortHash } from '../../../shared/src/ownership/hashText';
import { anyone, edit, explores, lenient, read, signedIn, visitors } from './expectation';
import type { Expectation } from './expectation';
import type { GridKeys } from './keys';

/** The small chart's person holds 60 % of its company, and nobody the rest: that is set aside. Of a company in the bin nothing is found. */
const setAside = ({ company }: GridKeys) => ({
  code: 'missing',
  keys: [company],
  factsHash: shortHash(['missing', '40 % has no recorded holder.', company].join('\n')),
  reason: 'Dispersed holders',
});
const asked = ({ company: entityKey, chart: chartKey }: GridKeys) => ({ entityKey, chartKey });

/** The routes of ownership and control. */
export const OWNERSHIP_EXPECTATIONS: Record<string, Expectation> = {
  'post graph/ownership': explores(read((keys) => ({ body: asked(keys) }))),
  'post graph/holdings': explores(read((keys) => ({ body: asked(keys) }))),
  'post graph/control': explores(read((keys) => ({ body: asked(keys) }))),
  'post graph/ownershipPaths': explores(read((keys) => ({ body: { ...asked(keys), holderKey: keys.person } }))),
  'post graph/ownershipChanges': explores(read((keys) => ({ body: asked(keys) }))),
  'post graph/evidenceNames': lenient(signedIn(({ file }) => ({ body: { keys: [file] } }))),
  'get datasets/health/{id}': read(({ chart: id }) => ({ params: { id } })),
  'post datasets/acceptFinding/{id}': {
    ...edit((keys) => ({ params: { id: keys.chart }, body: setAside(keys) })),
    binned: [404],
  },
  'post datasets/ownershipReport/{id}': explores(
    read(({ chart: id, company: entityKey }) => ({ params: { id }, body: { entityKey, format: 'json' } })),
  ),
  'post graph/ownershipShared': anyone(({ sharingLink: linkKey, company: key }) => ({ body: { linkKey, key } })),
  'post datasets/ownershipReportShared': anyone(({ sharingLink: linkKey, company: key }) => ({
    body: { linkKey, key, format: 'json' },
  })),
  'post datasets/healthShared': anyone(({ sharingLink: linkKey, chart: key }) => ({ body: { linkKey, key } })),
};

/** The fields of ownership and control. */
export const OWNERSHIP_FIELDS: Record<string, Expectation> = {
  ownership: explores(read((keys) => ({ body: { input: asked(keys) } }))),
  holdings: explores(read((keys) => ({ body: { input: asked(keys) } }))),
  control: explores(read((keys) => ({ body: { input: asked(keys) } }))),
  ownershipPaths: explores(read((keys) => ({ body: { input: asked(keys), holderKey: keys.person } }))),
  ownershipChanges: explores(read((keys) => ({ body: { input: asked(keys) } }))),
  evidenceNames: lenient(signedIn(({ file }) => ({ body: { keys: [file] } }))),
  chartHealth: read(({ chart: chartKey }) => ({ body: { chartKey } })),
  acceptFinding: {
    ...edit((keys) => ({ body: { chartKey: keys.chart, ...setAside(keys) } })),
    binned: [404],
  },
  sharedOwnership: visitors(({ visitedCompany: entityKey }) => ({ body: { input: { entityKey } } })),
  sharedHealth: visitors(),
};
