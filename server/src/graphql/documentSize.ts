import type { DocumentNode, FragmentDefinitionNode, SelectionNode, SelectionSetNode } from 'graphql';
import { Kind, visit } from 'graphql';

/** How large a document is, each definition as it is once its fragments stand where they are spread. */
export interface DocumentSize {
  /** Fields within fields, at the deepest. */
  depth: number;
  /** Fields, spreads and inline fragments of all definitions; Infinity where fragments spread each other in a circle. */
  selections: number;
  /** Renamed fields of the operation that has most. */
  aliases: number;
  /** Fields, spreads and inline fragments at the top of the widest operation. */
  rootFields: number;
  /** Syntax within syntax: selection sets, arguments, lists and objects. */
  nesting: number;
  operations: number;
  fragments: number;
}

type Extent = Pick<DocumentSize, 'depth' | 'selections' | 'aliases'>;

const NOTHING: Extent = { depth: 0, selections: 0, aliases: 0 };
const ENDLESS: Extent = { depth: Infinity, selections: Infinity, aliases: Infinity };

/**
 * Measures a document in time proportional to its own length: each fragment once, however often it is spread. Introspection, which
 * goes deep and costs nothing in the store, counts no depth.
 */
export function measureDocument(document: DocumentNode): DocumentSize {
  const extentOf = extents(document);
  const size: DocumentSize = { ...NOTHING, rootFields: 0, nesting: nestingOf(document), operations: 0, fragments: 0 };
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION && definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
    const { depth, selections, aliases } = extentOf(definition.selectionSet);
    size.selections += selections;
    if (definition.kind === Kind.FRAGMENT_DEFINITION) size.fragments += 1;
    else {
      size.operations += 1;
      size.aliases = Math.max(size.aliases, aliases);
      size.depth = Math.max(size.depth, isIntrospection(definition.selectionSet) ? 0 : depth);
      size.rootFields = Math.max(size.rootFields, definition.selectionSet.selections.length);
    }
  }
  return size;
}

function extents(document: DocumentNode): (set: SelectionSetNode) => Extent {
  const fragments = fragmentsOf(document);
  const measured = new Map<string, Extent | 'open'>();

  const ofFragment = (name: string): Extent => {
    const known = measured.get(name);
    if (known) return known === 'open' ? ENDLESS : known;
    const fragment = fragments.get(name);
    if (!fragment) return NOTHING;
    measured.set(name, 'open');
    const extent = ofSet(fragment.selectionSet);
    measured.set(name, extent);
    return extent;
  };

  const ofSelection = (selection: SelectionNode): Extent => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT) return ofSet(selection.selectionSet);
    const inner = selection.selectionSet ? ofSet(selection.selectionSet) : NOTHING;
    return { ...inner, depth: inner.depth + 1, aliases: inner.aliases + (selection.alias ? 1 : 0) };
  };

  const ofSet = (set: SelectionSetNode): Extent => {
    const whole = { ...NOTHING };
    for (const selection of set.selections) {
      const { depth, selections, aliases } = ofSelection(selection);
      whole.depth = Math.max(whole.depth, depth);
      whole.selections += selections + 1;
      whole.aliases += aliases;
    }
    return whole;
  };

  return ofSet;
}

/**
 * How many pairs of fields have one name in one place, so that validation compares them; in time proportional to the document's
 * `selections`, which must be bounded.
 */
export function comparedPairs(document: DocumentNode): number {
  const fragments = fragmentsOf(document);

  const collect = (set: SelectionSetNode, into: Map<string, (SelectionSetNode | undefined)[]>): void => {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const name = (selection.alias ?? selection.name).value;
        const same = into.get(name);
        if (same) same.push(selection.selectionSet);
        else into.set(name, [selection.selectionSet]);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet, into);
      else {
        const fragment = fragments.get(selection.name.value);
        if (fragment) collect(fragment.selectionSet, into);
      }
    }
  };

  const ofSets = (sets: readonly SelectionSetNode[]): number => {
    const byName = new Map<string, (SelectionSetNode | undefined)[]>();
    for (const set of sets) collect(set, byName);
    let pairs = 0;
    for (const same of byName.values()) {
      pairs += (same.length * (same.length - 1)) / 2;
      const inner = same.filter((set) => set !== undefined);
      if (inner.length > 0) pairs += ofSets(inner);
    }
    return pairs;
  };

  return document.definitions.reduce(
    (sum, definition) => sum + ('selectionSet' in definition ? ofSets([definition.selectionSet]) : 0),
    0,
  );
}

function fragmentsOf(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  return fragments;
}

function isIntrospection(set: SelectionSetNode): boolean {
  return set.selections.every((selection) => selection.kind === Kind.FIELD && selection.name.value.startsWith('__'));
}

function nestingOf(document: DocumentNode): number {
  let depth = 0;
  let most = 0;
  visit(document, {
    enter() {
      depth += 1;
      most = Math.max(most, depth);
    },
    leave() {
      depth -= 1;
    },
  });
  return most;
}
