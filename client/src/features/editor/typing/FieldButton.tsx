import type { ReactNode } from 'react';
import { ActionIcon, Tooltip } from '@mantine/core';
import classes from './Typing.module.css';

interface FieldButtonProps {
  label: string;
  isOff?: boolean;
  /** Whether only who has no keyboard needs it. */
  forFingers?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A button of the field; the field keeps the keyboard. */
export function FieldButton({ label, isOff = false, forFingers = false, onPress, children }: FieldButtonProps) {
  return (
    <Tooltip label={label} openDelay={400}>
      <ActionIcon
        variant="subtle"
        color="gray"
        className={classes.button}
        data-fingers={forFingers || undefined}
        aria-label={label}
        disabled={isOff}
        onPointerDown={(event) => event.preventDefault()}
        onClick={onPress}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
