import type { DocumentNode } from 'graphql';

/**
 * A GraphQL document in few letters, from which it is made again: a node is the number of its kind in `KINDS` and what that kind names,
 * in order and without empty ones at the end; a `Name` is its text, a field with nothing but a name its name.
 */
export type Packed = string | number | boolean | null | readonly Packed[];

/** Kinds of nodes of GraphQL documents (https://spec.graphql.org/October2021/#sec-Document-Syntax), and what they name: "*" for a list of nodes, "=" for what is no node. */
export const KINDS: readonly (readonly string[])[] = [
  ['Field', 'name', 'selectionSet', '*arguments', 'alias', '*directives'],
  ['SelectionSet', '*selections'],
  ['FragmentSpread', 'name', '*directives'],
  ['InlineFragment', 'typeCondition', 'selectionSet', '*directives'],
  ['Argument', 'name', 'value'],
  ['Variable', 'name'],
  ['NamedType', 'name'],
  ['NonNullType', 'type'],
  ['ListType', 'type'],
  ['VariableDefinition', 'variable', 'type', 'defaultValue', '*directives'],
  ['OperationDefinition', '=operation', 'name', 'selectionSet', '*variableDefinitions', '*directives'],
  ['FragmentDefinition', 'name', 'typeCondition', 'selectionSet', '*directives'],
  ['StringValue', '=value', '=block'],
  ['BooleanValue', '=value'],
  ['IntValue', '=value'],
  ['FloatValue', '=value'],
  ['EnumValue', '=value'],
  ['NullValue'],
  ['ListValue', '*values'],
  ['ObjectValue', '*fields'],
  ['ObjectField', 'name', 'value'],
  ['Directive', 'name', '*arguments'],
];

/** Makes a document again. `hash` is the id by which the server knows it. */
export function unpacked(definitions: readonly Packed[], hash: string | undefined): DocumentNode {
  const document = { kind: 'Document', definitions: definitions.map(node) };
  return { ...document, ...(hash && { __meta__: { hash } }) } as unknown as DocumentNode;
}

function node(packed: Packed): unknown {
  if (!Array.isArray(packed)) return { kind: 'Name', value: packed };
  const [number, ...values] = packed as readonly Packed[];
  const [kind, ...names] = KINDS[Number(number)] ?? [];
  const made: Record<string, unknown> = { kind };
  for (const [at, name] of names.entries()) {
    const value = values[at];
    if (value === undefined || value === null) continue;
    if (name.startsWith('=')) made[name.slice(1)] = value;
    else if (name.startsWith('*')) made[name.slice(1)] = (value as readonly Packed[]).map(item);
    else made[name] = node(value);
  }
  return made;
}

function item(packed: Packed): unknown {
  return node(typeof packed === 'string' ? [0, packed] : packed);
}
