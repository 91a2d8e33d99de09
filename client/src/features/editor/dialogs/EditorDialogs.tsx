import { changeChart, changeNode } from '../../../chart/model/commands';
import { KeepDialog } from '../dynamic/KeepDialog';
import { TimelineDialog } from '../snapshots/TimelineDialog';
import { useEditor, useSessionState, useUi } from '../editor';
import { AddEntityDialog } from './AddEntityDialog';
import { NameDialog } from './NameDialog';
import { RoleDialog } from './RoleDialog';
import { StaleDialog } from './StaleDialog';

/** The one dialog that is open over the editor. */
export function EditorDialogs() {
  const { session, source, ui } = useEditor();
  const dialog = useUi((state) => state.dialog);
  const document = useSessionState((state) => state.document);
  const close = () => ui.setState({ dialog: null });
  if (!dialog) return <StaleDialog />;
  switch (dialog.kind) {
    case 'add':
      return <AddEntityDialog {...dialog} onClose={close} />;
    case 'roles':
      return <RoleDialog links={dialog.links} onClose={close} />;
    case 'rename': {
      const node = document.nodes.get(dialog.key);
      if (!node) return null;
      const elsewhere = node.chartCount > 1;
      return (
        <NameDialog
          title="Rename"
          name={node.name}
          hint={elsewhere ? `This entity appears in ${node.chartCount} charts; its name changes in all of them.` : ''}
          onDone={(name) => session.run(changeNode(node.key, { name }))}
          onClose={close}
        />
      );
    }
    case 'snapshots':
      return <TimelineDialog onClose={close} />;
    case 'keepDynamic':
      return source.kind === 'dynamic' ? <KeepDialog source={source} onClose={close} /> : null;
    case 'chart':
      return (
        <NameDialog
          title="Rename the chart"
          name={document.props.name}
          onDone={(name) => session.run(changeChart({ name }))}
          onClose={close}
        />
      );
  }
}
