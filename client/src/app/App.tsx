import { useEffect, useState } from 'react';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { RouterProvider } from '../lib/router/RouterProvider';
import { checkSession, currentSession, followOtherTabs } from '../lib/session';
import { createRouter, isVisitors } from './router';
import { cssVariables, theme } from './theme';

const colorScheme = localStorageColorSchemeManager({ key: 'stemma.colorScheme' });

/** The whole client: look, session and routes. */
export function App() {
  const [router] = useState(createRouter);
  useEffect(() => {
    if (isVisitors(window.location.pathname)) return undefined;
    void checkSession();
    const online = () => {
      if (currentSession().status === 'unreachable') void checkSession();
    };
    window.addEventListener('online', online);
    const unfollow = followOtherTabs();
    return () => {
      window.removeEventListener('online', online);
      unfollow();
    };
  }, []);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorScheme}
      defaultColorScheme="auto"
    >
      <RouterProvider router={router} />
    </MantineProvider>
  );
}
