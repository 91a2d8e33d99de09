import { useState } from 'react';
import { Alert, Button, TextInput } from '@mantine/core';
import { messages } from '@stemma/shared/messages';
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
      <SignedOutPage title="Look into your mail" back>
        <Alert color="teal" variant="light" role="status">
          {messages.accounts.resetAsked} It can be used for an hour.
        </Alert>
      </SignedOutPage>
    );
  }
  return (
    <SignedOutPage
      title="Forgot your password?"
      lead="We send a link to your e-mail address, by which you set another one."
      onSubmit={() => void submit()}
      back
    >
      {fault && (
        <Alert color="red" variant="light" role="alert">
          {fault}
        </Alert>
      )}
      <TextInput
        label="Name or e-mail"
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
        Send the link
      </Button>
    </SignedOutPage>
  );
}
