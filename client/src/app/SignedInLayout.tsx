import { useState } from 'react';
import { ApolloProvider } from '@apollo/client/react';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { Outlet, useLocation } from 'react-router';
import { PageBoundary } from '../components/PageBoundary';
import { ShellDialogs } from '../components/ShellDialogs';
import { createApollo } from './apollo';
import { Navigation } from './navigation/Navigation';
import { GlobalShortcuts } from './GlobalShortcuts';
import classes from './SignedInLayout.module.css';

/** Around every page of a signed-in user: data, dialogs, toasts, side navigation. */
export function SignedInLayout() {
  const [apollo] = useState(createApollo);
  const { pathname } = useLocation();
  return (
    <ApolloProvider client={apollo}>
      <ModalsProvider modalProps={{ size: 480 }}>
        <a href="#content" className={classes.skip}>
          Skip to the content
        </a>
        <div className={classes.shell}>
          <Navigation />
          <main id="content" tabIndex={-1} className={classes.content}>
            <PageBoundary key={pathname}>
              <Outlet />
            </PageBoundary>
          </main>
        </div>
        <ShellDialogs />
        <GlobalShortcuts />
      </ModalsProvider>
      <Notifications position="top-center" limit={4} zIndex={400} containerWidth={400} />
    </ApolloProvider>
  );
}
