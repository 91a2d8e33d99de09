import type { ApolloServerPlugin } from '@apollo/server';
import { limits } from '@stemma/shared/limits';
import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLField,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionNode,
  SelectionSetNode,
} from 'graphql';
import { getNamedType, getNullableType, GraphQLError, isCompositeType, isInterfaceType, isListType } from 'graphql';
import { isObjectType, Kind, valueFromASTUntyped } from 'graphql';
import type { Context } from '../context';

type Variables = Readonly<Record<string, unknown>>;

/** Arguments that say how long a list may become. */
const SIZES = ['limit', 'first', 'maxCount', 'count'] as const;

/** Records in a list whose length nobody says: the links of an entity, the cards of a chart. */
const USUAL_LIST = 10;

/**
 * How many records an operation may read at most, reckoned before it runs: every object once, times the lengths of the lists around
 * it. A list that could be limited and is not counts as `limits.graphqlOpenList`.
 */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const given: Record<string, unknown> = { ...defaultsOf(operation), ...variables };

  const ofSet = (set: SelectionSetNode, typeName: string, inherited: number | undefined): number =>
    set.selections.reduce((sum, selection) => sum + ofSelection(selection, typeName, inherited), 0);

  const ofSelection = (selection: SelectionNode, typeName: string, inherited: number | undefined): number => {
    if (selection.kind === Kind.FIELD) return ofField(selection, typeName, inherited);
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      return ofSet(selection.selectionSet, selection.typeCondition?.name.value ?? typeName, inherited);
    }
    const fragment = fragments.get(selection.name.value);
    return fragment ? ofSet(fragment.selectionSet, fragment.typeCondition.name.value, inherited) : 0;
  };

  const ofField = (node: FieldNode, typeName: string, inherited: number | undefined): number => {
    const field = fieldOf(schema, typeName, node.name.value);
    const named = field && getNamedType(field.type);
    if (!field || !node.selectionSet || !isCompositeType(named)) return 0;
    const asked = sizeAsked(node, field, given);
    const list = isListType(getNullableType(field.type));
    const length = list ? (asked ?? inherited ?? USUAL_LIST) : 1;
    return length * (1 + ofSet(node.selectionSet, named.name, list ? undefined : (asked ?? inherited)));
  };

  const root = schema.getRootType(operation.operation)?.name ?? '';
  return ofSet(operation.selectionSet, root, undefined);
}

function fieldOf(schema: GraphQLSchema, typeName: string, name: string): GraphQLField<unknown, unknown> | undefined {
  const type = schema.getType(typeName);
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
}

/** The length that a field's arguments ask for; undefined where it has no such argument. */
function sizeAsked(node: FieldNode, field: GraphQLField<unknown, unknown>, variables: Variables): number | undefined {
  const declared = field.args.find(({ name }) => SIZES.some((size) => size === name));
  if (!declared) return undefined;
  const given = (name: string): unknown => {
    const argument = node.arguments?.find((one) => one.name.value === name);
    return argument && valueFromASTUntyped(argument.value, { ...variables });
  };
  const value = given(declared.name) ?? declared.defaultValue;
  const length = typeof value === 'number' ? Math.max(0, value) : limits.graphqlOpenList;
  return Math.min(length, keysNamed(given('where')));
}

/** A filter that names keys finds no more than those. */
function keysNamed(where: unknown): number {
  const { eq, in: several } = (where as { key?: { eq?: unknown; in?: unknown } | null } | null | undefined)?.key ?? {};
  if (typeof eq === 'string') return 1;
  return Array.isArray(several) ? several.length : Infinity;
}

function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );
}

/** Refuses operations that could read more than the limit, before they run. */
export function costLimit(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ document, operation, request }) => {
        if (!operation || costOf(schema, document, operation, request.variables ?? {}) <= limits.graphqlCostMax) return;
        throw new GraphQLError(
          `This operation could read more than ${limits.graphqlCostMax} records. Limit its lists, or ask for less at once.`,
          { extensions: { code: 'TOO_LARGE', http: { status: 400 } } },
        );
      },
    }),
  };
}
