import { ActionIcon as IconButton, Tooltip, UnstyledButton } from '@mantine/core';
import { actionOf } from './actions/table';
import classes from './Editor.module.css';
import { useUi } from './editor';
import { ActionIcon } from './icons';
import { useBoundAction } from './useActions';
import { useShown } from './usePanelLayout';

/** Zoom at the lower left: out, the level (press for 100%), in, fit. */
export function ZoomBox() {
  const zoom = useUi((state) => Math.round(state.zoom * 100));
  const table = useShown().table;
  const full = useBoundAction(actionOf('zoomFull'));
  return (
    <div className={classes.zoom} role="group" aria-label="Zoom">
      <ZoomButton id="zoomOut" />
      <Tooltip label={`${full.label} (${full.keys})`}>
        <UnstyledButton className={classes.level} onClick={full.perform} aria-label={`${zoom}%, ${full.label}`}>
          {zoom}%
        </UnstyledButton>
      </Tooltip>
      <ZoomButton id="zoomIn" />
      <ZoomButton id="fit" />
      <ZoomButton id="table" pressed={table} />
    </div>
  );
}

function ZoomButton({ id, pressed }: { id: string; pressed?: boolean }) {
  const action = useBoundAction(actionOf(id));
  return (
    <Tooltip label={`${action.label} (${action.keys})`}>
      <IconButton
        size={32}
        variant="subtle"
        color="gray"
        className={classes.tool}
        aria-label={action.label}
        data-action={id}
        data-pressed={pressed || undefined}
        onClick={action.perform}
      >
        <ActionIcon name={action.icon} size={18} />
      </IconButton>
    </Tooltip>
  );
}
