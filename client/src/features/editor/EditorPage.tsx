import { useCallback, useEffect, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { IconChartDots3 } from '@tabler/icons-react';
import { useParams, useSearchParams } from '../../lib/router/hooks';
import { t } from '@stemma/shared/language/translate';
import { createChartSession, type ChartSession } from '../../chart/model/session';
import { notify, readingTime } from '../../components/notify';
import { ErrorState } from '../../components/State';
import { newKey } from '../../lib/newKey';
import { currentSession } from '../../lib/session';
import { usePageTitle } from '../../lib/pageTitle';
import { putFirstInRecent } from '../../lib/recentCharts';
import { waitOrOnline } from '../../lib/waitOrOnline';
import { EditorScreen } from './EditorScreen';
import { EditorSkeleton } from './EditorSkeleton';
import { createGateway, readChart } from './gateway';
import { NoChart } from './NoChart';
import { chartCanvas } from '../../chart/view/chartCanvas';
import { snapshotPart } from './snapshots/snapshotPart';
import type { SnapshotView } from './source';
import { useLoad } from './useLoad';
import { useUnsavedChart } from './useUnsavedChart';

/** The chart editor at /chart/:key; `?mode=edit` opens it for editing, `?chartDeleted` says that it is gone (SPEC §2.1). */
export function EditorPage() {
  const { key = '' } = useParams();
  const [search] = useSearchParams();
  return search.has('chartDeleted') ? <GonePage /> : <ChartPage chartKey={key} />;
}

function GonePage() {
  usePageTitle(t('Chart'));
  return (
    <NoChart
      icon={IconChartDots3}
      title={t('There is no chart here')}
      text={t('It was deleted, or it is not shared with you.')}
    />
  );
}

function ChartPage({ chartKey }: { chartKey: string }) {
  const { loaded, retry } = useLoadedChart(chartKey);
  usePageTitle(loaded.kind === 'open' ? loaded.value.store.getState().document.props.name : t('Chart'));
  if (loaded.kind === 'loading') return <EditorSkeleton />;
  if (loaded.kind === 'failed') {
    return (
      <ErrorState
        title={t('The chart did not load')}
        text={t('Stemma could not read it just now. Your charts are safe; check your connection and try again.')}
        onRetry={retry}
      />
    );
  }
  if (loaded.kind !== 'open') return <GonePage />;
  return <OpenChart key={loaded.value.key} session={loaded.value} />;
}

/** The chart as it is now, or as a snapshot kept it; what is not saved yet outlives the look back. */
function OpenChart({ session }: { session: ChartSession }) {
  const [snapshot, setSnapshot] = useState<SnapshotView | null>(null);
  useUnsavedChart(session);
  if (snapshot) return <snapshotPart.Component session={session} view={snapshot} onView={setSnapshot} />;
  return <EditorScreen session={session} showSnapshot={setSnapshot} />;
}

function useLoadedChart(key: string) {
  const client = useApolloClient();
  const [search] = useSearchParams();
  const [startEditing] = useState(search.get('mode') === 'edit');
  useEffect(() => chartCanvas.preload(), []);
  const read = useCallback(async () => {
    const chart = await readChart(client, key);
    if (!chart) return null;
    putFirstInRecent(client.cache, key);
    const gateway = createGateway(client);
    const signedIn = currentSession();
    const viewerKey = signedIn.status === 'signedIn' ? signedIn.viewer.key : undefined;
    const session = createChartSession(chart, {
      gateway,
      newKey,
      now: () => Date.now(),
      wait: waitOrOnline,
      viewerKey,
      letGo: (name) => notify('Error', letGoText(name), 8000),
      refused: (message) => notify('Error', t('Not saved: {message}', { message }), readingTime(message)),
    });
    if (startEditing) session.setMode('edit');
    return session;
  }, [client, key, startEditing]);
  return useLoad(read, closed);
}

const closed = (session: ChartSession) => session.close();

function letGoText(name: string): string {
  return t(
    '“{name}” was taken off this chart and is not yours to put back. It goes from yours as well, with its links; everything else is kept.',
    { name },
  );
}
