import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { Button, Checkbox, Group, Radio, Skeleton, Text } from '@mantine/core';
import { useNavigate } from '../../../lib/router/hooks';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { emptyStates } from '@stemma/shared/messages/empty';
import { naturalOrder } from '@stemma/shared/nameOrder';
import { t } from '@stemma/shared/language/translate';
import { Trans } from '../../../lib/Trans';
import { Dialog } from '../../../components/Dialog';
import { ErrorState } from '../../../components/State';
import { pickableChartsQuery } from './documents';
import { DYNAMIC_KINDS, dynamicPath, kindOf, KIND_TEXTS, type DynamicKind } from './kinds';
import classes from './SelectCharts.module.css';

interface Props {
  entityKey: string;
  entityName: string;
  /** What is asked for at first. */
  of?: DynamicKind;
  /** Charts chosen at first. */
  chosen?: readonly string[];
  onClose: () => void;
}

/** Asks which of the charts that hold an entity are put together, and what of it is shown (SPEC §2.3 Dynamic-chart picker). */
export function SelectChartsDialog({ entityKey, entityName, of: firstKind = 'all', chosen = [], onClose }: Props) {
  const navigate = useNavigate();
  const [kind, setKind] = useState<DynamicKind>(firstKind);
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set(chosen));
  const { data, error, loading, refetch } = useQuery(pickableChartsQuery, {
    variables: { key: entityKey },
    fetchPolicy: 'cache-and-network',
  });
  const charts = [...(data?.chartsOfEntity ?? [])].sort((a, b) => naturalOrder(a.name, b.name));
  const unseen = data ? (data.entity?.chartCount ?? 0) - charts.length : 0;
  const keys = charts.map(({ key }) => key).filter((key) => marked.has(key));
  const all = keys.length === charts.length;
  const tooMany = keys.length > limits.dynamicChartsMax;
  const toggle = (key: string) => {
    const next = new Set(marked);
    if (!next.delete(key)) next.add(key);
    setMarked(next);
  };
  const done = () => {
    onClose();
    void navigate(dynamicPath(kind, entityKey, keys));
  };

  return (
    <Dialog onClose={onClose} title={t('Select Charts')}>
      <Text size="sm" c="dimmed" mb="md">
        <Trans
          message="What the chosen charts say about <bdi>{entityName}</bdi>, in one chart. The charts themselves stay as they are."
          values={{ entityName, bdi: (parts) => <bdi className={classes.who}>{parts}</bdi> }}
        />
      </Text>
      <Radio.Group
        value={kind}
        onChange={(value) => setKind(kindOf(value) ?? 'all')}
        label={t('Show')}
        className={classes.kinds}
      >
        {DYNAMIC_KINDS.map((one) => (
          <Radio key={one} value={one} label={KIND_TEXTS[one].label} description={KIND_TEXTS[one].says} />
        ))}
      </Radio.Group>
      {error && !data ? (
        <ErrorState
          title={t('The charts did not load')}
          text={t('Stemma could not read them just now. Check your connection and try again.')}
          busy={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <div className={classes.charts}>
          {charts.length > 0 && (
            <Checkbox
              className={classes.all}
              label={t('Select all')}
              checked={all}
              indeterminate={!all && keys.length > 0}
              onChange={() => setMarked(new Set(all ? [] : charts.map(({ key }) => key)))}
            />
          )}
          <ul className={classes.list} aria-label={t('Charts with it')}>
            {!data &&
              [62, 48, 71].map((width) => (
                <li key={width} className={classes.waiting}>
                  <Skeleton height={14} width={`${width}%`} radius="sm" />
                </li>
              ))}
            {charts.map(({ key, name }) => (
              <li key={key}>
                <Checkbox
                  className={classes.chart}
                  label={<bdi>{name}</bdi>}
                  checked={marked.has(key)}
                  onChange={() => toggle(key)}
                />
              </li>
            ))}
            {data && charts.length === 0 && unseen <= 0 && <li className={classes.none}>{emptyStates.entityCharts}</li>}
          </ul>
          {unseen > 0 && <p className={classes.none}>{messages.chartsNotShared(unseen)}</p>}
        </div>
      )}
      <Group justify="flex-end" mt="lg" gap="xs">
        {tooMany && (
          <Text size="sm" c="var(--mantine-color-error)" mr="auto">
            {messages.tooManyCharts}
          </Text>
        )}
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button disabled={keys.length === 0 || tooMany} onClick={done}>
          {t('Done')}
        </Button>
      </Group>
    </Dialog>
  );
}
