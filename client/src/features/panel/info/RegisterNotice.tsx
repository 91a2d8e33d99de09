import { useEffect, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { Alert, Badge, Button, Group, Text } from '@mantine/core';
import { IconBuildingBank } from '@tabler/icons-react';
import { toShownDate } from '@stemma/shared/dates';
import { t } from '@stemma/shared/language/translate';
import { notify } from '../../../components/notify';
import { decide, readTakenFrom, type TakenFrom } from '../../../components/registers/calls';
import { announceChanged } from '../../../lib/changed';
import { usePanelChart } from '../../../lib/panelChart';
import type { PanelRecord } from '../documents';
import { NewsTable } from './NewsTable';
import { tickedAtFirst } from './newsTicks';
import classes from './RegisterNotice.module.css';

/** Which registers an entity was taken from, and what they say anew of it, to be taken over or left. */
export function RegisterNotice({ record }: { record: PanelRecord }) {
  const [state, setState] = useState<{ key: string; taken: readonly TakenFrom[] }>();
  const { key } = record;
  useEffect(() => {
    let isCurrent = true;
    readTakenFrom(key).then(
      (taken) => isCurrent && setState({ key, taken }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  if (state?.key !== key) return null;
  return state.taken.map((taken) => (
    <OneRegister
      key={`${taken.registerKey} ${taken.newsDay ?? ''}`}
      record={record}
      taken={taken}
      onDecided={(next) => setState({ key, taken: next })}
    />
  ));
}

interface OneProps {
  record: PanelRecord;
  taken: TakenFrom;
  onDecided: (taken: readonly TakenFrom[]) => void;
}

function OneRegister({ record, taken, onDecided }: OneProps) {
  const { registerKey, registerName, day, newsDay, licence, differences, mayDecide } = taken;
  const [busy, setBusy] = useState<'take' | 'leave' | null>(null);
  const [ticked, setTicked] = useState(() => tickedAtFirst(differences));
  const tick = (key: string, isTicked: boolean) =>
    setTicked(new Set(isTicked ? [...ticked, key] : [...ticked].filter((one) => one !== key)));
  const apollo = useApolloClient();
  const chart = usePanelChart();
  const answer = async (take: boolean) => {
    setBusy(take ? 'take' : 'leave');
    const isOpen = chart?.editing === true && chart.has(record.key);
    try {
      if (take && isOpen && !(await chart.save())) return;
      const next = await decide(registerKey, {
        entityKey: record.key,
        take,
        ...(take && { fields: [...ticked] }),
        ...(isOpen && { chartKey: chart.key }),
      });
      notify('Message', take ? t('What the register says is taken over.') : t('Left as it is.'));
      // The chart that is open reads itself anew with the page.
      if (take && isOpen) return globalThis.location.reload();
      onDecided(next);
      if (!take) return;
      void announceChanged('entities', 'charts');
      void apollo.refetchQueries({ include: 'active' });
    } catch (failure) {
      notify('Error', failure instanceof Error ? failure.message : String(failure), 5000);
    } finally {
      setBusy(null);
    }
  };
  if (newsDay === null || differences.length === 0)
    return (
      <div className={classes.line}>
        <IconBuildingBank size={16} stroke={1.75} aria-hidden />
        <span>
          {t('Taken from the register {registerName}, as of {day}', { registerName, day: toShownDate(day) })}
          {licence && !/^https?:/.test(licence) && ` · ${licence}`}
        </span>
      </div>
    );
  return (
    <Alert
      className={classes.news}
      color="orange"
      variant="light"
      icon={<IconBuildingBank size={20} aria-hidden />}
      title={
        <Group gap="xs" c="var(--mantine-color-text)">
          {t('The register says something new since {day}', { day: toShownDate(day) })}
          <Badge color="orange" variant="filled" size="sm" tt="none">
            {differences.length}
          </Badge>
        </Group>
      }
    >
      <Text size="sm" c="dimmed">
        {t('{registerName}, as of {day}', { registerName, day: toShownDate(newsDay) })}
      </Text>
      <NewsTable typeName={record.typeName} news={differences} ticked={ticked} {...(mayDecide && { onTick: tick })} />
      {mayDecide && differences.some(({ isEdited }) => isEdited) && (
        <Text size="sm" c="dimmed" mb="sm">
          {t('Fields that say something else here are kept unless you tick them.')}
        </Text>
      )}
      {mayDecide && (
        <Group gap="xs">
          <Button
            size="compact-sm"
            loading={busy === 'take'}
            disabled={busy !== null || ticked.size === 0}
            onClick={() => void answer(true)}
          >
            {t('Take over')}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            loading={busy === 'leave'}
            disabled={busy !== null}
            onClick={() => void answer(false)}
          >
            {t('Leave')}
          </Button>
        </Group>
      )}
    </Alert>
  );
}
