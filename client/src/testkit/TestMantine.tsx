import { MantineProvider } from '@mantine/core';
import type { PropsWithChildren } from 'react';
import { theme } from '../app/theme';

/** Mantine with the product's theme, without transitions. */
export function TestMantine({ children }: PropsWithChildren) {
  return (
    <MantineProvider env="test" theme={theme}>
      {children}
    </MantineProvider>
  );
}
