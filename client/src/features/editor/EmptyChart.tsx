import { Button } from '@mantine/core';
import { IconChartDots3, IconCursorText, IconPencil, IconPlus } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import { State } from '../../components/State';
import { actionOf } from './actions/table';
import classes from './Editor.module.css';
import { useSessionState, useUi } from './editor';
import { useBoundAction } from './useActions';

/** What stands on a chart with nothing on it: what to do. */
export function EmptyChart() {
  const empty = useSessionState((state) => state.document.nodes.size === 0);
  const mode = useSessionState((state) => state.mode);
  const isTyping = useUi((state) => state.typing !== null);
  const type = useBoundAction(actionOf('typeCard'));
  const add = useBoundAction(actionOf('add'));
  const edit = useBoundAction(actionOf('edit'));
  if (!empty || isTyping) return null;
  const icon = <IconChartDots3 size={28} stroke={1.5} />;
  return (
    <div className={classes.empty}>
      {mode === 'edit' ? (
        <State
          icon={icon}
          title={t('Start with an owner')}
          text={t('Type a name, then what it owns. Double-click anywhere to add a card there, or paste a list.')}
        >
          <Button leftSection={<IconCursorText size={18} />} onClick={type.perform}>
            {type.label}
          </Button>
          <Button variant="default" leftSection={<IconPlus size={18} />} onClick={add.perform}>
            {t('Add an entity')}
          </Button>
        </State>
      ) : (
        <State
          icon={icon}
          title={t('This chart is empty')}
          text={
            edit.visible
              ? t('Press Edit to add entities and draw links between them.')
              : t('Nothing has been put on it yet.')
          }
        >
          {edit.visible && (
            <Button leftSection={<IconPencil size={18} />} onClick={edit.perform}>
              {t('Edit')}
            </Button>
          )}
        </State>
      )}
    </div>
  );
}
