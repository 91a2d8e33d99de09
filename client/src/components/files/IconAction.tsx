import type { ReactNode } from 'react';
import { ActionIcon, Tooltip } from '@mantine/core';

interface Props {
  label: string;
  /** Of what, for screen readers; shown nowhere. */
  name?: string;
  /** In pixels. */
  size?: number;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A quiet button with a picture. */
export function IconAction({ label, name, size = 28, disabled = false, onClick, children }: Props) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={size}
        aria-label={name ? `${label}: ${name}` : label}
        disabled={disabled}
        onClick={onClick}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
