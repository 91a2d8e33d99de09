import type { Editor } from '../editor';

/** What the selection holds, for actions that depend on it. */
export function chosen({ session }: Editor): { nodes: string[]; links: string[]; only: string | null } {
  const { selection } = session.store.getState();
  const nodes = [...selection.nodes];
  const links = [...selection.links];
  return { nodes, links, only: nodes.length === 1 && links.length === 0 ? (nodes[0] ?? null) : null };
}

/** Whether the chart is being edited. */
export function editing({ session }: Editor): boolean {
  return session.store.getState().mode === 'edit';
}
