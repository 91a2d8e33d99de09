import type { ApolloServerPlugin } from '@apollo/server';
import { limits } from '@stemma/shared/limits';
import { operationMessages } from '@stemma/shared/messages/operations';
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
import { getNamedType, getNullableType, GraphQLError, isAbstractType, isCompositeType, isInterfaceType } from 'graphql';
import { isListType, isObjectType, Kind, valueFromASTUntyped } from 'graphql';
import type { Context } from '../context';

type Variables = Readonly<Record<string, unknown>>;

/** Arguments that say how long a list may become. */
const SIZES = ['limit', 'first', 'maxCount', 'count'] as const;

/** Records in a list whose length nobody says: the links of an entity, the cards of a chart. */
const USUAL_LIST = 10;

/** Lists that are shorter: a step of a path has a role or two, these a document or two. */
const SHORT_LISTS: ReadonlyMap<string, number> = new Map([
  ['PathStep.roles', 2],
  ['PathRole.documents', 2],
]);

/** What an operation may cost, as reckoned before it runs. */
export interface Cost {
  /** Records that it reads at most: every object once, times the lengths of the lists around it. A list that could be limited and is not counts as `limits.graphqlOpenList`. */
  records: number;
  /** Conditions of its filters, which become a statement of that length. */
  conditions: number;
  /**
   * Length of the statements that its generated reads become, in MATCH clauses: a list is one for each type that may be in it, all that
   * lies within it as often, and `PARTS_A_CLAUSE` values asked for or with are as long as one.
   */
  clauses: number;
}

const FREE: Cost = { records: 0, conditions: 0, clauses: 0 };

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

  const ofSet = (set: SelectionSetNode, typeName: string, around: Around): Cost =>
    set.selections.reduce((sum, selection) => plus(sum, ofSelection(selection, typeName, around)), FREE);

  const ofSelection = (selection: SelectionNode, typeName: string, around: Around): Cost => {
    if (selection.kind === Kind.FIELD) return ofField(selection, typeName, around);
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      return ofSet(selection.selectionSet, selection.typeCondition?.name.value ?? typeName, around);
    }
    return ofFragment(selection.name.value, around);
  };

  const ofFragment = (name: string, around: Around): Cost => {
    const fragment = fragments.get(name);
    if (!fragment) return FREE;
    const id = `${name} ${around.length} ${around.generated}`;
    const cost = reckoned.get(id) ?? ofSet(fragment.selectionSet, fragment.typeCondition.name.value, around);
    reckoned.set(id, cost);
    return cost;
  };

  const ofField = (node: FieldNode, typeName: string, around: Around): Cost => {
    const field = fieldOf(schema, typeName, node.name.value);
    const named = field && getNamedType(field.type);
    if (!field || !named) return FREE;
    const generated = around.generated || isGenerated(field);
    const times = generated ? possibleTypes(schema, typeName) : 0;
    const conditions = conditionsOf(argumentOf(node, 'where', given));
    if (!node.selectionSet || !isCompositeType(named))
      return { records: 0, conditions, clauses: times / PARTS_A_CLAUSE };
    const asked = sizeAsked(node, field, given);
    const list = isListType(getNullableType(field.type));
    const usual = SHORT_LISTS.get(`${typeName}.${node.name.value}`) ?? USUAL_LIST;
    const length = list ? (asked ?? around.length ?? usual) : 1;
    const inner = ofSet(node.selectionSet, named.name, {
      length: list ? undefined : (asked ?? around.length),
      generated,
    });
    const parts = node.arguments?.reduce((sum, { value }) => sum + partsOf(valueFromASTUntyped(value, given)), 0) ?? 0;
    const own = OF_CONNECTIONS.has(node.name.value)
      ? 0
      : typesListed(schema, named.name) * (1 + parts / PARTS_A_CLAUSE);
    return {
      records: length * (1 + inner.records),
      conditions: conditions + inner.conditions,
      clauses: times * (own + inner.clauses),
    };
  };

  const root = schema.getRootType(operation.operation)?.name ?? '';
  return ofSet(operation.selectionSet, root, { length: undefined, generated: false });
}

/** What a selection inherits from the fields around it. */
interface Around {
  /** How long the list is that it stands in, where a field around that list says so. */
  length: number | undefined;
  /** It is part of a statement that @neo4j/graphql makes. */
  generated: boolean;
}

/** Fields and values that take as much of a statement as a MATCH clause with its rules of access. */
const PARTS_A_CLAUSE = 20;

/** Fields around the records of a connection, which have no clause of their own. */
const OF_CONNECTIONS: ReadonlySet<string> = new Set(['edges', 'node', 'pageInfo']);

/** The reads of @neo4j/graphql are those that take a filter. */
function isGenerated({ args }: GraphQLField<unknown, unknown>): boolean {
  return args.some(({ name }) => name === 'where');
}

/** How many types a record of a type may be of; the statement says for each what is asked of it. */
function possibleTypes(schema: GraphQLSchema, name: string): number {
  const type = schema.getType(name);
  return isAbstractType(type) ? schema.getPossibleTypes(type).length : 1;
}

/** How many types of records may be in a list of a type, or of a connection's; each is sought by a clause of its own. */
function typesListed(schema: GraphQLSchema, name: string): number {
  const edge = fieldOf(schema, name, 'edges');
  const node = edge && fieldOf(schema, getNamedType(edge.type).name, 'node');
  return possibleTypes(schema, node ? getNamedType(node.type).name : name);
}

function plus(one: Cost, other: Cost): Cost {
  return {
    records: one.records + other.records,
    conditions: one.conditions + other.conditions,
    clauses: one.clauses + other.clauses,
  };
}

/** More parts than any operation may have. */
const TOO_MANY_PARTS = limits.graphqlClausesMax * PARTS_A_CLAUSE + 1;

/** Fields and objects within an argument, lists of plain values as one; no more are counted than are too many. */
function partsOf(argument: unknown): number {
  let count = 0;
  const open = [argument];
  while (open.length > 0 && count < TOO_MANY_PARTS) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    const inner: unknown[] = Array.isArray(value) ? value : Object.values(value);
    count += Array.isArray(value) ? 1 : 1 + inner.length;
    for (const one of inner) if (typeof one === 'object') open.push(one);
  }
  return count;
}

/** Values of a list in a filter that count as one condition. */
const VALUES_A_CONDITION = 10;

/** The objects within a filter, each a condition or what joins some, and the values that it lists; no more are counted than are too many. */
function conditionsOf(filter: unknown): number {
  let count = 0;
  const open = [filter];
  while (open.length > 0 && count <= limits.graphqlConditionsMax) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    count += Array.isArray(value) ? value.length / VALUES_A_CONDITION : 1;
    const within: unknown[] = Array.isArray(value) ? value : Object.values(value);
    for (const inner of within) if (typeof inner === 'object') open.push(inner);
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
        const { records, conditions, clauses } = costOf(schema, document, operation, request.variables ?? {});
        if (records > limits.graphqlCostMax) throw tooLarge(operationMessages.records(limits.graphqlCostMax));
        if (conditions > limits.graphqlConditionsMax)
          throw tooLarge(operationMessages.conditions(limits.graphqlConditionsMax));
        if (clauses > limits.graphqlClausesMax) throw tooLarge(operationMessages.clauses);
      },
    }),
  };
}

function tooLarge(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'TOO_LARGE', http: { status: 400 } } });
}
