import { ActionIcon as IconButton, Divider, Tooltip } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import { actionOf } from './actions/table';
import classes from './Editor.module.css';
import { useEditor, useSessionState, useUi } from './editor';
import { ActionIcon } from './icons';
import { useBoundAction } from './useActions';

const ALIGN = ['align-left', 'align-center', 'align-right', 'align-top', 'align-middle', 'align-bottom'];

/** What can be done with several cards at once, over the chart while they are selected. */
export function SelectionBar() {
  const editing = useSessionState((state) => state.mode === 'edit');
  const { nodes } = useSessionState((state) => state.selection);
  // Each is one more reason why other cards may stand for what is selected.
  useSessionState((state) => state.document.groups);
  useUi((state) => state.explore.away);
  const { canvas } = useEditor();
  const count = canvas.current?.countOf(nodes) ?? nodes.size;
  if (!editing || count < 2) return null;
  return (
    <div className={classes.selection} role="toolbar" aria-label={t('Selected cards')}>
      <span className={classes.hits}>{t('{count} selected', { count })}</span>
      {ALIGN.map((id) => (
        <BarIcon key={id} id={id} />
      ))}
      <Divider orientation="vertical" />
      <BarIcon id="distribute-x" />
      <BarIcon id="distribute-y" />
      <Divider orientation="vertical" />
      <BarIcon id="arrange-layered" />
      <BarIcon id="pin" />
      <BarIcon id="group" />
      <BarIcon id="duplicate" />
      <BarIcon id="flags" />
      {nodes.size === 2 && <BarIcon id="merge" />}
      <BarIcon id="remove" />
    </div>
  );
}

function BarIcon({ id }: { id: string }) {
  const action = useBoundAction(actionOf(id));
  return (
    <Tooltip label={action.keys ? `${action.label} (${action.keys})` : action.label}>
      <IconButton
        size={32}
        variant="subtle"
        color="gray"
        className={classes.tool}
        aria-label={action.label}
        aria-disabled={!action.enabled || undefined}
        data-off={!action.enabled || undefined}
        data-action={id}
        onClick={action.perform}
      >
        <ActionIcon name={action.icon} size={18} />
      </IconButton>
    </Tooltip>
  );
}
