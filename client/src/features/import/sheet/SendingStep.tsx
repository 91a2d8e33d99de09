import { Button, Group, Progress, Text } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import { count, rowCount } from '../../../lib/count';
import type { Progress as Written } from './askProgress';

interface Props {
  /** Share of the file that is sent, 0 to 1. */
  sent: number;
  fileName: string;
  /** What is made, for example "10,000 organisations"; left out while the rows are only read. */
  making?: { what: string; progress: Written };
  onCancel: () => void;
  /** Leaves the dialog, and the import goes on. */
  onLeave?: () => void;
}

/** How far a file is: on its way, then read or written by the server. What is being written can no longer be called back, only left. */
export function SendingStep({ sent, fileName, making, onCancel, onLeave }: Props) {
  const arrived = sent >= 1;
  const progress = making?.progress;
  const writes = arrived && progress?.stage === 'writing' && progress.total > 0;
  const share = writes ? (progress.written / progress.total) * 100 : 0;
  const whole = writes && progress.written >= progress.total;
  return (
    <div>
      <Text size="sm" fw={600} truncate>
        <bdi>{fileName}</bdi>
      </Text>
      <Text size="sm" c="dimmed" mb="md" role="status">
        {!arrived
          ? t('Sending, {percent}%', { percent: Math.round(sent * 100) })
          : !making
            ? t('Reading the rows…')
            : !writes
              ? t('Checking the rows…')
              : whole
                ? t('Keeping {what}…', { what: making.what })
                : t('Making {what}…', { what: making.what })}
      </Text>
      {arrived && !writes ? (
        <Progress.Root aria-hidden>
          <Progress.Section value={100} animated withAria={false} />
        </Progress.Root>
      ) : (
        <Progress
          value={Math.max(writes ? share : sent * 100, 4)}
          aria-label={writes ? t('Rows written') : t('Sending the file')}
          aria-valuetext={writes ? written(progress) : undefined}
        />
      )}
      <Text size="xs" c="dimmed" mt={6} mih={18} aria-hidden style={{ fontVariantNumeric: 'tabular-nums' }}>
        {writes && written(progress)}
      </Text>
      <Group justify="flex-end" mt="md" gap="xs">
        {arrived && onLeave ? (
          <Button variant="default" data-autofocus onClick={onLeave}>
            {t('Go on working')}
          </Button>
        ) : (
          <Button variant="default" data-autofocus onClick={onCancel}>
            {t('Cancel')}
          </Button>
        )}
      </Group>
    </div>
  );
}

const written = (progress: Written): string =>
  t('{written} of {total} written', { written: count(progress.written), total: rowCount(progress.total) });
