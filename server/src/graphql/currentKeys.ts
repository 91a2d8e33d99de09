import type { ArgumentNode, DocumentNode, ObjectFieldNode, StringValueNode } from 'graphql';
import { Kind, visit } from 'graphql';
import type { MergedKeys } from '../merging/mergedKeys';
import { namesKeys } from '../merging/mergedKeys';

/** A document with the keys of kept records in the place of old ones that stand in its text; the same document where none does. */
export function withCurrentLiterals(document: DocumentNode, keys: MergedKeys | undefined): DocumentNode {
  if (!keys?.size) return document;
  const inValue = (node: ArgumentNode | ObjectFieldNode) => {
    if (!namesKeys(node.name.value)) return undefined;
    let isSwapped = false;
    const next = visit<typeof node>(node, {
      [Kind.STRING]: (text: StringValueNode) => {
        const into = keys.get(text.value);
        if (into === undefined) return undefined;
        isSwapped = true;
        return { ...text, value: into };
      },
    });
    return isSwapped ? next : undefined;
  };
  return visit<DocumentNode>(document, {
    [Kind.ARGUMENT]: { leave: inValue },
    [Kind.OBJECT_FIELD]: { leave: inValue },
  });
}
