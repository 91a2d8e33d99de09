import { useEffect, type ComponentType } from 'react';
import { useNavigate } from '../../lib/router/hooks';
import { remove } from '../../chart/model/commands';
import { emptySelection, selectionOf } from '../../chart/model/selection';
import { showShellDialog } from '../../components/shellDialogStore';
import { announceChanged } from '../../lib/changed';
import { onOpenEntityChange } from '../../lib/entityPanel';
import { setPanelChart } from '../../lib/panelChart';
import { shareable } from './actions/shareable';
import { ownershipOf } from './ownership/chartGraph';
import { saveSelection } from './dialogs/saveCopy';
import { EditorContext, useSessionState, type Editor } from './editor';
import { reportedBy } from './source';
import { CardFacts } from './inspector/CardFacts';

/** Tells the entity panel about the chart behind it, and keeps in mind which card the panel shows. */
export function useEntityPanel(editor: Editor): void {
  const { session, source, ui } = editor;
  const editing = useSessionState((state) => state.mode === 'edit');
  const mayShare = useSessionState((state) => state.viewerCan.share);
  const navigate = useNavigate();
  const revision = useSessionState((state) => state.revision);

  useEffect(() => {
    const nodes = () => session.store.getState().document.nodes;
    setPanelChart({
      key: session.key,
      reported: reportedBy(source, session.key),
      editing,
      openShareLinks: source.kind === 'chart' && mayShare ? () => openShareLinks(editor) : null,
      has: (key) => nodes().has(key),
      newEntity: (key) => {
        const node = nodes().get(key);
        return node?.isNew ? node.name : null;
      },
      removeFromChart: (key) => {
        session.run(remove([key], []));
        session.select(emptySelection);
      },
      entityEdited: (entity) => session.adopt(entity),
      entityDeleted: (key) => {
        if (source.kind === 'chart') void session.reread('theirs');
        else session.present(remove([key], []));
      },
      reread: () => void session.reread('theirs'),
      save: () => session.save(),
      makeChart: source.kind === 'chart' ? (keys, name) => saveSelection(session, keys, name, navigate) : null,
      ownership: ownershipOf(session),
      show: (key) => {
        session.select(selectionOf([key]));
        editor.canvas.current?.camera.reveal(key);
      },
      Facts: factsIn(editor),
    });
    return () => setPanelChart(null);
  }, [editor, session, source, editing, mayShare, navigate]);

  useEffect(
    () =>
      onOpenEntityChange((open) => {
        const { inspected } = ui.getState();
        if (open && session.store.getState().document.nodes.has(open.key)) {
          ui.setState({ inspected: { kind: 'card', key: open.key } });
        } else if (inspected?.kind === 'card') ui.setState({ inspected: null });
      }),
    [session, ui],
  );

  useEffect(() => {
    void announceChanged('entities');
  }, [revision]);
}

function openShareLinks(editor: Editor): void {
  const target = shareable(editor);
  if (target) showShellDialog({ kind: 'shareLinks', ...target });
}

function factsIn(editor: Editor): ComponentType<{ entityKey: string }> {
  return function FactsOnThisChart({ entityKey }) {
    return (
      <EditorContext value={editor}>
        <CardFacts entityKey={entityKey} />
      </EditorContext>
    );
  };
}
