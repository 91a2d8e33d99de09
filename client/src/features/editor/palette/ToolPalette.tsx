import { useEffect } from 'react';
import { ActionIcon as IconButton, Divider, Tooltip } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { t } from '@stemma/shared/language/translate';
import { setting } from '../../../lib/settings';
import { actionOf } from '../actions/table';
import classes from '../Editor.module.css';
import { useSessionState, useUi } from '../editor';
import { ActionIcon } from '../icons';
import { tipOf, useBoundAction } from '../useActions';
import { NARROW, PHONE } from '../usePanelLayout';
import { COVERS } from '../../../chart/view/useWholeInView';
import { AddMenu } from './AddMenu';
import { LayoutMenu } from './LayoutMenu';
import { StyleMenu } from './StyleMenu';

/**
 * The floating tools of the edit mode, at the left; along the foot where the window is narrow. A phone has room for all but two: a finger selects
 * and moves where no links are drawn, and the lasso is found by typing.
 */
export function ToolPalette() {
  const editing = useSessionState((state) => state.mode === 'edit');
  const tool = useUi((state) => state.tool);
  const narrow = useMediaQuery(NARROW) ?? false;
  const phone = useMediaQuery(PHONE) ?? false;
  // Read before the first link is drawn, which then does not wait for it.
  useEffect(() => {
    if (editing) void setting('editor', 'askLinkType');
  }, [editing]);
  if (!editing) return null;
  return (
    <div
      className={classes.palette}
      role="toolbar"
      aria-label={t('Tools')}
      {...{ [COVERS]: true }}
      aria-orientation={narrow ? 'horizontal' : 'vertical'}
    >
      {!phone && <ToolButton id="selectTool" pressed={tool === 'select'} />}
      {!phone && <ToolButton id="lassoTool" pressed={tool === 'lasso'} />}
      <ToolButton id="typeCard" />
      <AddMenu />
      <ToolButton id="linkTool" pressed={tool === 'link'} />
      <Divider orientation={narrow ? 'vertical' : 'horizontal'} />
      <LayoutMenu />
      <StyleMenu />
      {!narrow && <ToolButton id="flags" />}
      <ToolButton id="remove" />
      <Divider orientation={narrow ? 'vertical' : 'horizontal'} />
      <ToolButton id="undo" />
      <ToolButton id="redo" />
    </div>
  );
}

function ToolButton({ id, pressed }: { id: string; pressed?: boolean }) {
  const action = useBoundAction(actionOf(id));
  return (
    <Tooltip label={tipOf(action)} position="right">
      <IconButton
        size={40}
        variant={pressed ? 'light' : 'subtle'}
        color={pressed ? undefined : 'gray'}
        className={classes.tool}
        aria-label={action.label}
        aria-pressed={pressed}
        aria-disabled={!action.enabled || undefined}
        data-off={!action.enabled || undefined}
        data-action={id}
        onClick={action.perform}
      >
        <ActionIcon name={action.icon} />
      </IconButton>
    </Tooltip>
  );
}
