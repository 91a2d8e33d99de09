import type { ASTVisitor, FragmentDefinitionNode, SelectionSetNode, ValidationContext } from 'graphql';
import { GraphQLError, Kind } from 'graphql';

export const graphqlLimits = { depth: 12, aliases: 30, rootFields: 20, tokens: 4000 } as const;

interface Size {
  depth: number;
  aliases: number;
}

/**
 * Refuses operations that are deeper, wider or more aliased than any screen needs; fragments count where they are spread.
 * Introspection in development is deeper than that and is let through, as it costs nothing in the store.
 */
export function sizeRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      if (isIntrospection(operation.selectionSet)) return;
      const size = measure(operation.selectionSet, context, new Set());
      const roots = operation.selectionSet.selections.length;
      if (size.depth > graphqlLimits.depth) context.reportError(tooMuch('deep', graphqlLimits.depth));
      if (size.aliases > graphqlLimits.aliases) context.reportError(tooMuch('aliased', graphqlLimits.aliases));
      if (roots > graphqlLimits.rootFields) context.reportError(tooMuch('wide', graphqlLimits.rootFields));
    },
  };
}

function tooMuch(what: string, limit: number): GraphQLError {
  return new GraphQLError(`This operation is too ${what}: the limit is ${limit}.`, {
    extensions: { code: 'TOO_LARGE' },
  });
}

function isIntrospection(set: SelectionSetNode): boolean {
  return set.selections.every((selection) => selection.kind === Kind.FIELD && selection.name.value.startsWith('__'));
}

function measure(set: SelectionSetNode, context: ValidationContext, spread: Set<FragmentDefinitionNode>): Size {
  let depth = 0;
  let aliases = 0;
  for (const selection of set.selections) {
    const inner = innerSize(selection, context, spread);
    depth = Math.max(depth, inner.depth);
    aliases += inner.aliases;
  }
  return { depth, aliases };
}

function innerSize(
  selection: SelectionSetNode['selections'][number],
  context: ValidationContext,
  spread: Set<FragmentDefinitionNode>,
): Size {
  if (selection.kind === Kind.FIELD) {
    const inner = selection.selectionSet ? measure(selection.selectionSet, context, spread) : { depth: 0, aliases: 0 };
    return { depth: inner.depth + 1, aliases: inner.aliases + (selection.alias ? 1 : 0) };
  }
  if (selection.kind === Kind.INLINE_FRAGMENT) return measure(selection.selectionSet, context, spread);
  const fragment = context.getFragment(selection.name.value);
  if (!fragment || spread.has(fragment)) return { depth: 0, aliases: 0 };
  return measure(fragment.selectionSet, context, new Set([...spread, fragment]));
}
