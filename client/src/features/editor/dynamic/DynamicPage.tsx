import { useCallback, useEffect, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconTopologyStar3 } from '@tabler/icons-react';
import { Link, useLocation, useParams, useSearchParams } from 'react-router';
import type { ChartSession } from '../../../chart/model/session';
import { ErrorState, State } from '../../../components/State';
import { newKey } from '../../../lib/newKey';
import { usePageTitle } from '../../../lib/pageTitle';
import { EditorScreen } from '../EditorScreen';
import { EditorSkeleton } from '../EditorSkeleton';
import { lookAt } from '../../../chart/model/onlyRead';
import { canvasPart } from '../parts';
import type { DynamicSource } from '../source';
import { KIND_WORDS, kindOf, keysIn } from './kinds';
import { readDynamic } from './readDynamic';

type Loaded =
  | { kind: 'loading' | 'failed' | 'missing' }
  | { kind: 'open'; session: ChartSession; source: DynamicSource; id: string };

/** An entity over several charts, at /object, /subject and /all; `?keys=` names the charts, all with the entity when it is missing. */
export function DynamicPage() {
  const { loaded, retry } = useDynamicChart();
  usePageTitle(loaded.kind === 'open' ? titleOf(loaded.source) : 'Dynamic chart');
  if (loaded.kind === 'loading') return <EditorSkeleton />;
  if (loaded.kind === 'failed') {
    return (
      <ErrorState
        title="The dynamic chart did not load"
        text="Stemma could not put it together just now. Check your connection and try again."
        onRetry={retry}
      />
    );
  }
  if (loaded.kind !== 'open') {
    return (
      <State
        icon={<IconTopologyStar3 size={28} stroke={1.5} />}
        title="There is nothing to combine here"
        text="The entity or one of the charts was deleted, or it is not shared with you."
      >
        <Button component={Link} to="/overview">
          Go to All Charts
        </Button>
      </State>
    );
  }
  return <EditorScreen key={loaded.id} session={loaded.session} source={loaded.source} />;
}

function titleOf({ entity, of }: DynamicSource): string {
  return `${entity.name}, ${KIND_WORDS[of].label.toLowerCase()}`;
}

function useDynamicChart(): { loaded: Loaded; retry: () => void } {
  const client = useApolloClient();
  const { key = '' } = useParams();
  const kind = kindOf(useLocation().pathname.split('/')[1]) ?? 'all';
  const [search] = useSearchParams();
  const charts = keysIn(search).join(',');
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => canvasPart.preload(), []);
  useEffect(() => {
    let gone = false;
    let session: ChartSession | null = null;
    readDynamic(client, { key, kind, charts: charts.split(',').filter(Boolean) }).then(
      (read) => {
        if (gone) return;
        if (!read) return setLoaded({ kind: 'missing' });
        session = lookAt(read.chart, 'A dynamic chart is kept by saving it as a new chart.');
        setLoaded({ kind: 'open', session, source: read.source, id: newKey() });
      },
      () => !gone && setLoaded({ kind: 'failed' }),
    );
    return () => {
      gone = true;
      session?.close();
    };
  }, [client, key, kind, charts, attempt]);

  const retry = useCallback(() => {
    setLoaded({ kind: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { loaded, retry };
}
