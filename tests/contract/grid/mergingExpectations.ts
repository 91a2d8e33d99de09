import { randomUUID } from 'node:crypto';
import type { Expectation, GridRequest } from './expectation';
import { edit, own, read, signedIn } from './expectation';
import type { GridKeys } from './keys';

const NOT_IN: ReadonlySet<string> = new Set(['pending', 'forged', 'anonymous', 'visitor', 'lateVisitor']);

/** It names a merge that is not there. */
const undoing = (request: () => GridRequest): Expectation => ({
  ...signedIn(request),
  namesNobody: true,
  verdict: (caller) => (NOT_IN.has(caller) ? undefined : [404]),
});
/** What is in the bin is merged with nothing. */
const merging = (request: (keys: GridKeys) => GridRequest): Expectation => ({ ...own(request), binned: [409] });
/** The other of the two may be edited still. */
const deciding = (request: (keys: GridKeys) => GridRequest): Expectation => ({ ...edit(request), binned: [200] });

const pair = ({ company: keptKey, loose: otherKey }: GridKeys) => ({ keptKey, otherKey });
const decided = ({ company: aKey, loose: bKey }: GridKeys) => ({ body: { aKey, bKey } });

/** The routes of merging records. */
export const MERGING_EXPECTATIONS: Record<string, Expectation> = {
  'post graph/mergePreview': read((keys) => ({ body: pair(keys) })),
  'post graph/merge': merging((keys) => ({ body: { ...pair(keys), showToMore: true } })),
  'post graph/undoMerge/{id}': undoing(() => ({ params: { id: randomUUID() } })),
  'get graph/merges': signedIn(),
  'get graph/duplicates': signedIn(),
  'post graph/notSame': deciding(decided),
};

/** The same as fields of GraphQL. */
export const MERGING_FIELDS: Record<string, Expectation> = {
  mergePreview: read((keys) => ({ body: pair(keys) })),
  mergeEntities: merging((keys) => ({ body: { input: { ...pair(keys), showToMore: true } } })),
  undoMerge: undoing(() => ({ body: { key: randomUUID() } })),
  undoableMerges: signedIn(),
  duplicates: signedIn(),
  decideNotSame: deciding(decided),
};
