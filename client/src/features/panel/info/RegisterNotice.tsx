import { useEffect, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { Alert, Badge, Button, Group, Text } from '@mantine/core';
import { IconBuildingBank } from '@tabler/icons-react';
import { toShownDate } from '@stemma/shared/dates';
import { fieldOf } from '@stemma/shared/entities/fields';
import { isRecordType } from '@stemma/shared/entities/typeNames';
import { t } from '@stemma/shared/language/translate';
import type { RegisterDifference } from '@stemma/shared/registers';
import { notify } from '../../../components/notify';
import { decide, readTakenFrom, type TakenFrom } from '../../../components/registers/calls';
import { announceChanged } from '../../../lib/changed';
import { usePanelChart } from '../../../lib/panelChart';
import type { PanelRecord } from '../documents';
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
      key={taken.registerKey}
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
      <table className={classes.differences} aria-label={t('What the register says anew')}>
        <thead>
          <tr>
            <th scope="col">{t('Field')}</th>
            <th scope="col">{t('was')}</th>
            <th scope="col">{t('is')}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map((difference, at) => (
            <tr key={at}>
              <th scope="row">
                <bdi>{nameOf(record.typeName, difference)}</bdi>
              </th>
              <td>
                <bdi>{textOf(difference.field, difference.was)}</bdi>
              </td>
              <td>
                <bdi>{textOf(difference.field, difference.is)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {mayDecide && (
        <Group gap="xs">
          <Button
            size="compact-sm"
            loading={busy === 'take'}
            disabled={busy !== null}
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

function nameOf(typeName: string, { field, about }: RegisterDifference): string {
  if (field === 'owner') return about ? t('Owner {about}', { about }) : t('Owner');
  if (field === 'name') return t('Name');
  if (field === 'ended') return t('Ended');
  return (isRecordType(typeName) && fieldOf(typeName, field)?.label) || field;
}

function textOf(field: string, value: string): string {
  if (field === 'ended') return value === 'true' ? t('yes') : t('no');
  return value || '–';
}
