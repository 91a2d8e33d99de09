import { Alert, Badge, Button, Group, Progress, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { toShownDate } from '@stemma/shared/dates';
import { sizeText } from '@stemma/shared/fileSize';
import { fromEnglish } from '@stemma/shared/language/sentence';
import { t } from '@stemma/shared/language/translate';
import type { EditionState as State } from '@stemma/shared/registers';
import type { Edition } from '../../../components/registers/calls';
import { count } from '../../../lib/count';
import classes from './Registers.module.css';

const STATES: Record<State, { label: string; color: string }> = {
  waiting: { label: t('Waiting'), color: 'gray' },
  loading: { label: t('Loading'), color: 'blue' },
  comparing: { label: t('Comparing'), color: 'blue' },
  current: { label: t('In use'), color: 'teal' },
  failed: { label: t('Failed'), color: 'red' },
  cancelled: { label: t('Cancelled'), color: 'orange' },
  dropping: { label: t('Deleting'), color: 'gray' },
};

/** Whether an edition is on its way to be read. */
export const isRunning = ({ state }: Edition): boolean =>
  state === 'waiting' || state === 'loading' || state === 'comparing';

interface Props {
  edition: Edition;
  /** A later edition came after it. */
  isPast: boolean;
  busy: boolean;
  onCancel: () => void;
  onResume: () => void;
}

/** How an edition stands: how far it has come, how fast, what was left out, why it failed; and what can be done. */
export function EditionState({ edition, isPast, busy, onCancel, onResume }: Props) {
  const { state, day, fileName, size, part, position, parties, links, rate, reason, createdByName } = edition;
  const isLoading = state === 'waiting' || state === 'loading';
  const counts = [
    t('{parties, plural, one {# party} other {# parties}}', { parties }),
    t('{links, plural, one {# relationship} other {# relationships}}', { links }),
  ];
  const percent = Math.floor(part * 100);
  return (
    <div className={classes.edition}>
      <Group gap="xs">
        <Badge color={STATES[state].color} variant="light" tt="none">
          {STATES[state].label}
        </Badge>
        <Text size="sm" fw={600}>
          {t('Edition of {day}', { day: toShownDate(day) })}
        </Text>
        <Text size="sm" c="dimmed" className={classes.file}>
          {[fileName, sizeText(size), createdByName].filter(Boolean).join(' · ')}
        </Text>
      </Group>
      {isLoading && <Progress mt="sm" value={part * 100} aria-label={t('Loaded')} animated={state === 'loading'} />}
      <Group mt={6} justify="space-between" gap="xs">
        <Text size="sm" c="dimmed" role="status">
          {[
            isLoading && t('{percent} %, {position} records', { percent, position: count(position) }),
            ...(state === 'failed' && parties + links === 0 ? [] : counts),
            state === 'loading' && rate > 0 && t('{rate} in a second', { rate: count(rate) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {isLoading && (
          <Button size="compact-sm" variant="default" loading={busy} onClick={onCancel}>
            {t('Cancel loading')}
          </Button>
        )}
        {edition.canResume && (
          <Button size="compact-sm" variant="default" loading={busy} onClick={onResume}>
            {t('Go on')}
          </Button>
        )}
      </Group>
      {reason && isPast && (
        <Text size="sm" mt={6} className={classes.file}>
          {fromEnglish(reason)}
        </Text>
      )}
      {reason && !isPast && (
        <Alert
          mt="sm"
          color={state === 'failed' ? 'red' : 'orange'}
          variant="light"
          icon={<IconAlertTriangle size={20} aria-hidden />}
        >
          {fromEnglish(reason)}
        </Alert>
      )}
      <Skipped edition={edition} />
    </div>
  );
}

function Skipped({ edition: { skipped, skippedLines } }: { edition: Edition }) {
  if (skipped === 0) return null;
  return (
    <details className={classes.skipped}>
      <summary>{t('{skipped, plural, one {# line was left out} other {# lines were left out}}', { skipped })}</summary>
      <ul>
        {skippedLines.map(({ where, why }, at) => (
          <li key={at}>
            <b>{fromEnglish(where)}</b> {fromEnglish(why)}
          </li>
        ))}
        {skipped > skippedLines.length && <li>{t('{more} more', { more: count(skipped - skippedLines.length) })}</li>}
      </ul>
    </details>
  );
}
