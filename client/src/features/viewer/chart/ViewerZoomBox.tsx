import type { ReactNode } from 'react';
import { ActionIcon, Tooltip, UnstyledButton } from '@mantine/core';
import { IconMaximize, IconMinus, IconPlus } from '@tabler/icons-react';
import classes from '../Viewer.module.css';
import { viewing } from './useViewerKeys';
import { useViewerUi, useViewer } from './viewer';

/** Zoom at the lower left: out, the level (press for 100%), in, fit. */
export function ViewerZoomBox() {
  const zoom = useViewerUi((state) => Math.round(state.zoom * 100));
  const { zoomOut, zoomIn, zoomFull, fit } = viewing(useViewer());
  return (
    <div className={classes.zoom} role="group" aria-label="Zoom">
      <ZoomButton label="Zoom out" keys="-" icon={<IconMinus size={18} stroke={1.75} />} onClick={zoomOut} />
      <Tooltip label="Show at 100% (1)">
        <UnstyledButton className={classes.level} onClick={zoomFull} aria-label={`${zoom}%, Show at 100%`}>
          {zoom}%
        </UnstyledButton>
      </Tooltip>
      <ZoomButton label="Zoom in" keys="+" icon={<IconPlus size={18} stroke={1.75} />} onClick={zoomIn} />
      <ZoomButton label="Fit the whole chart" keys="0" icon={<IconMaximize size={18} stroke={1.75} />} onClick={fit} />
    </div>
  );
}

function ZoomButton(props: { label: string; keys: string; icon: ReactNode; onClick: () => void }) {
  return (
    <Tooltip label={`${props.label} (${props.keys})`}>
      <ActionIcon
        size={32}
        variant="subtle"
        color="gray"
        className={classes.tool}
        aria-label={props.label}
        onClick={props.onClick}
      >
        {props.icon}
      </ActionIcon>
    </Tooltip>
  );
}
