import { Neo4jGraphQL } from '@neo4j/graphql';
import type { GraphQLSchema } from 'graphql';
import { expandDirectives } from './directives';
import { withoutUnruledFilters } from './prune';
import type { Resolvers } from './resolvers.generated';

type Neo4jResolvers = NonNullable<ConstructorParameters<typeof Neo4jGraphQL>[0]['resolvers']>;

/**
 * The executable schema: the contract's own fields by `resolvers`, and the reads that @neo4j/graphql makes of its @node types.
 * These run by the execution context that `withExecution` gives to a request.
 */
export async function augmentedSchema(typeDefs: string, resolvers: Resolvers): Promise<GraphQLSchema> {
  const library = new Neo4jGraphQL({
    typeDefs: expandDirectives(typeDefs),
    resolvers: resolvers as Neo4jResolvers,
    features: {
      excludeDeprecatedFields: {
        aggregationFilters: true,
        aggregationFiltersOutsideConnection: true,
        mutationOperations: true,
        relationshipFilters: true,
        attributeFilters: true,
      },
      authorization: { key: 'unused: every request brings its verified claims in context.jwt' },
    },
  });
  return withoutUnruledFilters(await library.getSchema());
}
