import { Button, Group, Progress, Text } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';

/** How far an import is: sending, then reading on the server. `sent` from 0 to 1. */
export function ImportProgress({ fileName, sent, onCancel }: { fileName: string; sent: number; onCancel: () => void }) {
  const reading = sent >= 1;
  return (
    <div role="status">
      <Text size="sm" fw={600} truncate>
        {fileName}
      </Text>
      <Text size="sm" c="dimmed" mb="md">
        {reading ? t('Reading the statements…') : t('Sending, {percent}%', { percent: Math.round(sent * 100) })}
      </Text>
      <Progress
        value={reading ? 100 : Math.max(sent * 100, 4)}
        animated={reading}
        aria-label={t('Progress of the import')}
      />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onCancel} disabled={reading}>
          {t('Cancel')}
        </Button>
      </Group>
    </div>
  );
}
