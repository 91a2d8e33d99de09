import { Button, Tooltip } from '@mantine/core';
import { actionOf } from './actions/table';
import classes from './Editor.module.css';
import { ActionIcon } from './icons';
import { tipOf, useBoundAction } from './useActions';

/** An action in the bar over the chart; absent where it can never apply, a mere picture where there is little room. */
export function BarButton(props: { id: string; narrow: boolean; primary?: boolean; find?: boolean }) {
  const door = useBoundAction(actionOf(props.id));
  if (!door.visible) return null;
  const words = props.find ? 'Find' : door.label;
  return (
    <Tooltip label={tipOf(door)}>
      <Button
        className={`${classes.barButton} ${props.find ? classes.findButton : ''}`}
        variant={props.primary ? 'filled' : 'default'}
        onClick={door.perform}
        data-action={door.id}
        aria-label={props.find && !props.narrow ? undefined : door.label}
        aria-disabled={!door.enabled || undefined}
        data-off={!door.enabled || undefined}
        leftSection={props.narrow ? undefined : <ActionIcon name={door.icon} size={18} />}
        rightSection={
          props.find && !props.narrow ? (
            <span className={classes.keys} aria-hidden>
              {door.keys}
            </span>
          ) : undefined
        }
      >
        {props.narrow ? <ActionIcon name={door.icon} size={18} /> : words}
      </Button>
    </Tooltip>
  );
}
