import type { Resolvers } from '../graphql/resolvers.generated';
import { asResult, orNull } from '../graphql/result';
import { decideNotSame, duplicatePage } from './candidates/service';
import { listMerges } from './list';
import { previewMerge } from './preview';
import { mergeEntities } from './service';
import { undoMerge } from './undo';

/** GraphQL's way to merging records, undoing it, and finding what to merge. */
export const mergingResolvers: Pick<Resolvers, 'Query'> & { Mutation: NonNullable<Resolvers['Mutation']> } = {
  Query: {
    duplicates: (_root, args, context) => duplicatePage(context, args),
    mergePreview: (_root, args, context) => orNull(() => previewMerge(context, args)),
    undoableMerges: (_root, { entityKey }, context) => listMerges(context, entityKey),
  },
  Mutation: {
    mergeEntities: (_root, { input }, context) => asResult(() => mergeEntities(context, input)),
    undoMerge: (_root, { key }, context) => asResult(() => undoMerge(context, key)),
    decideNotSame: (_root, args, context) => asResult(() => decideNotSame(context, args)),
  },
};
