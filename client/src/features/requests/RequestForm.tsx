import type { FormEvent } from 'react';
import { useState } from 'react';
import { Alert, Button, Group, Textarea } from '@mantine/core';
import { limits } from '@stemma/shared/limits';
import { requestMessages } from '@stemma/shared/messages/requests';
import { readEmails } from '@stemma/shared/rules/emails';
import { t } from '@stemma/shared/language/translate';
import { Trans } from '../../lib/Trans';
import { addressesFault } from '../../components/addressesFault';
import { useOutside } from '../../components/requests/useOutside';
import { DocumentRows } from './DocumentRows';
import { useSendRequest } from './useSendRequest';
import classes from './Request.module.css';

interface Props {
  entityKey: string;
  entityName: string;
  onDirty: () => void;
  onSent: (addresses: number) => void;
  onClose: () => void;
}

/** Whom to ask, for which documents, with what words. Send stays off until every address is right. */
export function RequestForm({ entityKey, entityName, onDirty, onSent, onClose }: Props) {
  const [to, setTo] = useState('');
  const [left, setLeft] = useState(false);
  const [names, setNames] = useState<string[]>(['']);
  const [message, setMessage] = useState('');
  const [failed, setFailed] = useState<string | null>(null);
  const { send, sending } = useSendRequest();
  const { addresses, wrong } = readEmails(to);
  const fileNames = names.map((name) => name.trim()).filter(Boolean);
  const fault = addressesFault(addresses.length, wrong);
  const outside = useOutside(addresses);
  const own = outside === null ? message : '';
  const ready = addresses.length > 0 && !fault && (fileNames.length > 0 || own.trim() !== '');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready || sending) return;
    setFailed(null);
    const fault = await send({ entityKey, addresses, fileNames, message: own });
    if (fault) setFailed(fault);
    else onSent(addresses.length);
  };
  return (
    <form onSubmit={(event) => void submit(event)} onChange={onDirty}>
      <p className={classes.about}>
        <Trans
          message="Ask for documents of <bdi>{entityName}</bdi> by mail, in the words of your organization. Each recipient gets a mail of their own; answers come to your address."
          values={{ entityName, bdi: (parts) => <bdi>{parts}</bdi> }}
        />
      </p>
      <Textarea
        label={t('Recipients')}
        description={t('One e-mail address per line')}
        data-autofocus
        autosize
        minRows={2}
        maxRows={6}
        autoComplete="off"
        spellCheck={false}
        value={to}
        onChange={(event) => setTo(event.currentTarget.value)}
        onBlur={() => setLeft(true)}
        error={left || to.trim().includes('\n') ? fault : null}
      />
      <DocumentRows
        names={names}
        onChange={(next) => {
          setNames(next);
          onDirty();
        }}
      />
      <Textarea
        label={t('Message')}
        description={outside}
        error={outside !== null && message.trim() !== '' ? requestMessages.notSentAlong : null}
        disabled={outside !== null}
        mt="md"
        autosize
        minRows={3}
        maxRows={8}
        maxLength={limits.textMax}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      {failed && (
        <Alert color="red" mt="md" role="alert">
          {failed}
        </Alert>
      )}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" disabled={!ready} loading={sending}>
          {t('Send')}
        </Button>
      </Group>
    </form>
  );
}
