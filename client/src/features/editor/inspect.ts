import { isRecordType } from '@stemma/shared/entities/typeNames';
import { closeEntityPanel, currentOpenEntity, openEntityPanel } from '../../lib/entityPanel';
import type { Editor } from './editor';
import type { Inspected } from './ui';

/**
 * Shows what is known of a card or link at the right: a record in the entity panel, anything else in the editor's own; null closes both.
 * With `keepFocus` the panel only follows the selection.
 */
export function inspect({ session, ui }: Editor, target: Inspected | null, keepFocus = false): void {
  const node = target?.kind === 'card' ? session.store.getState().document.nodes.get(target.key) : undefined;
  if (node && isRecordType(node.typeName)) {
    const tab = currentOpenEntity()?.tab;
    openEntityPanel({ key: node.key, keepFocus, ...(tab && tab !== 'bin' && { tab }) });
  } else closeEntityPanel(() => ui.setState({ inspected: target }));
}
