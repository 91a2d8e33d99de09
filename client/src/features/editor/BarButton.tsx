import { Button, Tooltip } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import { actionOf } from './actions/table';
import classes from './Editor.module.css';
import { ActionIcon } from './icons';
import { tipOf, useBoundAction } from './useActions';

/** An action in the bar over the chart; absent where it can never apply, a mere picture where there is little room. */
export function BarButton(props: { id: string; narrow: boolean; primary?: boolean; find?: boolean }) {
  const action = useBoundAction(actionOf(props.id));
  if (!action.visible) return null;
  const label = props.find ? t('Find') : action.label;
  return (
    <Tooltip label={tipOf(action)}>
      <Button
        className={`${classes.barButton} ${props.find ? classes.findButton : ''}`}
        variant={props.primary ? 'filled' : 'default'}
        onClick={action.perform}
        data-action={action.id}
        aria-label={props.find && !props.narrow ? undefined : action.label}
        aria-disabled={!action.enabled || undefined}
        data-off={!action.enabled || undefined}
        leftSection={props.narrow ? undefined : <ActionIcon name={action.icon} size={18} />}
        rightSection={
          props.find && !props.narrow ? (
            <span className={classes.keys} aria-hidden>
              {action.keys}
            </span>
          ) : undefined
        }
      >
        {props.narrow ? <ActionIcon name={action.icon} size={18} /> : label}
      </Button>
    </Tooltip>
  );
}
