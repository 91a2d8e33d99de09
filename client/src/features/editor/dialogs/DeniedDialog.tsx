import { useState } from 'react';
import { Button, Group, Text } from '@mantine/core';
import { useNavigate } from '../../../lib/router/hooks';
import { t } from '@stemma/shared/language/translate';
import { Dialog } from '../../../components/Dialog';
import type { DeniedReason, SavePhase } from '../../../chart/model/saving';
import { useEditor, useSessionState } from '../editor';
import { saveCopy } from './saveCopy';

const TITLES: Record<DeniedReason, string> = {
  deleted: t('This chart was deleted'),
  noAccess: t('This chart is no longer shared with you'),
  readOnly: t('You may only read this chart now'),
};

/** The chart cannot be changed any more while something is not saved. A copy is offered to whoever may still read what it would copy. */
export function DeniedDialog() {
  const { session } = useEditor();
  const navigate = useNavigate();
  const phase = useSessionState((state) => state.phase);
  const unsaved = useSessionState((state) => state.unsaved);
  const [dismissed, setDismissed] = useState<SavePhase | null>(null);
  const [busy, setBusy] = useState(false);
  if (phase.kind !== 'denied' || phase === dismissed) return null;
  const dismiss = () => setDismissed(phase);
  const copy = async () => {
    setBusy(true);
    await saveCopy(session, navigate);
    setBusy(false);
  };
  const leave = () => {
    session.discard();
    void navigate('/overview');
  };
  const mayCopy = phase.reason !== 'noAccess';
  return (
    <Dialog onClose={dismiss} title={TITLES[phase.reason]} busy={busy}>
      <Text size="sm">
        {mayCopy
          ? t(
              'Your {unsaved, plural, one {change is} other {# changes are}} still here. They can be kept in a chart of your own, private to you, with everything that is on this one.',
              { unsaved },
            )
          : t(
              'What you changed since your last save cannot be saved any more. Ask whoever shares the chart for access.',
            )}
      </Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={dismiss} disabled={busy}>
          {t('Not now')}
        </Button>
        {mayCopy ? (
          <Button onClick={() => void copy()} loading={busy} data-autofocus>
            {t('Keep as a copy')}
          </Button>
        ) : (
          <Button onClick={leave} data-autofocus>
            {t('Leave the chart')}
          </Button>
        )}
      </Group>
    </Dialog>
  );
}
