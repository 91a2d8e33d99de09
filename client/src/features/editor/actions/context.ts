import { isRecordType } from '@stemma/shared/entities/typeNames';
import type { SessionState } from '../../../chart/model/session';
import type { Editor } from '../editor';

/** What the selection holds, for actions that depend on it. */
export function chosen({ session }: Editor): { nodes: string[]; links: string[]; only: string | null } {
  const { selection } = session.store.getState();
  const nodes = [...selection.nodes];
  const links = [...selection.links];
  return { nodes, links, only: nodes.length === 1 && links.length === 0 ? (nodes[0] ?? null) : null };
}

/** The selected cards of entities, without notes and pictures. */
export function chosenCards(editor: Editor): string[] {
  const { nodes } = editor.session.store.getState().document;
  return chosen(editor).nodes.filter((key) => isRecordType(nodes.get(key)?.typeName ?? ''));
}

/** The entity's card that is all that is selected. */
export function onlyCard(editor: Editor): string | null {
  return onlyCardOf(editor.session.store.getState());
}

/** The entity's card that is all that is selected, in a state of the session. */
export function onlyCardOf({ selection, document }: Pick<SessionState, 'selection' | 'document'>): string | null {
  const [key] = selection.nodes;
  if (key === undefined || selection.nodes.size > 1 || selection.links.size > 0) return null;
  return isRecordType(document.nodes.get(key)?.typeName ?? '') ? key : null;
}

/** The link that is all that is selected. */
export function onlyLink(editor: Editor): string | null {
  const { nodes, links } = chosen(editor);
  return nodes.length === 0 && links.length === 1 ? (links[0] ?? null) : null;
}

/** Whether the chart is being edited. */
export function editing({ session }: Editor): boolean {
  return session.store.getState().mode === 'edit';
}
