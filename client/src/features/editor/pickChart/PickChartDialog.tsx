import { useState } from 'react';
import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { Button, Group, Radio, Skeleton, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { t } from '@stemma/shared/language/translate';
import { Dialog } from '../../../components/Dialog';
import { notify } from '../../../components/notify';
import { ErrorState } from '../../../components/State';
import { announceChanged } from '../../../lib/changed';
import { SERVER_TROUBLE } from '../../../lib/send';
import classes from '../dynamic/SelectCharts.module.css';
import { chartsToPickQuery, putOnChartMutation } from './documents';

/** Charts that are listed; more are found by typing. */
const LISTED = 50;

interface Props {
  entities: readonly { key: string; name: string }[];
  /** The chart that they are on already. */
  except?: string | undefined;
  onClose: () => void;
}

/** Asks for a chart and puts entities on it (SPEC §2.3 "Pick a dataset"). */
export function PickChartDialog({ entities, except, onClose }: Props) {
  const client = useApolloClient();
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), 200);
  const [chosen, setChosen] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const [put] = useMutation(putOnChartMutation);
  const { data, previousData, error, loading, refetch } = useQuery(chartsToPickQuery, {
    variables: { search: search || null, limit: LISTED },
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? previousData)?.chartList;
  const charts = (list?.charts ?? []).filter(({ key }) => key !== except);
  const chart = charts.find(({ key }) => key === chosen);
  const what = entities.length === 1 ? (entities[0]?.name ?? '') : t('{count} entities', { count: entities.length });

  const done = async () => {
    if (!chart || busy) return;
    setBusy(true);
    setFault('');
    const entityKeys = entities.map(({ key }) => key);
    const answer = await put({ variables: { chartKey: chart.key, entityKeys } }).then(
      ({ data: result }) => result?.putOnChart,
      () => undefined,
    );
    setBusy(false);
    if (!answer?.ok) return setFault(answer?.error?.message ?? SERVER_TROUBLE);
    const { added } = answer.ok;
    notify(added > 0 ? 'Message' : 'Clear', addedText(added, entityKeys.length, chart.name), 4000);
    onClose();
    void announceChanged('charts');
    await client.refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName }) => queryName === 'PanelCharts',
    });
  };

  return (
    <Dialog onClose={onClose} title={t('Pick a chart')} busy={busy}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void done();
        }}
      >
        <Text size="sm" c="dimmed" mb="md">
          <bdi className={classes.who}>{what}</bdi>{' '}
          {t('{count, plural, one {is} other {are}} put on the chart that you pick, below what stands there.', {
            count: entities.length,
          })}
        </Text>
        <TextInput
          data-autofocus
          label={t('Find a chart')}
          inputMode="search"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {error && !list ? (
          <ErrorState
            title={t('The charts did not load')}
            text={t('Stemma could not read them just now. Check your connection and try again.')}
            busy={loading}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : (
          <Radio.Group className={classes.charts} value={chosen} onChange={setChosen} aria-label={t('Charts')}>
            <ul className={classes.list}>
              {!list &&
                [62, 48, 71].map((width) => (
                  <li key={width} className={classes.waiting}>
                    <Skeleton height={14} width={`${width}%`} radius="sm" />
                  </li>
                ))}
              {charts.map(({ key, name, viewerCan }) => (
                <li key={key}>
                  <Radio
                    className={classes.chart}
                    value={key}
                    disabled={!viewerCan.edit}
                    label={<bdi>{name}</bdi>}
                    {...(!viewerCan.edit && { description: t('You can read this chart, not change it.') })}
                  />
                </li>
              ))}
              {list && charts.length === 0 && (
                <li className={classes.none}>
                  {search ? t('No chart has this name.') : t('There is no other chart yet.')}
                </li>
              )}
              {list && list.total > LISTED && (
                <li className={classes.none}>
                  {t('{total} more: type a part of the name.', { total: list.total - LISTED })}
                </li>
              )}
            </ul>
          </Radio.Group>
        )}
        {fault && (
          <Text size="sm" c="var(--mantine-color-error)" mt="sm" role="alert">
            {fault}
          </Text>
        )}
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={onClose} disabled={busy}>
            {t('Cancel')}
          </Button>
          <Button type="submit" disabled={!chart} loading={busy}>
            {t('Done')}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}

function addedText(added: number, asked: number, chart: string): string {
  if (added === 0)
    return asked === 1
      ? t('It is on “{chart}” already.', { chart })
      : t('All of them are on “{chart}” already.', { chart });
  const there = asked - added;
  const came = asked === 1 ? t('Put on “{chart}”.', { chart }) : t('{added} put on “{chart}”.', { added, chart });
  return there > 0 ? t('{came} {there, plural, one {# was} other {# were}} there already.', { came, there }) : came;
}
