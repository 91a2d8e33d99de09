import type { FormEvent } from 'react';
import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { TagsInput, Textarea, TextInput } from '@mantine/core';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { requestMessages } from '@stemma/shared/messages/requests';
import { useLeaveGuard } from '../../../lib/leaveGuard';
import { SUGGESTED_DOCUMENTS } from '@stemma/shared/rules/request';
import { t } from '@stemma/shared/language/translate';
import { notify } from '../../../components/notify';
import { sendRequestMutation } from '../../../components/requests/documents';
import { useOutside } from '../../../components/requests/useOutside';
import { announceChanged } from '../../../lib/changed';
import { faultOf } from '../fault';
import { readyAddresses, Recipients } from './Recipients';
import { SendRow } from './SendRow';
import { useSendOnce } from './useSendOnce';
import classes from '../settings/Settings.module.css';

const EMPTY = { to: '', title: '', fileNames: [] as string[], message: '' };

/** A request for documents that are of no entity (admin/mail/request); those of an entity are asked for from its panel. */
export function RequestMailForm() {
  const [values, setValues] = useState(EMPTY);
  const [send] = useMutation(sendRequestMutation);
  const { busy, failed, sendOnce } = useSendOnce();
  useLeaveGuard({ unsaved: () => JSON.stringify(values) !== JSON.stringify(EMPTY), question: messages.unsavedWork });
  const addresses = readyAddresses(values.to);
  const outside = useOutside(addresses ?? []);
  const { fileNames } = values;
  const message = outside === null ? values.message.trim() : '';
  const ready = addresses && (fileNames.length > 0 || message !== '');
  const noteOn = (typed: string) => (outside !== null && typed.trim() ? requestMessages.notSentAlong : null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready || busy) return;
    const title = outside === null ? values.title.trim() : '';
    const asked = { addresses, fileNames, message, ...(title ? { title } : {}) };
    const sent = await sendOnce(asked, async (input) =>
      faultOf((await send({ variables: { input } })).data?.sendRequest),
    );
    if (!sent) return;
    void announceChanged('requests');
    notify('Message', t('The request is sent. It stands among your requests.'));
    setValues(EMPTY);
  };
  return (
    <form noValidate className={classes.form} onSubmit={(event) => void submit(event)}>
      <Recipients value={values.to} onChange={(to) => setValues({ ...values, to })} />
      <TextInput
        label={t('Subject')}
        placeholder={t('As your organization words it')}
        description={outside}
        error={noteOn(values.title)}
        disabled={outside !== null}
        maxLength={limits.nameMax}
        value={values.title}
        onChange={(event) => setValues({ ...values, title: event.currentTarget.value })}
      />
      <TagsInput
        label={t('Documents')}
        description={t('Choose, or type a name and press Enter')}
        data={[...SUGGESTED_DOCUMENTS]}
        maxTags={limits.requestFilesMax}
        acceptValueOnBlur
        value={fileNames}
        onChange={(names) => setValues({ ...values, fileNames: names })}
      />
      <Textarea
        label={t('Message')}
        description={outside}
        error={noteOn(values.message)}
        disabled={outside !== null}
        autosize
        minRows={4}
        maxRows={16}
        maxLength={limits.textMax}
        value={values.message}
        onChange={(event) => setValues({ ...values, message: event.currentTarget.value })}
      />
      <SendRow ready={Boolean(ready)} busy={busy} failed={failed} />
    </form>
  );
}
