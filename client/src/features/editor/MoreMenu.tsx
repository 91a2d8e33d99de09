import { Fragment } from 'react';
import { Button, Menu, Tooltip } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import { actionOf } from './actions/table';
import { ActionItem } from './ActionItem';
import classes from './Editor.module.css';
import { useEditor, useSessionState, useUi } from './editor';
import { boundAction } from './useActions';

interface Props {
  groups: readonly (readonly string[])[];
  onOpen: () => void;
}

/** What is done with the whole chart less often, in groups; made from the same actions as buttons and keys. */
export function MoreMenu({ groups, onOpen }: Props) {
  const editor = useEditor();
  useSessionState((state) => state);
  useUi((state) => state.findings);
  const shown = groups
    .map((ids) => ids.map((id) => boundAction(actionOf(id), editor)).filter((action) => action.visible))
    .filter((actions) => actions.length > 0);
  if (shown.length === 0) return null;
  return (
    <Menu position="bottom-end" width={272} onOpen={onOpen}>
      <Menu.Target>
        <Tooltip label={t('More')}>
          <Button variant="default" className={classes.barButton} aria-label={t('More')}>
            <IconDots size={18} stroke={1.75} />
          </Button>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        {shown.map((actions, at) => (
          <Fragment key={actions[0]?.id}>
            {at > 0 && <Menu.Divider />}
            {actions.map((action) => (
              <ActionItem key={action.id} action={action} />
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
