import { useEffect } from 'react';
import { messages } from '@stemma/shared/messages';
import type { ChartSession } from '../../chart/model/session';
import { useLeaveGuard } from '../../lib/leaveGuard';
import { onSessionChange } from '../../lib/session';

/** Asks before a chart with unsaved changes is left (SPEC §4); a save that the end of the session refused is made once that user is back. */
export function useUnsavedChart(session: ChartSession): void {
  useEffect(
    () =>
      onSessionChange(({ status }) => {
        if (status === 'signedIn' && session.store.getState().phase.kind === 'refused') void session.save();
      }),
    [session],
  );
  useLeaveGuard({
    unsaved: () => session.store.getState().unsaved > 0,
    question: messages.unsavedChart,
    save: () => session.save(),
  });
}
