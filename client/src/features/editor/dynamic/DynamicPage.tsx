import { useCallback, useEffect } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { IconTopologyStar3 } from '@tabler/icons-react';
import { useLocation, useParams, useSearchParams } from '../../../lib/router/hooks';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { t, withinSentence } from '@stemma/shared/language/translate';
import type { ChartSession } from '../../../chart/model/session';
import { ErrorState } from '../../../components/State';
import { newKey } from '../../../lib/newKey';
import { usePageTitle } from '../../../lib/pageTitle';
import { EditorScreen } from '../EditorScreen';
import { EditorSkeleton } from '../EditorSkeleton';
import { lookAt } from '../../../chart/model/onlyRead';
import { NoChart } from '../NoChart';
import { chartCanvas } from '../../../chart/view/chartCanvas';
import type { DynamicSource } from '../source';
import { useLoad } from '../useLoad';
import { DynamicBar } from './DynamicBar';
import { KIND_TEXTS, kindOf, keysIn } from './kinds';
import { NothingFound } from './NothingFound';
import { readDynamic } from './readDynamic';

interface Open {
  session: ChartSession;
  source: DynamicSource;
  id: string;
}

/** An entity over several charts, at /object, /subject and /all; `?keys=` names the charts, all with the entity when it is missing. */
export function DynamicPage() {
  const { asked, loaded, retry } = useDynamicChart();
  const isTooMany = asked > limits.dynamicChartsMax;
  usePageTitle(loaded.kind === 'open' ? titleOf(loaded.value.source) : t('Dynamic chart'));
  if (isTooMany) {
    return (
      <NoChart
        icon={IconTopologyStar3}
        title={t('These are too many charts')}
        text={t('{tooManyCharts} This address names {asked}.', { tooManyCharts: messages.tooManyCharts, asked })}
      />
    );
  }
  if (loaded.kind === 'loading') return <EditorSkeleton />;
  if (loaded.kind === 'failed') {
    return (
      <ErrorState
        title={t('The dynamic chart did not load')}
        text={t('Stemma could not put it together just now. Check your connection and try again.')}
        onRetry={retry}
      />
    );
  }
  if (loaded.kind !== 'open') {
    return (
      <NoChart
        icon={IconTopologyStar3}
        title={t('There is nothing to combine here')}
        text={t('The entity or one of the charts was deleted, or it is not shared with you.')}
      />
    );
  }
  const { id, session, source } = loaded.value;
  return (
    <EditorScreen key={id} session={session} source={source} bar={<DynamicBar source={source} />}>
      <NothingFound source={source} />
    </EditorScreen>
  );
}

function titleOf({ entity, of }: DynamicSource): string {
  return `${entity.name}, ${withinSentence(KIND_TEXTS[of].label)}`;
}

function useDynamicChart() {
  const client = useApolloClient();
  const { key = '' } = useParams();
  const kind = kindOf(useLocation().pathname.split('/')[1]) ?? 'all';
  const [search] = useSearchParams();
  const keys = keysIn(search);
  const asked = keys.length;
  const charts = keys.join(',');
  useEffect(() => chartCanvas.preload(), []);
  const read = useCallback(async (): Promise<Open | null> => {
    if (asked > limits.dynamicChartsMax) return null;
    const found = await readDynamic(client, { key, kind, charts: charts.split(',').filter(Boolean) });
    if (!found) return null;
    const session = lookAt(found.chart, t('A dynamic chart is kept by saving it as a new chart.'));
    return { session, source: found.source, id: newKey() };
  }, [client, key, kind, asked, charts]);
  return { asked, ...useLoad(read, closed) };
}

const closed = ({ session }: Open) => session.close();
