import type { KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import { Alert, Anchor, Button, PasswordInput, TextInput } from '@mantine/core';
import { messages } from '@stemma/shared/messages';
import { Link } from '../../lib/router/Link';
import { t } from '@stemma/shared/language/translate';
import type { SignInFailure } from '../../lib/session';
import { FailureNote } from './FailureNote';
import classes from './LoginPage.module.css';
import { SignedOutPage } from './SignedOutPage';

interface PasswordStepProps {
  nameOrEmail: string;
  setNameOrEmail: (text: string) => void;
  password: string;
  setPassword: (text: string) => void;
  busy: boolean;
  failure: SignInFailure | undefined;
  /** A session ended before this. */
  expired: boolean;
  /** False where it did not work. */
  onSubmit: () => Promise<boolean>;
}

/** Name and password. */
export function PasswordStep(props: PasswordStepProps) {
  const { nameOrEmail, setNameOrEmail, password, setPassword, busy, failure, expired, onSubmit } = props;
  const [tried, setTried] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);
  const wrong = failure?.wrong ?? false;

  const submit = async () => {
    setTried(true);
    if (!nameOrEmail.trim() || !password) return;
    if (!(await onSubmit())) passwordField.current?.select();
  };
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  return (
    <SignedOutPage
      title={t('Sign in')}
      lead={t('Charts of who owns and controls what.')}
      onSubmit={() => void submit()}
    >
      {expired && (
        <Alert color="orange" variant="light" p="sm">
          {t('Your session has ended. Sign in to go on where you were.')}
        </Alert>
      )}
      <FailureNote failure={failure} />
      <TextInput
        label={t('Name or e-mail')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        size="md"
        value={nameOrEmail}
        onChange={(event) => setNameOrEmail(event.currentTarget.value)}
        error={tried && !nameOrEmail.trim() ? messages.required : wrong}
      />
      <div>
        <PasswordInput
          ref={passwordField}
          label={t('Password')}
          name="password"
          autoComplete="current-password"
          size="md"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          onBlur={() => setCapsLock(false)}
          error={tried && !password ? messages.required : wrong}
          aria-invalid={wrong || undefined}
          visibilityToggleButtonProps={{ 'aria-label': t('Show or hide the password') }}
        />
        <p className={classes.caps} role="status">
          {capsLock && t('Caps Lock is on.')}
        </p>
      </div>
      <Button type="submit" size="md" fullWidth loading={busy}>
        {t('Sign in')}
      </Button>
      <div className={classes.links}>
        <Anchor component={Link} to="/forgotPassword" size="sm">
          {t('Forgot password?')}
        </Anchor>
        <Anchor component={Link} to="/demo" size="sm">
          {t('Request a demo')}
        </Anchor>
      </div>
    </SignedOutPage>
  );
}
