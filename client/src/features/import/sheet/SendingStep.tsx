import { Button, Group, Progress, Text } from '@mantine/core';

interface Props {
  step: 'reading' | 'importing';
  /** Share of the file that is sent, 0 to 1. */
  sent: number;
  fileName: string;
  onCancel: () => void;
}

/** How far a file is: on its way, then read or written by the server. What is being written can no longer be called back. */
export function SendingStep({ step, sent, fileName, onCancel }: Props) {
  const arrived = sent >= 1;
  const work = step === 'reading' ? 'Reading the rows…' : 'Making the entities…';
  return (
    <div role="status">
      <Text size="sm" fw={600} truncate>
        {fileName}
      </Text>
      <Text size="sm" c="dimmed" mb="md">
        {arrived ? work : `Sending, ${Math.round(sent * 100)} %`}
      </Text>
      <Progress
        value={arrived ? 100 : Math.max(sent * 100, 4)}
        animated={arrived}
        aria-label="Progress of the import"
      />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onCancel} disabled={step === 'importing' && arrived}>
          Cancel
        </Button>
      </Group>
    </div>
  );
}
