import { useState } from 'react';
import { Button, Group, Text } from '@mantine/core';
import { useNavigate } from 'react-router';
import { Dialog } from '../../../components/Dialog';
import type { SavePhase } from '../../../chart/model/saving';
import { notify } from '../../../components/notify';
import { useEditor, useSessionState } from '../editor';

/** Someone else saved the chart meanwhile: keep both, or do mine on theirs. Closing it keeps everything as it is, unsaved. */
export function StaleDialog() {
  const { session } = useEditor();
  const navigate = useNavigate();
  const phase = useSessionState((state) => state.phase);
  const unsaved = useSessionState((state) => state.unsaved);
  const [dismissed, setDismissed] = useState<SavePhase | null>(null);
  const [busy, setBusy] = useState<'merge' | 'copy' | null>(null);
  if (phase.kind !== 'stale' || phase === dismissed) return null;

  const merge = async () => {
    setBusy('merge');
    const merged = await session.mergeOntoTheirs().catch(() => ({ error: UNREACHABLE }));
    setBusy(null);
    if ('error' in merged) return notify('Error', merged.error, 5000);
    if (merged.dropped.length) notify('Warning', droppedText(merged.dropped.map((one) => one.name)), 10_000);
    if (await session.save()) notify('Message', 'Your changes are on the chart as it is now.');
  };
  const copy = async () => {
    setBusy('copy');
    const kept = await session.keepBoth().catch(() => ({ error: UNREACHABLE }));
    setBusy(null);
    if ('error' in kept) return notify('Error', kept.error, 5000);
    session.discard();
    notify('Message', 'Your version is a chart of its own now.', 4000);
    void navigate(`/chart/${kept.key}?mode=edit`);
  };

  return (
    <Dialog onClose={() => setDismissed(phase)} title="Someone else saved this chart">
      <Text size="sm">
        {phase.message} Your {unsaved === 1 ? 'change is' : `${unsaved} changes are`} still here, not saved yet.
      </Text>
      <Text size="sm" mt="xs" c="dimmed">
        Merging puts your changes onto the chart as it is now; where both changed the same thing, yours stays. Keeping
        both makes a new chart of your version and leaves theirs alone.
      </Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={() => void copy()} loading={busy === 'copy'} disabled={busy === 'merge'}>
          Keep both
        </Button>
        <Button onClick={() => void merge()} loading={busy === 'merge'} disabled={busy === 'copy'} data-autofocus>
          Merge mine onto theirs
        </Button>
      </Group>
    </Dialog>
  );
}

const UNREACHABLE = 'Stemma cannot be reached just now. Nothing is lost; try again in a moment.';

function droppedText(names: string[]): string {
  const shown = names.slice(0, 3).join('; ');
  const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
  return `Left out, because what it belonged to was removed: ${shown}${more}.`;
}
