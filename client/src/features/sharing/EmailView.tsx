import type { FormEvent } from 'react';
import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { Alert, Button, Checkbox, Group, Textarea } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { readEmails } from '@stemma/shared/rules/emails';
import { t } from '@stemma/shared/language/translate';
import { Trans } from '../../lib/Trans';
import { addressesFault } from '../../components/addressesFault';
import { State } from '../../components/State';
import { UNREACHABLE } from '../../lib/send';
import { emailSharingLinkMutation, type ShareLink } from './documents';
import { RecipientList } from './RecipientList';
import classes from './Sharing.module.css';

interface Props {
  link: ShareLink;
  sent: boolean;
  onSent: () => void;
  onDone: () => void;
  onCancel: () => void;
}

/** Sends a link by mail, one address a line. Send stays off until every one is right; who has it already is marked "Sent". */
export function EmailView({ link, sent, onSent, onDone, onCancel }: Props) {
  const [text, setText] = useState('');
  const [left, setLeft] = useState(false);
  const [again, setAgain] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const [send, { loading }] = useMutation(emailSharingLinkMutation);
  const { addresses, wrong } = readEmails(text);
  const had = new Set(link.recipients.map(({ address }) => address.toLowerCase()));
  const repeated = addresses.filter((address) => had.has(address.toLowerCase()));
  const fault = addressesFault(addresses.length, wrong);
  const ready = addresses.length > 0 && !fault && (again || repeated.length < addresses.length);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready || loading) return;
    setFailed(null);
    const answer = await send({ variables: { key: link.key, emails: addresses, again } }).catch(() => undefined);
    const result = answer?.data?.emailSharingLink;
    if (result?.ok) return onSent();
    setFailed(result?.error?.message ?? UNREACHABLE);
  };
  if (sent) {
    return (
      <div role="status">
        <State
          icon={<IconMailCheck size={28} stroke={1.5} />}
          title={t('Share Link Sent!')}
          text={t('You have shared this chart via email')}
        >
          <Button data-autofocus onClick={onDone}>
            {t('Back to the list')}
          </Button>
        </State>
      </div>
    );
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <p className={classes.about}>
        <Trans
          message="Each recipient of <bdi>{name}</bdi> gets a message of their own with the link{end}"
          values={{
            name: link.name,
            bdi: (parts) => <bdi>{parts}</bdi>,
            end: link.isPassword ? t('. The password is not in it: tell it another way.') : '.',
          }}
        />
      </p>
      <Textarea
        label={t('Recipients')}
        description={t('One e-mail address per line')}
        data-autofocus
        autosize
        minRows={3}
        maxRows={8}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={() => setLeft(true)}
        error={left || text.trim().includes('\n') ? fault : null}
      />
      {repeated.length > 0 && (
        <Checkbox
          mt="sm"
          label={t('Send it again to who has it: {addresses}', { addresses: repeated.join(', ') })}
          checked={again}
          onChange={(event) => setAgain(event.currentTarget.checked)}
        />
      )}
      <RecipientList recipients={link.recipients} />
      {failed && (
        <Alert color="red" mt="md" role="alert">
          {failed}
        </Alert>
      )}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onCancel}>
          {t('Cancel')}
        </Button>
        <Button type="submit" disabled={!ready} loading={loading}>
          {t('Send')}
        </Button>
      </Group>
    </form>
  );
}
