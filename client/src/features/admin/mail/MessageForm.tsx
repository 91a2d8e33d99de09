import type { FormEvent } from 'react';
import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { Textarea, TextInput } from '@mantine/core';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { t } from '@stemma/shared/language/translate';
import { useLeaveGuard } from '../../../lib/leaveGuard';
import { notify } from '../../../components/notify';
import { count } from '../../../lib/count';
import { faultOf } from '../fault';
import { sendInfoMail } from './documents';
import { readyAddresses, Recipients } from './Recipients';
import { SendRow } from './SendRow';
import { useSendOnce } from './useSendOnce';
import classes from '../settings/Settings.module.css';

const EMPTY = { to: '', title: '', text: '' };

/** A message of an administrator's (admin/mail/info). */
export function MessageForm() {
  const [values, setValues] = useState(EMPTY);
  const [send] = useMutation(sendInfoMail);
  const { busy, failed, sendOnce } = useSendOnce();
  useLeaveGuard({ unsaved: () => JSON.stringify(values) !== JSON.stringify(EMPTY), question: messages.unsavedWork });
  const addresses = readyAddresses(values.to);
  const title = values.title.trim();
  const text = values.text.trim();
  const ready = addresses !== undefined && title !== '' && text !== '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready || busy) return;
    const sent = await sendOnce({ addresses, title, text }, async (input) =>
      faultOf((await send({ variables: { input } })).data?.sendInfoMail),
    );
    if (!sent) return;
    notify(
      'Message',
      addresses.length === 1
        ? t('The message is sent.')
        : t('{count} messages are sent.', { count: count(addresses.length) }),
    );
    setValues(EMPTY);
  };
  return (
    <form noValidate className={classes.form} onSubmit={(event) => void submit(event)}>
      <Recipients value={values.to} onChange={(to) => setValues({ ...values, to })} />
      <TextInput
        label={t('Subject')}
        required
        maxLength={limits.nameMax}
        value={values.title}
        onChange={(event) => setValues({ ...values, title: event.currentTarget.value })}
      />
      <Textarea
        label={t('Message')}
        required
        autosize
        minRows={5}
        maxRows={16}
        maxLength={limits.textMax}
        value={values.text}
        onChange={(event) => setValues({ ...values, text: event.currentTarget.value })}
      />
      <SendRow ready={ready} busy={busy} failed={failed} />
    </form>
  );
}
