import { useEffect, useState } from 'react';
import { ApolloProvider } from '@apollo/client/react';
import { Outlet, useLocation } from 'react-router';
import { EntityDialogPlace } from '../components/entityDialog/EntityDialogPlace';
import { PageBoundary } from '../components/PageBoundary';
import { part } from '../components/part';
import { ShellDialogs } from '../components/ShellDialogs';
import { onSessionChange } from '../lib/session';
import { createApollo } from './apollo';
import { FeatureDialogs } from './FeatureDialogs';
import { GlobalShortcuts } from './GlobalShortcuts';
import { LeaveGuards } from './LeaveGuards';
import { Navigation } from './navigation/Navigation';
import { PanelPlace } from './PanelPlace';
import classes from './SignedInLayout.module.css';

const overlays = part(() => import('../components/Overlays').then((loaded) => loaded.Overlays));

/** Around every page of a signed-in user: data, dialogs, toasts, side navigation. */
export function SignedInLayout() {
  const [apollo] = useState(createApollo);
  const { pathname } = useLocation();
  // What failed for want of a session is asked again once its user is back.
  useEffect(
    () =>
      onSessionChange(({ status }) => {
        if (status === 'signedIn') void apollo.refetchQueries({ include: 'active' });
      }),
    [apollo],
  );
  return (
    <ApolloProvider client={apollo}>
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
        <PanelPlace />
      </div>
      <ShellDialogs />
      <EntityDialogPlace />
      <FeatureDialogs />
      <GlobalShortcuts />
      <LeaveGuards />
      <overlays.Component />
    </ApolloProvider>
  );
}
