import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Alert, Button, Group, PasswordInput, Text, TextInput } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import { signIn, type Viewer } from '../lib/session';
import { Dialog } from './Dialog';
import { notify } from './notify';
import { CodeInput, mayBeCode } from './secondFactor/CodeInput';

const SET_UP_FIRST = t(
  'Your organization asks for a second factor now. Sign in and set it up in another tab; this page goes on then.',
);

interface SignInAgainProps {
  /** Whose work is not saved. */
  viewer: Pick<Viewer, 'email'>;
  /** Somebody else signed in in another tab meanwhile. */
  somebodyElse: boolean;
  onLeave: () => void;
}

/** Asks the one whose session ended to sign in, over a page that still has what is not saved. */
export function SignInAgain({ viewer, somebodyElse, onLeave }: SignInAgainProps) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const asksCode = code !== null;
  useEffect(() => {
    if (asksCode) codeField.current?.focus();
  }, [asksCode]);
  const ready = password !== '' && (code === null || mayBeCode(code));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready || busy) return;
    setBusy(true);
    setFault(undefined);
    const outcome = await signIn(viewer.email, password, code ?? undefined);
    if (outcome.step === 'done') return notify('Message', t('You are signed in again. Nothing was lost.'));
    setBusy(false);
    if (outcome.step === 'code') setCode('');
    else setFault(outcome.step === 'setUp' ? SET_UP_FIRST : outcome.failure.message);
    (asksCode ? codeField : passwordField).current?.select();
  };

  return (
    <Dialog title={t('Sign in to go on')} size={440} busy onClose={() => undefined}>
      <form onSubmit={(event) => void submit(event)}>
        <Text size="sm" mb="md">
          {t('{reason} What is not saved yet is still here.', {
            reason: somebodyElse ? t('Somebody else has signed in in another tab.') : t('Your session has ended.'),
          })}
        </Text>
        {fault && (
          <Alert color="red" variant="light" role="alert" mb="md">
            {fault}
          </Alert>
        )}
        <TextInput label={t('E-mail')} name="username" autoComplete="username" value={viewer.email} readOnly mb="sm" />
        <PasswordInput
          ref={passwordField}
          label={t('Password')}
          name="password"
          autoComplete="current-password"
          data-autofocus
          mb="sm"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          visibilityToggleButtonProps={{ 'aria-label': t('Show or hide the password') }}
        />
        {asksCode && <CodeInput ref={codeField} recovery value={code} onChange={setCode} />}
        <Group justify="space-between" mt="lg">
          <Button variant="subtle" color="red" disabled={busy} onClick={onLeave}>
            {t('Leave without saving')}
          </Button>
          <Button type="submit" loading={busy} disabled={!ready}>
            {t('Sign in')}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
