import { useEffect, useMemo, useState } from 'react';
import { t } from '@stemma/shared/language/translate';
import { lookAt } from '../../../chart/model/onlyRead';
import { ErrorState } from '../../../components/State';
import type { CallFailed } from '../../../lib/send';
import { usePageTitle } from '../../../lib/pageTitle';
import type { LinkVisit } from '../../../lib/visit';
import { useReading, VisitContext } from '../visit';
import { ViewerSkeleton } from '../ViewerSkeleton';
import { chartCanvas } from '../../../chart/view/chartCanvas';
import { readShared, type Shared } from './readShared';
import { ViewerScreen } from './ViewerScreen';

/** The chart of a visit, read once. */
export function SharedChart({ visit, onEnded }: { visit: LinkVisit; onEnded: (failure: CallFailed) => void }) {
  const visiting = useMemo(() => ({ visit, onEnded }), [visit, onEnded]);
  useEffect(() => chartCanvas.preload(), []);
  return (
    <VisitContext value={visiting}>
      <Reader linkKey={visit.linkKey} />
    </VisitContext>
  );
}

function Reader({ linkKey }: { linkKey: string }) {
  const { data, failed, retry } = useReading(readShared, linkKey);
  usePageTitle(data?.chart.name ?? t('Shared chart'));
  if (failed !== null) return <ErrorState title={t('The chart did not load')} text={failed} onRetry={retry} />;
  return data ? <Opened shared={data} /> : <ViewerSkeleton />;
}

function Opened({ shared }: { shared: Shared }) {
  const [session] = useState(() => lookAt(shared.chart, t('A shared chart is only read.')));
  return <ViewerScreen session={session} shared={shared} />;
}
