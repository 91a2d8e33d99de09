import { useCallback, useEffect, useMemo } from 'react';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import { compare } from '../../../chart/model/compare';
import type { ChartSession } from '../../../chart/model/session';
import { ErrorState, State } from '../../../components/State';
import { closeEntityPanel } from '../../../lib/entityPanel';
import { newKey } from '../../../lib/newKey';
import { EditorScreen } from '../EditorScreen';
import { EditorSkeleton } from '../EditorSkeleton';
import { lookAt } from '../../../chart/model/onlyRead';
import { NOW, type SnapshotSource, type SnapshotView } from '../source';
import { useLoad } from '../useLoad';
import { snapshotListQuery } from './documents';
import { Differences } from './Differences';
import { goBack } from './goBack';
import { SnapshotBar } from './SnapshotBar';
import { readSnapshot, type Snapshot } from './readSnapshot';
import { snapshotAsChart } from './snapshotAsChart';

interface Props {
  /** The chart that the snapshot is of, as it is open now. */
  session: ChartSession;
  view: SnapshotView;
  /** Shows another snapshot or comparison; null for the chart as it is now. */
  onView: (view: SnapshotView | null) => void;
}

interface Moments {
  snapshot: Snapshot;
  other: Snapshot | null;
}

/** A chart as it was, read-only, by itself or with what differs from another moment. */
export function SnapshotChart({ session, view, onView }: Props) {
  const client = useApolloClient();
  const { loaded, retry } = useMoments(session, view);
  const { data } = useQuery(snapshotListQuery, { variables: { chartKey: session.key } });
  const shown = useMemo(
    () => (loaded.kind === 'open' ? shownOf(session, loaded.value, view) : null),
    [session, loaded, view],
  );
  const leave = () => onView(null);

  if (loaded.kind === 'loading') return <EditorSkeleton />;
  if (!shown || loaded.kind !== 'open') {
    if (loaded.kind === 'failed') {
      return (
        <ErrorState
          title={t('The snapshot did not load')}
          text={t('Stemma could not read it just now. The chart is safe; check your connection and try again.')}
          onRetry={retry}
        />
      );
    }
    return <NoSnapshot onLeave={leave} />;
  }
  const { snapshot } = loaded.value;
  const mayEdit = session.store.getState().viewerCan.edit;
  const source: SnapshotSource = {
    kind: 'snapshot',
    chartKey: session.key,
    snapshot,
    comparison: shown.comparison,
    from: shown.from,
    to: shown.to,
    against: view.against,
    others: (data?.snapshots ?? []).filter(({ key }) => key !== snapshot.key),
    onAgainst: (against) => onView({ key: view.key, against }),
    onLeave: leave,
    onGoBack: mayEdit ? () => goBack(client, session, snapshot).then((done) => void (done && leave())) : null,
  };
  const { comparison, from, to } = shown;
  return (
    <EditorScreen key={shown.session.key} session={shown.session} source={source} bar={<SnapshotBar source={source} />}>
      {comparison && <Differences comparison={comparison} from={from} to={to} />}
    </EditorScreen>
  );
}

/** What stands where a snapshot was; what was open beside it goes with it. */
function NoSnapshot({ onLeave }: { onLeave: () => void }) {
  useEffect(() => closeEntityPanel(), []);
  return (
    <State
      icon={<IconHistory size={28} stroke={1.5} />}
      title={t('There is no such snapshot')}
      text={t('It was deleted meanwhile.')}
    >
      <Button onClick={onLeave}>{t('Back to the chart')}</Button>
    </State>
  );
}

function useMoments(session: ChartSession, { key, against }: SnapshotView) {
  const client = useApolloClient();
  const read = useCallback(async (): Promise<Moments | null> => {
    const { name } = session.store.getState().document.props;
    const other = against && against !== 'now' ? readSnapshot(client, against, name) : null;
    const [snapshot, compared] = await Promise.all([readSnapshot(client, key, name), other]);
    return snapshot && { snapshot, other: compared };
  }, [client, session, key, against]);
  return useLoad(read);
}

/** What is drawn: the snapshot alone, or the later of two moments with what went since the earlier one. */
function shownOf(session: ChartSession, { snapshot, other }: Moments, { against }: SnapshotView) {
  const now = against === 'now' ? { name: NOW, createdDate: '9', document: session.store.getState().document } : null;
  const second = now ?? other;
  const order = second && (second.createdDate > snapshot.createdDate ? [snapshot, second] : [second, snapshot]);
  const [earlier, later] = order ?? [];
  const comparison = earlier && later ? compare(earlier.document, later.document) : null;
  const chart = snapshotAsChart(
    `snapshot:${snapshot.key}:${against ?? ''}:${newKey()}`,
    comparison?.readable ?? snapshot.document,
  );
  return {
    session: lookAt(chart, t('What was is not changed.')),
    comparison,
    from: earlier?.name ?? '',
    to: later?.name ?? '',
  };
}
