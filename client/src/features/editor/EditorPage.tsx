import { useCallback, useEffect, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconChartDots3 } from '@tabler/icons-react';
import { Link, useParams, useSearchParams } from 'react-router';
import { createChartSession, type ChartSession } from '../../chart/model/session';
import { ErrorState, State } from '../../components/State';
import { newKey } from '../../lib/newKey';
import { usePageTitle } from '../../lib/pageTitle';
import { waitOrOnline } from '../../lib/waitOrOnline';
import { EditorScreen } from './EditorScreen';
import { EditorSkeleton } from './EditorSkeleton';
import { createGateway, readChart } from './gateway';
import { canvasPart } from './parts';
import { pastPart } from './snapshots/pastPart';
import type { PastView } from './source';
import { useUnsavedChart } from './useUnsavedChart';

type Loaded = { kind: 'loading' } | { kind: 'failed' } | { kind: 'missing' } | { kind: 'open'; session: ChartSession };

/** The chart editor at /chart/:key; `?mode=edit` opens it for editing. */
export function EditorPage() {
  const { key = '' } = useParams();
  const { loaded, retry } = useLoadedChart(key);
  usePageTitle(loaded.kind === 'open' ? loaded.session.store.getState().document.props.name : 'Chart');
  if (loaded.kind === 'loading') return <EditorSkeleton />;
  if (loaded.kind === 'failed') {
    return (
      <ErrorState
        title="The chart did not load"
        text="Stemma could not read it just now. Your charts are safe; check your connection and try again."
        onRetry={retry}
      />
    );
  }
  if (loaded.kind === 'missing') {
    return (
      <State
        icon={<IconChartDots3 size={28} stroke={1.5} />}
        title="There is no chart here"
        text="It was deleted, or it is not shared with you."
      >
        <Button component={Link} to="/overview">
          Go to All Charts
        </Button>
      </State>
    );
  }
  return <OpenChart key={loaded.session.key} session={loaded.session} />;
}

/** The chart as it is now, or as a snapshot kept it; what is not saved yet outlives the look back. */
function OpenChart({ session }: { session: ChartSession }) {
  const [past, setPast] = useState<PastView | null>(null);
  useUnsavedChart(session);
  if (past) return <pastPart.Component session={session} view={past} onView={setPast} />;
  return <EditorScreen session={session} showPast={setPast} />;
}

function useLoadedChart(key: string): { loaded: Loaded; retry: () => void } {
  const client = useApolloClient();
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const [search] = useSearchParams();
  const [startEditing] = useState(search.get('mode') === 'edit');

  useEffect(() => canvasPart.preload(), []);
  useEffect(() => {
    let session: ChartSession | null = null;
    let gone = false;
    readChart(client, key).then(
      (chart) => {
        if (gone) return;
        if (!chart) return setLoaded({ kind: 'missing' });
        session = createChartSession(chart, {
          gateway: createGateway(client),
          newKey,
          now: () => Date.now(),
          wait: waitOrOnline,
        });
        if (startEditing) session.setMode('edit');
        setLoaded({ kind: 'open', session });
      },
      () => !gone && setLoaded({ kind: 'failed' }),
    );
    return () => {
      gone = true;
      session?.close();
    };
  }, [client, key, attempt, startEditing]);

  const retry = useCallback(() => {
    setLoaded({ kind: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { loaded, retry };
}
