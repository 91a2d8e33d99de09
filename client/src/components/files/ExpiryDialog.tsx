import type { FormEvent } from 'react';
import { useState } from 'react';
import { Button, Group } from '@mantine/core';
import { toTypedDate } from '@stemma/shared/dates';
import { typedDay } from '@stemma/shared/rules/basic';
import { t } from '@stemma/shared/language/translate';
import { Dialog } from '../Dialog';
import { DateField } from '../fields/DateField';

interface Props {
  name: string;
  /** ISO day. */
  expires: string | null;
  /** Closes the dialog once it is through; false keeps it open. */
  onDone: (typed: string) => Promise<boolean>;
  onClose: () => void;
}

/** The day on which a file expires, as a passport or an extract does; an empty one takes it back. */
export function ExpiryDialog({ name, expires, onDone, onClose }: Props) {
  const first = expires ? toTypedDate(expires) : '';
  const [day, setDay] = useState(first);
  const [busy, setBusy] = useState(false);
  const fault = typedDay.safeParse(day).error?.issues[0]?.message;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (fault || busy) return;
    setBusy(true);
    const through = await onDone(day);
    setBusy(false);
    if (through) onClose();
  };
  return (
    <Dialog onClose={onClose} title={t('Expiry date of {name}', { name })} dirty={day !== first}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DateField label={t('Expires on')} value={day} onChange={setDay} error={fault} />
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" disabled={fault !== undefined} loading={busy}>
            {t('Done')}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
