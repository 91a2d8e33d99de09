import type { ApolloServerPlugin } from '@apollo/server';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
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

/** What an operation may cost, as reckoned before it runs. */
export interface Cost {
  /** Records that it reads at most: every object once, times the lengths of the lists around it. A list that could be limited and is not counts as `limits.graphqlOpenList`. */
  records: number;
  /** Conditions of its filters, which become a statement of that length. */
  conditions: number;
}

const FREE: Cost = { records: 0, conditions: 0 };

/** Reckons what an operation costs, each of its fragments once for each length that lists within it inherit. */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): Cost {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const given: Record<string, unknown> = { ...defaultsOf(operation), ...variables };
  const reckoned = new Map<string, Cost>();

  const ofSet = (set: SelectionSetNode, typeName: string, inherited: number | undefined): Cost =>
    set.selections.reduce((sum, selection) => plus(sum, ofSelection(selection, typeName, inherited)), FREE);

  const ofSelection = (selection: SelectionNode, typeName: string, inherited: number | undefined): Cost => {
    if (selection.kind === Kind.FIELD) return ofField(selection, typeName, inherited);
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      return ofSet(selection.selectionSet, selection.typeCondition?.name.value ?? typeName, inherited);
    }
    return ofFragment(selection.name.value, inherited);
  };

  const ofFragment = (name: string, inherited: number | undefined): Cost => {
    const fragment = fragments.get(name);
    if (!fragment) return FREE;
    const id = `${name} ${inherited}`;
    const cost = reckoned.get(id) ?? ofSet(fragment.selectionSet, fragment.typeCondition.name.value, inherited);
    reckoned.set(id, cost);
    return cost;
  };

  const ofField = (node: FieldNode, typeName: string, inherited: number | undefined): Cost => {
    const field = fieldOf(schema, typeName, node.name.value);
    const named = field && getNamedType(field.type);
    if (!field || !named) return FREE;
    const conditions = conditionsOf(argumentOf(node, 'where', given));
    if (!node.selectionSet || !isCompositeType(named)) return { records: 0, conditions };
    const asked = sizeAsked(node, field, given);
    const list = isListType(getNullableType(field.type));
    const length = list ? (asked ?? inherited ?? USUAL_LIST) : 1;
    const inner = ofSet(node.selectionSet, named.name, list ? undefined : (asked ?? inherited));
    return { records: length * (1 + inner.records), conditions: conditions + inner.conditions };
  };

  const root = schema.getRootType(operation.operation)?.name ?? '';
  return ofSet(operation.selectionSet, root, undefined);
}

function plus(one: Cost, other: Cost): Cost {
  return { records: one.records + other.records, conditions: one.conditions + other.conditions };
}

/** Values of a list in a filter that count as one condition. */
const VALUES_A_CONDITION = 10;

/** The objects within a filter, each a condition or what joins some, and the values that it lists. */
function conditionsOf(filter: unknown): number {
  let count = 0;
  const open = [filter];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    count += Array.isArray(value) ? value.length / VALUES_A_CONDITION : 1;
    for (const inner of Object.values(value)) if (typeof inner === 'object') open.push(inner);
  }
  return count;
}

function argumentOf(node: FieldNode, name: string, variables: Variables): unknown {
  const argument = node.arguments?.find((one) => one.name.value === name);
  return argument && valueFromASTUntyped(argument.value, { ...variables });
}

function fieldOf(schema: GraphQLSchema, typeName: string, name: string): GraphQLField<unknown, unknown> | undefined {
  const type = schema.getType(typeName);
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
}

/** The length that a field's arguments ask for; undefined where it has no such argument. */
function sizeAsked(node: FieldNode, field: GraphQLField<unknown, unknown>, variables: Variables): number | undefined {
  const declared = field.args.find(({ name }) => SIZES.some((size) => size === name));
  if (!declared) return undefined;
  const value = argumentOf(node, declared.name, variables) ?? declared.defaultValue;
  const length = typeof value === 'number' ? Math.max(0, value) : limits.graphqlOpenList;
  return Math.min(length, keysNamed(argumentOf(node, 'where', variables)));
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

/** Refuses operations that could read, or ask with, more than the limits, before they run. */
export function costLimit(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ document, operation, request }) => {
        if (!operation) return;
        const { records, conditions } = costOf(schema, document, operation, request.variables ?? {});
        if (records > limits.graphqlCostMax) throw tooLarge(messages.readsTooMuch(limits.graphqlCostMax));
        if (conditions > limits.graphqlConditionsMax)
          throw tooLarge(messages.filtersTooMuch(limits.graphqlConditionsMax));
      },
    }),
  };
}

function tooLarge(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'TOO_LARGE', http: { status: 400 } } });
}
