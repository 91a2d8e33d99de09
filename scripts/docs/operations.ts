import type { DocumentNode, FieldNode } from 'graphql';
import { Kind, parse, print, visit } from 'graphql';

const TYPE_NAME: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** The client's operations by their ids, as its cache asks them: with the type name of every object. Takes and gives JSON text. */
export function knownOperations(manifest: string): string {
  const texts = JSON.parse(manifest) as Record<string, string>;
  const entries = Object.entries(texts).map(([id, text]) => [id, print(withTypeNames(parse(text)))] as const);
  entries.sort(([, one], [, other]) => one.localeCompare(other, 'en'));
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

function withTypeNames(document: DocumentNode): DocumentNode {
  return visit(document, {
    SelectionSet: (set, _key, parent) => {
      const isRoot = parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
      const hasIt = set.selections.some((one) => one.kind === Kind.FIELD && one.name.value === '__typename');
      return isRoot || hasIt ? undefined : { ...set, selections: [...set.selections, TYPE_NAME] };
    },
  });
}
