import type { ReactNode } from 'react';
import { ActionIcon, Tooltip, UnstyledButton } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import classes from './ZoomControls.module.css';

interface ZoomButtonProps {
  label: string;
  /** The shortcut as it is shown. */
  keys: string;
  icon: ReactNode;
  onClick: () => void;
  isPressed?: boolean;
  /** The id of the action that it stands for. */
  action?: string;
}

interface ZoomControlsProps {
  /** In per cent. */
  level: number;
  full: Pick<ZoomButtonProps, 'label' | 'keys' | 'onClick'>;
  buttons: { out: ZoomButtonProps; in: ZoomButtonProps; fit: ZoomButtonProps };
  /** On a phone it stands above the chart, where something else has the foot. */
  isAboveOnPhone?: boolean;
  children?: ReactNode;
}

/** Zoom at the lower left: out, the level (press for 100%), in, fit, and what stands beside. */
export function ZoomControls({ level, full, buttons, isAboveOnPhone = false, children }: ZoomControlsProps) {
  return (
    <div className={classes.controls} data-above={isAboveOnPhone || undefined} role="group" aria-label={t('Zoom')}>
      <ZoomButton {...buttons.out} />
      <Tooltip label={`${full.label} (${full.keys})`}>
        <UnstyledButton className={classes.level} onClick={full.onClick} aria-label={`${level}%, ${full.label}`}>
          {level}%
        </UnstyledButton>
      </Tooltip>
      <ZoomButton {...buttons.in} />
      <ZoomButton {...buttons.fit} />
      {children}
    </div>
  );
}

export function ZoomButton({ label, keys, icon, onClick, isPressed, action }: ZoomButtonProps) {
  return (
    <Tooltip label={`${label} (${keys})`}>
      <ActionIcon
        size={32}
        variant="subtle"
        color="gray"
        className={classes.button}
        aria-label={label}
        data-action={action}
        data-pressed={isPressed || undefined}
        onClick={onClick}
      >
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}
