import type { FormEvent, KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import { Alert, Anchor, Button, PasswordInput, TextInput } from '@mantine/core';
import { messages } from '@stemma/shared/messages';
import { Link } from 'react-router';
import { Logo } from '../../components/Logo';
import type { SignInFailure } from '../../lib/session';
import { signIn, useSession } from '../../lib/session';
import { waitText } from '../../lib/waitText';
import { LoginDrawing } from './LoginDrawing';
import classes from './LoginPage.module.css';

/** The sign-in page. Where to go next is the route guard's matter. */
export function LoginPage() {
  const session = useSession();
  const [nameOrEmail, setNameOrEmail] = useState('');
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<SignInFailure>();
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!nameOrEmail.trim() || !password || busy) return;
    setBusy(true);
    setFailure(undefined);
    const failed = await signIn(nameOrEmail, password);
    if (!failed) return;
    setBusy(false);
    setFailure(failed);
    passwordField.current?.select();
  };
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const wrong = failure?.wrong ?? false;
  const expired = session.status === 'anonymous' && session.why === 'expired' && !failure;

  return (
    <div className={classes.page}>
      <main className={classes.side}>
        <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate aria-label="Sign in">
          <div className={classes.brand}>
            <Logo size={28} />
            Stemma
          </div>
          <h1 className={classes.title}>Sign in</h1>
          <p className={classes.lead}>Charts of who owns and controls what.</p>
          {expired && (
            <Alert color="orange" variant="light" p="sm">
              Your session has ended. Sign in to go on where you were.
            </Alert>
          )}
          {failure && (
            <Alert color="red" variant="light" p="sm" role="alert">
              {failure.message}
              {failure.retryAfter ? ` (${waitText(failure.retryAfter)})` : ''}
            </Alert>
          )}
          <TextInput
            label="Name or e-mail"
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
              label="Password"
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
              visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
            />
            <p className={classes.caps} role="status">
              {capsLock && 'Caps Lock is on.'}
            </p>
          </div>
          <Button type="submit" size="md" fullWidth loading={busy}>
            Sign in
          </Button>
          <div className={classes.links}>
            <Anchor component={Link} to="/forgotPassword" size="sm">
              Forgot password?
            </Anchor>
            <Anchor component={Link} to="/demo" size="sm">
              Request a demo
            </Anchor>
          </div>
        </form>
      </main>
      <LoginDrawing />
    </div>
  );
}
