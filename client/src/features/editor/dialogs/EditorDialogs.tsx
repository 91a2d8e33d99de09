import { useRef } from 'react';
import { changeChart } from '../../../chart/model/commands';
import { changeGroup, groupNodes } from '../../../chart/model/groups';
import { tidyName } from '@stemma/shared/rules/text';
import { t } from '@stemma/shared/language/translate';
import { NameDialog } from '../../../components/NameDialog';
import { newKey } from '../../../lib/newKey';
import { PictureDialog } from '../annotations/PictureDialog';
import { TextDialog } from '../annotations/TextDialog';
import { SaveDynamicDialog } from '../dynamic/SaveDynamicDialog';
import { TimelineDialog } from '../snapshots/TimelineDialog';
import { DescriptionDialog } from '../cards/DescriptionDialog';
import { FlagsDialog } from '../cards/FlagsDialog';
import { LookDialog } from '../cards/LookDialog';
import { FindingsDialog } from '../ownership/FindingsDialog';
import { pastedTableDialog } from '../pasting/pastedTablePart';
import { RolesView } from '../roles/RolesView';
import { PropertiesDialog } from './PropertiesDialog';
import { useEditor, useSessionState, useUi } from '../editor';
import type { EditorDialog } from '../ui';
import { AddEntityDialog } from './AddEntityDialog';
import { EditorPalette } from './EditorPalette';
import { DeniedDialog } from './DeniedDialog';
import { RenameEntityDialog } from './RenameEntityDialog';
import { RoleDialog } from './RoleDialog';
import { StaleDialog } from './StaleDialog';

interface GroupNameProps {
  entityKey: string | null;
  members: readonly string[];
  onClose: () => void;
}

/** The one dialog that is open over the editor. */
export function EditorDialogs() {
  const { session, source, ui } = useEditor();
  const dialog = useUi((state) => state.dialog);
  const document = useSessionState((state) => state.document);
  const close = () => ui.setState({ dialog: null });
  if (!dialog) {
    return (
      <>
        <StaleDialog />
        <DeniedDialog />
      </>
    );
  }
  switch (dialog.kind) {
    case 'export':
      return null;
    case 'add':
      return <AddEntityDialog {...dialog} onClose={close} />;
    case 'roles':
      return <LinkRoles {...dialog} />;
    case 'findings':
      return <FindingsDialog onClose={close} />;
    case 'rolesView':
      return <RolesView onClose={close} />;
    case 'flags':
      return <FlagsDialog keys={dialog.keys} onClose={close} />;
    case 'look':
      return <LookDialog keys={dialog.keys} onClose={close} />;
    case 'text':
      return <TextDialog type={dialog.type} entityKey={dialog.key} at={dialog.at} onClose={close} />;
    case 'picture':
      return <PictureDialog entityKey={dialog.key} onClose={close} />;
    case 'group':
      return <GroupName entityKey={dialog.key} members={dialog.members} onClose={close} />;
    case 'description':
      return <DescriptionDialog entityKey={dialog.key} onClose={close} />;
    case 'palette':
      return <EditorPalette onClose={close} />;
    case 'properties':
      return <PropertiesDialog onClose={close} />;
    case 'rename': {
      const node = document.nodes.get(dialog.key);
      return node ? <RenameEntityDialog node={node} onClose={close} /> : null;
    }
    case 'snapshots':
      return <TimelineDialog onClose={close} />;
    case 'pastedTable':
      return <pastedTableDialog.Component sheet={dialog.sheet} mapping={dialog.mapping} onClose={close} />;
    case 'saveDynamic':
      return source.kind === 'dynamic' ? <SaveDynamicDialog source={source} onClose={close} /> : null;
    case 'chart':
      return (
        <NameDialog
          title={t('Rename the chart')}
          name={document.props.name}
          onDone={renamed(document.props.name, (name) => session.run(changeChart({ name })))}
          onClose={close}
        />
      );
  }
}

/** A group's name; the group is made with it. */
function GroupName({ entityKey, members, onClose }: GroupNameProps) {
  const { session } = useEditor();
  const groups = useSessionState((state) => state.document.groups);
  const group = entityKey === null ? undefined : groups.get(entityKey);
  const done = renamed(group?.name ?? '', (name) =>
    session.run(group ? changeGroup(group.key, { name }) : groupNodes(newKey(), name, members)),
  );
  return (
    <NameDialog
      title={group ? t('Rename the group') : t('New group')}
      name={group?.name ?? ''}
      onDone={done}
      onClose={onClose}
    />
  );
}

/** The roles of links; those asked for in the list of all roles are saved at once, as the chart itself is not being edited. */
function LinkRoles({ links, fromView, isDrawn }: Extract<EditorDialog, { kind: 'roles' }>) {
  const { session, ui } = useEditor();
  const isDone = useRef(false);
  const close = () => {
    ui.setState({ dialog: fromView ? { kind: 'rolesView' } : null });
    if (isDrawn && !isDone.current) session.undo();
  };
  const done = () => {
    isDone.current = true;
    if (fromView) void session.save();
  };
  return <RoleDialog links={links} onClose={close} onDone={done} />;
}

/** Runs what another name asks for; the same name asks for nothing. */
function renamed(before: string, change: (name: string) => void): (name: string) => boolean {
  return (text) => {
    const name = tidyName(text);
    if (name !== before) change(name);
    return true;
  };
}
