import type { ChartDocument } from '../../chart/model/document';
import type { Editor } from './editor';

/** Takes the last edit back, or does it once more, and brings the cards that this changes into view. */
export function undoAndReveal({ session, canvas }: Editor, direction: 'undo' | 'redo'): void {
  const before = session.store.getState().document;
  session[direction]();
  const changed = changedCards(before, session.store.getState().document);
  if (changed.length > 0) canvas.current?.camera.revealAll(changed);
}

/** Cards that are new or look otherwise, and the ends of links that are. */
function changedCards(before: ChartDocument, after: ChartDocument): string[] {
  const keys = new Set<string>();
  for (const [key, node] of after.nodes) if (before.nodes.get(key) !== node) keys.add(key);
  for (const [key, link] of after.links) if (before.links.get(key) !== link) keys.add(link.from).add(link.to);
  return [...keys];
}
