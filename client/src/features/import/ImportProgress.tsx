import { Button, Group, Progress, Text } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import { count } from '../../lib/count';
import type { Progress as Written } from './sheet/askProgress';
import { useImportProgress } from './useImportProgress';

interface Props {
  fileName: string;
  /** Share of the file that is sent, 0 to 1. */
  sent: number;
  importKey: string;
  onCancel: () => void;
}

/** How far an import is: sent, then read, compared and written by the server. */
export function ImportProgress({ fileName, sent, importKey, onCancel }: Props) {
  const hasArrived = sent >= 1;
  const progress = useImportProgress(importKey, hasArrived);
  const writes = hasArrived && progress?.stage === 'writing' && progress.total > 0 ? progress : null;
  const share = writes ? writes.written / writes.total : sent;
  return (
    <div role="status">
      <Text size="sm" fw={600} truncate>
        {fileName}
      </Text>
      <Text size="sm" c="dimmed" mb="md">
        {hasArrived ? stageText(progress) : t('Sending, {percent}%', { percent: Math.round(sent * 100) })}
      </Text>
      <Progress
        value={hasArrived && !writes ? 100 : Math.max(share * 100, 4)}
        animated={hasArrived && !writes}
        aria-label={t('Progress of the import')}
      />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onCancel} disabled={hasArrived}>
          {t('Cancel')}
        </Button>
      </Group>
    </div>
  );
}

function stageText(progress: Written | undefined): string {
  if (progress?.stage === 'planning') return t('Comparing with what is there…');
  if (progress?.stage !== 'writing') return t('Reading the statements…');
  return t('Writing: {written} of {total}', { written: count(progress.written), total: count(progress.total) });
}
