import type { ReactNode } from 'react';
import { ActionIcon, Button, Tooltip } from '@mantine/core';

interface BarActionProps {
  narrow: boolean;
  label: string;
  hint: string;
  icon: ReactNode;
  onClick: () => void;
  id?: string;
  /** Of what it opens and closes, whether that is open. */
  isPressed?: boolean;
}

/** A button of a visitor's bar: an icon alone where the bar is narrow. */
export function BarAction({ narrow, label, hint, icon, onClick, id, isPressed }: BarActionProps) {
  const common = { id, onClick, variant: isPressed ? 'light' : 'default', 'aria-pressed': isPressed };
  return (
    <Tooltip label={hint}>
      {narrow ? (
        <ActionIcon {...common} size={36} aria-label={label}>
          {icon}
        </ActionIcon>
      ) : (
        <Button {...common} leftSection={icon}>
          {label}
        </Button>
      )}
    </Tooltip>
  );
}
