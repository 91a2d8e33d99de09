import { useEffect, useState } from 'react';
import { Button, Group, Progress, Text } from '@mantine/core';

interface Props {
  step: 'reading' | 'importing';
  /** Share of the file that is sent, 0 to 1. */
  sent: number;
  fileName: string;
  /** What is made, for example "10,000 organisations". */
  what: string;
  onCancel: () => void;
}

/** How far a file is: on its way, then read or written by the server. What is being written can no longer be called back. */
export function SendingStep({ step, sent, fileName, what, onCancel }: Props) {
  const arrived = sent >= 1;
  const seconds = useSeconds(arrived);
  const work = step === 'reading' ? 'Reading the rows…' : `Making ${what}…`;
  return (
    <div role="status">
      <Text size="sm" fw={600} truncate>
        {fileName}
      </Text>
      <Text size="sm" c="dimmed" mb="md">
        {arrived ? work : `Sending, ${Math.round(sent * 100)} %`}
        {seconds > 2 && <span aria-hidden> {seconds} s so far</span>}
      </Text>
      {arrived ? (
        // All are made at once or none: there is no share of them to tell.
        <Progress.Root aria-hidden>
          <Progress.Section value={100} animated withAria={false} />
        </Progress.Root>
      ) : (
        <Progress value={Math.max(sent * 100, 4)} aria-label="Sending the file" />
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onCancel} disabled={step === 'importing' && arrived}>
          Cancel
        </Button>
      </Group>
    </div>
  );
}

/** Seconds since something began; 0 before. */
function useSeconds(running: boolean): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!running) return;
    const began = Date.now();
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - began) / 1000)), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return running ? seconds : 0;
}
