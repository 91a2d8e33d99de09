import { useEffect, useMemo, useState } from 'react';
import { createChartSession, type ChartSession } from '../../../chart/model/session';
import { ErrorState } from '../../../components/State';
import type { CallFailed } from '../../../lib/send';
import { newKey } from '../../../lib/newKey';
import { usePageTitle } from '../../../lib/pageTitle';
import type { Visit } from '../../../lib/visit';
import { useReading, VisitContext } from '../visit';
import { ViewerSkeleton } from '../ViewerSkeleton';
import { canvasPart } from './canvasPart';
import { readShared, type Shared } from './readShared';
import { ViewerScreen } from './ViewerScreen';

/** The chart of a visit, read once. */
export function SharedChart({ visit, onEnded }: { visit: Visit; onEnded: (failure: CallFailed) => void }) {
  const visiting = useMemo(() => ({ visit, onEnded }), [visit, onEnded]);
  useEffect(() => canvasPart.preload(), []);
  return (
    <VisitContext value={visiting}>
      <Reader linkKey={visit.linkKey} />
    </VisitContext>
  );
}

function Reader({ linkKey }: { linkKey: string }) {
  const { data, failed, retry } = useReading(readShared, linkKey);
  usePageTitle(data?.chart.name ?? 'Shared chart');
  if (failed !== null) return <ErrorState title="The chart did not load" text={failed} onRetry={retry} />;
  return data ? <Opened shared={data} /> : <ViewerSkeleton />;
}

function Opened({ shared }: { shared: Shared }) {
  const [session] = useState(() => sessionOf(shared));
  return <ViewerScreen session={session} shared={shared} />;
}

function sessionOf({ chart }: Shared): ChartSession {
  return createChartSession(chart, { gateway: nothingKept, newKey, now: Date.now, wait: () => Promise.resolve() });
}

const refused = { ok: false, stale: false, message: 'A shared chart is only read.' } as const;

/** Visitors change nothing. */
const nothingKept = {
  save: () => Promise.resolve(refused),
  create: () => Promise.resolve(refused),
  read: () => Promise.resolve(null),
};
