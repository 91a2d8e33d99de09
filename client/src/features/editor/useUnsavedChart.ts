import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { messages } from '@stemma/shared/messages';
import type { ChartSession } from '../../chart/model/session';
import { confirm } from '../../components/confirm';

/** Asks before a chart with unsaved changes is left (SPEC §4), by the browser's own question when the tab is closed. */
export function useLeaveGuard(session: ChartSession): void {
  const unsaved = () => session.store.getState().unsaved > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && unsaved(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { title, text } = messages.unsavedChart;
    void confirm({ title, message: text }).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (session.store.getState().unsaved > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [session]);
}
