import { useApolloClient, useMutation } from '@apollo/client/react';
import { t } from '@stemma/shared/language/translate';
import { confirm } from '../../components/confirm';
import { deletionSentence } from '../../components/deletion/affected';
import { affectedByDeletionQuery } from '../../components/deletion/documents';
import { notifyDeleted } from '../../components/deletion/notifyDeleted';
import { notify } from '../../components/notify';
import { outcome } from '../../components/outcome';
import { announceChanged } from '../../lib/changed';
import { chartCount } from '../../lib/count';
import { download } from '../../lib/download';
import { startLeaving } from '../../lib/leaving';
import { newKey } from '../../lib/newKey';
import type { ChartCard } from './documents';
import {
  changeVisibilityMutation,
  createChartMutation,
  createSampleChartMutation,
  deleteChartMutation,
  deleteChartsMutation,
  duplicateChartMutation,
  renameChartMutation,
} from './documents';
import { removeChart } from './removeChart';

const LISTS = ['ChartList', 'RecentCharts'];
const NOT_WRITTEN = t('The document could not be made. Try again.');

/** Everything that can be done with a chart from the overview. Each says by a toast what came of it. */
export interface ChartActions {
  /** Answers the new chart's key, or undefined when it was not made. */
  create(name: string, visibility: 'public' | 'private', folder: string): Promise<string | undefined>;
  /** Makes a private chart of random ownership. Answers its key, or undefined when it was not made. */
  createSample(name: string, entities: number, folder: string): Promise<string | undefined>;
  rename(chart: ChartCard, name: string): Promise<void>;
  duplicate(chart: ChartCard): Promise<void>;
  remove(chart: ChartCard): Promise<void>;
  /** Deletes charts, and folders with all charts in them, for good; asks first. */
  removeMany(keys: readonly string[], folderKeys: readonly string[]): Promise<boolean>;
  toggleVisibility(chart: ChartCard): Promise<void>;
  /** Saves the chart as a spreadsheet or as a report. */
  download(chart: ChartCard, kind: 'excel' | 'word'): Promise<void>;
}

/** The overview's actions. Rename, delete and visibility show at once and are taken back when the server refuses. */
export function useChartActions(): ChartActions {
  const [createChart] = useMutation(createChartMutation, { refetchQueries: LISTS });
  const [createSampleChart] = useMutation(createSampleChartMutation, { refetchQueries: LISTS });
  const [renameChart] = useMutation(renameChartMutation);
  const [changeVisibility] = useMutation(changeVisibilityMutation);
  const [duplicateChart] = useMutation(duplicateChartMutation, { refetchQueries: LISTS });
  const [deleteChart] = useMutation(deleteChartMutation);
  const [deleteCharts] = useMutation(deleteChartsMutation, { refetchQueries: LISTS });

  const client = useApolloClient();
  return {
    async create(name, visibility, folder) {
      const input = { key: newKey(), name, visibility, folder: folder || null };
      const result = await outcome(createChart({ variables: { input } }));
      return result?.createChart.ok?.key;
    },
    async createSample(name, entities, folder) {
      const input = { key: newKey(), name, entities, folder: folder || null };
      const result = await outcome(createSampleChart({ variables: { input } }));
      if (result) void announceChanged('entities');
      return result?.createSampleChart.ok?.key;
    },
    async rename(chart, name) {
      if (name === chart.name) return;
      await outcome(
        renameChart({
          variables: { input: { key: chart.key, name } },
          optimisticResponse: {
            updateChart: named('ChartResult', { ok: { ...chart, name }, error: null }),
          },
        }),
      );
    },
    async duplicate(chart) {
      const result = await outcome(duplicateChart({ variables: { key: chart.key, name: `${chart.name} (copy)` } }));
      if (result?.duplicateChart.ok)
        notify('Message', t('“{name}” is there.', { name: result.duplicateChart.ok.name }));
    },
    async remove(chart) {
      const found = await client
        .query({ query: affectedByDeletionQuery, variables: { key: chart.key }, fetchPolicy: 'network-only' })
        .catch(() => undefined);
      const affected = found?.data?.affectedByDeletion;
      const along = affected ? deletionSentence(affected, 'chart') : '';
      const agreed = await confirm({
        title: t('Permanently delete chart'),
        message: t('Are you sure? This will permanently delete the chart “{name}”. The entities on it stay.{along}', {
          name: chart.name,
          along: along && `\n\n${along}`,
        }),
        buttonText: t('Permanently Delete'),
        danger: true,
      });
      if (!agreed) return;
      const result = await outcome(
        deleteChart({
          variables: { key: chart.key },
          optimisticResponse: { deleteChart: named('DeleteChartResult', { ok: chart.key, error: null }) },
          update: (cache, { data }) => {
            if (data?.deleteChart.ok) removeChart(cache, data.deleteChart.ok);
          },
        }),
      );
      if (result?.deleteChart.ok) notifyDeleted(chart.name);
    },
    async removeMany(keys, folderKeys) {
      const agreed = await confirm({
        title: t('Permanently delete charts'),
        message: t(
          'Are you sure? This will permanently delete the selected charts, and folders with all charts in them. The entities on them stay.',
        ),
        buttonText: t('Permanently Delete'),
        danger: true,
      });
      if (!agreed) return false;
      const end = startLeaving([...keys, ...folderKeys], 'gone');
      const result = await outcome(deleteCharts({ variables: { keys: [...keys], folderKeys: [...folderKeys] } }));
      if (!result) {
        end();
        return false;
      }
      void announceChanged('charts', 'folders').then(end);
      notify('Message', t('{charts} deleted.', { charts: chartCount(result.deleteCharts.ok ?? 0) }));
      return true;
    },
    async toggleVisibility(chart) {
      const visibility = chart.visibility === 'public' ? 'private' : 'public';
      const result = await outcome(
        changeVisibility({
          variables: { input: { key: chart.key, visibility } },
          optimisticResponse: {
            updateChart: named('ChartResult', { ok: { ...chart, visibility }, error: null }),
          },
        }),
      );
      if (result?.updateChart.ok) {
        notify('Message', visibility === 'public' ? t('Your organization can read it now.') : t('It is private now.'));
      }
    },
    async download({ key, name }, kind) {
      notify('Clear', t('“{name}” is being written…', { name }));
      try {
        await download(`datasets/${kind}/${encodeURIComponent(key)}`, `${name}.${kind === 'excel' ? 'xlsx' : 'docx'}`);
      } catch (error) {
        notify('Error', error instanceof Error ? error.message : NOT_WRITTEN, 5000);
      }
    },
  };
}

/** The value with the type name that Apollo's cache wants and the generated types leave out. */
function named<T extends object>(typeName: string, value: T): T {
  return { __typename: typeName, ...value };
}
