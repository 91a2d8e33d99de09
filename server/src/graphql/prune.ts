import { MapperKind, mapSchema, pruneSchema } from '@graphql-tools/utils';
import type { GraphQLSchema } from 'graphql';

const RULE_FIELDS = /^(readers|binned|organizationKey)/;
const RELATIONS = /^(charts|entities)(Connection|Aggregate)?$/;

/**
 * Takes out of the generated filters and orders what only the rules look at, and every filter over relationships: the library does
 * not ask the related record's rules there, so that the name of a private chart could be guessed letter by letter from an entity
 * on it. Reading nested records, with filters of their own, is not affected: there the rules are asked. Counts and extremes over an
 * interface (`aggregate`, which a directive can switch off for types only) go too: with the rules of several types they fail.
 */
export function withoutUnruledFilters(schema: GraphQLSchema): GraphQLSchema {
  return pruneSchema(
    mapSchema(schema, {
      [MapperKind.OBJECT_FIELD]: (_config, name, type) =>
        name === 'aggregate' && type.endsWith('Connection') ? null : undefined,
      [MapperKind.INPUT_OBJECT_FIELD]: (_config, name, type) =>
        RULE_FIELDS.test(name) || (type.endsWith('Where') && RELATIONS.test(name)) ? null : undefined,
    }),
  );
}
