import { useMemo } from 'react';
import type { TypedOnLink } from '../../chart/canvas/canvasEvents';
import type { CanvasEvents, Target } from '../../chart/canvas/controller';
import { selectionOf } from '../../chart/model/selection';
import { shownZoom } from '../../chart/view/camera';
import { pressBadge } from './actions/expansionActions';
import { editAnnotation } from './actions/annotationActions';
import { useClipboard } from './clipboard';
import { drawLink } from './drawLink';
import type { Editor } from './editor';
import { inspect } from './inspect';
import { toggleAny } from './groupFolds';
import { typeCard, typeOnLink } from './typing/typing';
import { useEditorShortcuts } from './useActions';

type Events = Pick<CanvasEvents, 'linked' | 'open' | 'menu' | 'zoomed' | 'unfold' | 'expand'> & { typed: TypedOnLink };

/** Makes keys and the clipboard act on the chart; answers what presses on the canvas do. */
export function useEditorActions(editor: Editor): Events {
  useEditorShortcuts(editor);
  useClipboard(editor);
  return useMemo(
    () => ({
      expand: () => pressBadge(editor),
      unfold: (key) => toggleAny(editor, key),
      linked: (pull) => drawLink(editor, pull),
      typed: (key, text) => typeOnLink(editor, key, text),
      open: (target) => openTarget(editor, target),
      menu: (target, client) => {
        const { session, ui } = editor;
        if (target.kind === 'link' && !session.store.getState().document.links.has(target.key)) return;
        if (target.kind !== 'canvas') selectTarget(editor, target);
        ui.setState({ menu: { target, client } });
      },
      zoomed: (level) => {
        const zoom = shownZoom(level);
        if (zoom !== editor.ui.getState().zoom) editor.ui.setState({ zoom });
      },
    }),
    [editor],
  );
}

/** What is pressed twice is edited while the chart is, and else shown in the panel. */
function openTarget(editor: Editor, target: Target): void {
  const { session, ui } = editor;
  const { mode, document } = session.store.getState();
  const editing = mode === 'edit';
  if (target.kind === 'card' && document.groups.has(target.key)) toggleAny(editor, target.key);
  else if (target.kind === 'card' && editing && document.nodes.get(target.key)?.decoration) {
    session.select(selectionOf([target.key]));
    editAnnotation(editor, target.key);
  } else if (target.kind === 'canvas') {
    if (editing) typeCard(editor, { at: target.at });
  } else if (target.kind === 'link' && !document.links.has(target.key)) return;
  else if (target.kind === 'link' && editing) ui.setState({ dialog: { kind: 'roles', links: [target.key] } });
  else inspect(editor, target);
}

/** What a menu is opened on becomes the selection, unless it is part of it. */
function selectTarget({ session, canvas }: Editor, target: { kind: 'card' | 'link'; key: string }): void {
  const { selection } = session.store.getState();
  const meant = target.kind === 'card' ? (canvas.current?.meant(target.key) ?? [target.key]) : [target.key];
  const chosen = target.kind === 'card' ? selection.nodes : selection.links;
  if (meant.every((key) => chosen.has(key))) return;
  session.select(target.kind === 'card' ? selectionOf(meant) : selectionOf([], meant));
}
