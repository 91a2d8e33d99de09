import type { ReactNode } from 'react';
import { ActionIcon, Tooltip } from '@mantine/core';

interface Props {
  label: string;
  /** Of what, for screen readers; shown nowhere. */
  name?: string;
  /** In pixels. */
  size?: number;
  disabled?: boolean;
  /** For what it switches on and off: whether it is on. */
  pressed?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A quiet button with a picture. */
export function IconAction({ label, name, size = 28, disabled = false, pressed, onClick, children }: Props) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={size}
        aria-label={name ? `${label}: ${name}` : label}
        aria-pressed={pressed}
        disabled={disabled}
        onClick={onClick}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
