import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import classes from './HeaderButton.module.css';

interface Props {
  label: string;
  icon: ReactNode;
  variant?: 'filled' | 'default';
  onClick: () => void;
}

/** An action of a page: icon and words, in a narrow top bar the icon alone. */
export function HeaderButton({ label, icon, variant = 'filled', onClick }: Props) {
  return (
    <Button
      className={classes.button}
      variant={variant}
      leftSection={icon}
      title={label}
      aria-label={label}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
