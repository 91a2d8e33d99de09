import { messages } from '@stemma/shared/messages';
import type { ChartSession } from '../../chart/model/session';
import { useLeaveGuard } from '../../lib/leaveGuard';

/** Asks before a chart with unsaved changes is left (SPEC §4). */
export function useUnsavedChart(session: ChartSession): void {
  useLeaveGuard({ unsaved: () => session.store.getState().unsaved > 0, question: messages.unsavedChart });
}
