import { useState } from 'react';
import { Button, Group, Radio, Text } from '@mantine/core';
import { useNavigate } from 'react-router';
import { Dialog } from '../../../components/Dialog';
import type { Side } from '../../../chart/model/merge/meet';
import type { Clash } from '../../../chart/model/merge/words';
import type { SavePhase } from '../../../chart/model/saving';
import { notify } from '../../../components/notify';
import { useEditor, useSessionState, useUi } from '../editor';
import { savedBy } from '../together/savedBy';
import classes from '../together/Together.module.css';

/** Someone else saved the same things meanwhile: whose counts is asked, one by one. Closing it keeps everything as it is, unsaved. */
export function StaleDialog() {
  const { session } = useEditor();
  const navigate = useNavigate();
  const phase = useSessionState((state) => state.phase);
  const unsaved = useSessionState((state) => state.unsaved);
  const who = useUi((state) => savedBy(state.company));
  const [dismissed, setDismissed] = useState<SavePhase | null>(null);
  const [busy, setBusy] = useState<'merge' | 'copy' | null>(null);
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  if (phase.kind !== 'stale' || phase === dismissed) return null;
  const { clashes, gone = false } = phase;

  const merge = async () => {
    setBusy('merge');
    const asked = new Set(clashes.map(({ id }) => id));
    const choose = (id: string) => (!asked.has(id) ? null : theirs.has(id) ? 'theirs' : 'mine');
    const caught = await session.catchUp(choose).catch(() => null);
    setBusy(null);
    if (!caught) return notify('Error', UNREACHABLE, 5000);
    if (caught.kind === 'gone') return notify('Error', 'The chart is no longer there. Keep yours as a copy.', 5000);
    if (caught.kind === 'touching') return;
    const before = session.store.getState().revision;
    const done = await session.save();
    // Where all of his was let go of, nothing was left to save, and that was told.
    if (done && session.store.getState().revision !== before)
      notify('Message', 'Your changes are on the chart as it is now.');
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
  const choose = (id: string, side: Side) => {
    const next = new Set(theirs);
    if (side === 'theirs') next.add(id);
    else next.delete(id);
    setTheirs(next);
  };

  if (gone) {
    return (
      <Dialog onClose={() => setDismissed(phase)} title="This chart is gone" busy={busy !== null}>
        <Text size="sm">
          It was deleted, or you may no longer change it. Your {changes(unsaved)} still here, and can be kept in a chart
          of your own with everything that is on it now.
        </Text>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={() => setDismissed(phase)} disabled={busy !== null}>
            Not now
          </Button>
          <Button onClick={() => void copy()} loading={busy === 'copy'} data-autofocus>
            Keep as a copy
          </Button>
        </Group>
      </Dialog>
    );
  }
  return (
    <Dialog onClose={() => setDismissed(phase)} title={`${who ?? 'Someone else'} saved this chart`} size={720}>
      <Text size="sm">
        {phase.message} Your {changes(unsaved)} still here, not saved yet.
      </Text>
      <Text size="sm" mt="xs" c="dimmed">
        {clashes.length > 0
          ? 'What does not touch is kept of both. Say whose counts where both changed the same thing, or keep both: a new chart of your version, and theirs as it is.'
          : 'Merging puts your changes onto the chart as it is now. Keeping both makes a new chart of your version and leaves theirs alone.'}
      </Text>
      {clashes.length > 0 && (
        <div className={classes.clashes}>
          {clashes.map((clash, at) => (
            <Choice
              key={clash.id}
              clash={clash}
              focus={at === 0}
              side={theirs.has(clash.id) ? 'theirs' : 'mine'}
              onChange={(side) => choose(clash.id, side)}
            />
          ))}
        </div>
      )}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={() => void copy()} loading={busy === 'copy'} disabled={busy === 'merge'}>
          Keep both
        </Button>
        <Button
          onClick={() => void merge()}
          loading={busy === 'merge'}
          disabled={busy === 'copy'}
          data-autofocus={clashes.length === 0 || undefined}
        >
          Merge
        </Button>
      </Group>
    </Dialog>
  );
}

const changes = (unsaved: number) => (unsaved === 1 ? 'change is' : `${unsaved} changes are`);
const UNREACHABLE = 'Stemma cannot be reached just now. Nothing is lost; try again in a moment.';
const SIDES = { mine: 'Mine', theirs: 'Theirs' } as const;

interface ChoiceProps {
  clash: Clash;
  side: Side;
  /** Whether the focus is in it first. */
  focus: boolean;
  onChange: (side: Side) => void;
}

function Choice({ clash, side, focus, onChange }: ChoiceProps) {
  return (
    <fieldset className={classes.clash}>
      <legend>
        <bdi>{clash.name}</bdi>
      </legend>
      <div className={classes.sides}>
        {(['mine', 'theirs'] as const).map((one) => (
          <div key={one} className={classes.side}>
            <Radio
              size="sm"
              name={clash.id}
              checked={side === one}
              data-autofocus={(focus && side === one) || undefined}
              onChange={() => onChange(one)}
              label={SIDES[one]}
              description={<span className={classes.lines}>{clash[one].join('\n')}</span>}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
