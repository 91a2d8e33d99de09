import { useState } from 'react';
import { Button, Group, Radio, Text } from '@mantine/core';
import { useNavigate } from '../../../lib/router/hooks';
import { t } from '@stemma/shared/language/translate';
import { Dialog } from '../../../components/Dialog';
import type { Side } from '../../../chart/model/merge/meet';
import type { Clash } from '../../../chart/model/merge/describeClashes';
import { saverText } from '../../../chart/model/news';
import type { SavePhase } from '../../../chart/model/saving';
import { notify } from '../../../components/notify';
import { UNREACHABLE } from '../../../lib/send';
import { useEditor, useSessionState, useUi } from '../editor';
import { saveCopy } from './saveCopy';
import classes from '../presence/Presence.module.css';

/** Someone else saved the same things meanwhile: whose counts is asked, one by one. Closing it keeps everything as it is, unsaved. */
export function StaleDialog() {
  const { session } = useEditor();
  const navigate = useNavigate();
  const phase = useSessionState((state) => state.phase);
  const unsaved = useSessionState((state) => state.unsaved);
  const lastSaver = useUi((state) => state.presence?.by);
  const [dismissed, setDismissed] = useState<SavePhase | null>(null);
  const [busy, setBusy] = useState<'merge' | 'copy' | null>(null);
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  if (phase.kind !== 'stale' || phase === dismissed) return null;
  const { clashes, by } = phase;

  const merge = async () => {
    setBusy('merge');
    const asked = new Set(clashes.map(({ id }) => id));
    const choose = (id: string) => (!asked.has(id) ? null : theirs.has(id) ? 'theirs' : 'mine');
    const caught = await session.catchUp(choose).catch(() => null);
    setBusy(null);
    if (!caught) return notify('Error', UNREACHABLE, 5000);
    if (caught.kind === 'touching' || caught.kind === 'denied') return;
    const before = session.store.getState().revision;
    const done = await session.save();
    // Where all of his was let go of, nothing was left to save, and that was told.
    if (done && session.store.getState().revision !== before)
      notify('Message', t('Your changes are on the chart as it is now.'));
  };
  const copy = async () => {
    setBusy('copy');
    await saveCopy(session, navigate);
    setBusy(null);
  };
  const choose = (id: string, side: Side) => {
    const next = new Set(theirs);
    if (side === 'theirs') next.add(id);
    else next.delete(id);
    setTheirs(next);
  };

  return (
    <Dialog
      onClose={() => setDismissed(phase)}
      title={t('{name} saved this chart', { name: (by && saverText(by)) || lastSaver || t('Someone else') })}
      size={720}
    >
      <Text size="sm">
        {t('{when} Your {unsaved, plural, one {change is} other {# changes are}} still here, not saved yet.', {
          when: by?.isCaller ? t('It was saved since you opened it here.') : phase.message,
          unsaved,
        })}
      </Text>
      <Text size="sm" mt="xs" c="dimmed">
        {clashes.length > 0
          ? t(
              'What does not touch is kept of both. Say which counts where both changed the same thing, or keep both: a new chart of your version, private to you, and the other as it is.',
            )
          : t(
              'Merging puts your changes onto the chart as it is now. Keeping both makes a new chart of your version, private to you, and leaves the other alone.',
            )}
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
          {t('Keep both')}
        </Button>
        <Button
          onClick={() => void merge()}
          loading={busy === 'merge'}
          disabled={busy === 'copy'}
          data-autofocus={clashes.length === 0 || undefined}
        >
          {t('Merge')}
        </Button>
      </Group>
    </Dialog>
  );
}

const SIDES = { mine: t('Mine'), theirs: t('Theirs') } as const;

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
