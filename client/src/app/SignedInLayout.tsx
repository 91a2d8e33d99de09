import { useEffect, useState } from 'react';
import { ApolloProvider } from '@apollo/client/react';
import { useLocation } from '../lib/router/hooks';
import { Outlet } from '../lib/router/RouterProvider';
import { t } from '@stemma/shared/language/translate';
import { EntityDialogPlace } from '../components/entityDialog/EntityDialogPlace';
import { PageBoundary } from '../components/PageBoundary';
import { lazyComponent } from '../components/lazyComponent';
import { ReadOnlyBanner } from '../components/ReadOnlyBanner';
import { useSettingsFailureWhileDrawing } from '../components/settings/useSettingsFailure';
import { ShellDialogs } from '../components/ShellDialogs';
import { currentSession, onSessionChange, type Session } from '../lib/session';
import { useAfterFirstView } from '../lib/firstView';
import { createApollo } from './apollo';
import { FeatureDialogs } from './FeatureDialogs';
import { GlobalShortcuts } from './GlobalShortcuts';
import { LeaveGuards } from './LeaveGuards';
import { Navigation } from './navigation/Navigation';
import { PanelPlace } from './PanelPlace';
import classes from './SignedInLayout.module.css';

const overlays = lazyComponent(() => import('../components/Overlays').then((loaded) => loaded.Overlays));

/** Around every page of a signed-in user: data, dialogs, toasts, side navigation. */
export function SignedInLayout() {
  const [apollo] = useState(createApollo);
  const { pathname } = useLocation();
  const standsAlready = useAfterFirstView();
  useSettingsFailureWhileDrawing();
  // What failed for want of a session is asked again once its user is back.
  useEffect(() => {
    const whose = (session: Session) => (session.status === 'signedIn' ? session.viewer.key : null);
    const own = whose(currentSession());
    let away = false;
    return onSessionChange((session) => {
      const isOwn = whose(session) === own;
      if (isOwn && away) void apollo.refetchQueries({ include: 'active' });
      away = !isOwn;
    });
  }, [apollo]);
  return (
    <ApolloProvider client={apollo}>
      <a href="#content" className={classes.skip}>
        {t('Skip to the content')}
      </a>
      <div className={classes.shell}>
        <Navigation />
        <main id="content" tabIndex={-1} className={classes.content}>
          <ReadOnlyBanner />
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
      {standsAlready && <overlays.Component />}
    </ApolloProvider>
  );
}
