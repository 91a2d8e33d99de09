import { useEffect, useRef, useState } from 'react';
import { Button, Group, Progress, Text } from '@mantine/core';
import { IconFileCheck, IconUpload } from '@tabler/icons-react';
import { toIsoDate, toTypedDate } from '@stemma/shared/dates';
import { sizeText } from '@stemma/shared/fileSize';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { registerMessages } from '@stemma/shared/messages/registers';
import { t } from '@stemma/shared/language/translate';
import { Dialog } from '../../../components/Dialog';
import { DateField } from '../../../components/fields/DateField';
import type { Register } from '../../../components/registers/calls';
import admin from '../Admin.module.css';
import classes from './Registers.module.css';
import { sendEdition, type EditionSending } from './sendEdition';

const today = () => new Date().toISOString().slice(0, 10);

/** Sends a file of any size for a register, with the day of what it says. */
export function LoadDialog({ register, onClose }: { register: Register; onClose: (sent?: boolean) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [day, setDay] = useState(() => toTypedDate(today()));
  const [sent, setSent] = useState<number>();
  const [fault, setFault] = useState('');
  const sending = useRef<EditionSending>(undefined);
  useEffect(() => () => sending.current?.cancel(), []);
  const iso = toIsoDate(day, { past: true });
  const isDay = iso?.length === 10;

  const start = async () => {
    if (!file || !isDay || sent !== undefined) return;
    if (file.size > limits.registerBytesMax) return setFault(registerMessages.tooLarge);
    setFault('');
    setSent(0);
    sending.current = sendEdition(file, { registerKey: register.key, day: iso }, setSent);
    try {
      await sending.current.end;
      sending.current = undefined;
      onClose(true);
    } catch (failure) {
      setSent(undefined);
      setFault(failure instanceof Error ? failure.message : String(failure));
    }
  };
  const busy = sent !== undefined;
  const Icon = file ? IconFileCheck : IconUpload;
  return (
    <Dialog title={t('Load a file into “{name}”', { name: register.name })} busy={busy} onClose={() => onClose()}>
      <form
        className={admin.form}
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <Text size="sm" c="dimmed">
          {t(
            'BODS 0.4, FollowTheMoney, GLEIF, UK persons with significant control, Companies House company data, OpenCorporates or ICIJ Offshore Leaks, packed by gzip or zip or not. It is loaded in the background; until it is complete, everybody reads what is there now.',
          )}
        </Text>
        <div
          className={classes.drop}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            if (!busy) setFile(event.dataTransfer.files[0]);
          }}
        >
          <Icon size={28} stroke={1.4} aria-hidden />
          <div className={classes.grow}>
            <Text size="sm" fw={600} truncate>
              {file ? file.name : t('Drop a file here')}
            </Text>
            <Text size="xs" c="dimmed">
              {file
                ? sizeText(file.size)
                : t('or choose one, up to {gigabytes} GB', { gigabytes: limits.registerBytesMax / 1024 ** 3 })}
            </Text>
          </div>
          <Button variant="default" data-autofocus disabled={busy} onClick={() => input.current?.click()}>
            {file ? t('Choose another') : t('Choose file')}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={t('File of the register')}
            onChange={(event) => {
              setFile(event.currentTarget.files?.[0]);
              event.currentTarget.value = '';
            }}
          />
        </div>
        <DateField
          label={t('Day of what it says')}
          past
          value={day}
          onChange={setDay}
          disabled={busy}
          error={isDay || day.trim() === '' ? undefined : messages.dayNotUnderstood}
        />
        {busy && (
          <div>
            <Progress value={sent * 100} aria-label={t('Sent')} />
            <Text size="xs" c="dimmed" mt={6}>
              {t('{percent} % sent', { percent: Math.floor(sent * 100) })}
            </Text>
          </div>
        )}
        {fault && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {fault}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={() => onClose()}>
            {t('Cancel')}
          </Button>
          <Button type="submit" disabled={!file || !isDay} loading={busy}>
            {t('Load')}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
