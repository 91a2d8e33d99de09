import type { Resolvers } from '../graphql/resolvers.generated';
import { asResult, orNull } from '../graphql/result';
import { addTagToMany, removeTagFromMany } from './many';
import * as tags from './service';

/** GraphQL's way to tags. */
export const tagResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    tags: (_root, { keys }, context) => (keys ? tags.tagsOf(context, keys) : tags.listTags(context)),
    tagsOf: (_root, { key }, context) => orNull(() => tags.nodeTags(context, key)),
    taggedGraph: (_root, { tagKey }, context) => orNull(() => tags.taggedGraph(context, tagKey)),
    tagCount: (_root, { tagKey }, context) => orNull(() => tags.tagCount(context, tagKey)),
  },
  Mutation: {
    addTag: (_root, { input }, context) => asResult(() => tags.addTag(context, input)),
    updateTag: (_root, { input }, context) => asResult(() => tags.updateTag(context, input)),
    deleteTag: (_root, { key }, context) =>
      asResult(async () => {
        await tags.deleteTag(context, key);
        return key;
      }),
    addNodeTag: (_root, { nodeKey, tagKey }, context) => asResult(() => tags.addNodeTag(context, nodeKey, tagKey)),
    setNodeTags: (_root, { nodeKey, tagKeys }, context) => asResult(() => tags.setNodeTags(context, nodeKey, tagKeys)),
    addTagToMany: (_root, { tagKey, keys }, context) => asResult(() => addTagToMany(context, tagKey, keys)),
    removeTagFromMany: (_root, { tagKey, keys }, context) => asResult(() => removeTagFromMany(context, tagKey, keys)),
  },
};
