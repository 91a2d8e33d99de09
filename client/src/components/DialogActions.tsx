import type { ReactNode } from 'react';
import { Group } from '@mantine/core';
import classes from './DialogActions.module.css';

/** What ends a long dialog, at its lower edge however far it is scrolled. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <Group justify="flex-end" gap="xs" className={classes.actions}>
      {children}
    </Group>
  );
}
