import { useState } from 'react';
import { Alert, Button, TextInput } from '@mantine/core';
import { messages } from '@stemma/shared/messages';
import { t } from '@stemma/shared/language/translate';
import { askForReset } from '../../lib/accountCalls';
import { SignedOutPage } from './SignedOutPage';

/** Asks for a link by which another password is set. What it says is the same whether there is such an account or not. */
export function ForgotPage() {
  const [nameOrEmail, setNameOrEmail] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const [fault, setFault] = useState<string>();
  const submit = async () => {
    setTried(true);
    if (!nameOrEmail.trim() || busy) return;
    setBusy(true);
    setFault(undefined);
    const result = await askForReset(nameOrEmail.trim()).catch((failure: Error) => failure);
    setBusy(false);
    if (result) setFault(result.message);
    else setDone(true);
  };
  if (done) {
    return (
      <SignedOutPage title={t('Look into your mail')} back>
        <Alert color="teal" variant="light" role="status">
          {t('{resetAsked} It can be used for an hour.', { resetAsked: messages.accounts.resetAsked })}
        </Alert>
      </SignedOutPage>
    );
  }
  return (
    <SignedOutPage
      title={t('Forgot your password?')}
      lead={t('We send a link to your e-mail address, by which you set another one.')}
      onSubmit={() => void submit()}
      back
    >
      {fault && (
        <Alert color="red" variant="light" role="alert">
          {fault}
        </Alert>
      )}
      <TextInput
        label={t('Name or e-mail')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        size="md"
        value={nameOrEmail}
        onChange={(event) => setNameOrEmail(event.currentTarget.value)}
        error={tried && !nameOrEmail.trim() ? messages.required : undefined}
      />
      <Button type="submit" size="md" fullWidth loading={busy}>
        {t('Send the link')}
      </Button>
    </SignedOutPage>
  );
}
