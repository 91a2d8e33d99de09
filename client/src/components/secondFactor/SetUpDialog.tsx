import { useEffect, useRef, useState } from 'react';
import { ActionIcon, Alert, Anchor, Button, Group, PasswordInput, Skeleton, Text, Tooltip } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import { beginSecondFactor, enableSecondFactor } from '../../lib/accountCalls';
import type { UserError } from '../../lib/accountCalls';
import type { Viewer } from '../../lib/session';
import { Dialog } from '../Dialog';
import { CodeInput, mayBeCode } from './CodeInput';
import { RecoveryCodes } from './RecoveryCodes';
import classes from './secondFactor.module.css';

interface SetUpDialogProps {
  /** Of a sign-in that owes its second factor: the organization asks for one. */
  token?: string;
  /** True when it is on, and what the server said of the session; false when it was cancelled. */
  onClose: (done: boolean, session?: { token: string; viewer: Viewer }) => void;
}

interface SetUp {
  qr: string;
  secret: string;
}

/** Two-factor set-up (SPEC §2.3): QR code, key, code; then the recovery codes, once. */
export function SetUpDialog({ token, onClose }: SetUpDialogProps) {
  const { setUp, fault, retry } = useSetUp(token);
  const [code, setCode] = useState('');
  /** Null until it is asked for: a session that is not a new one takes it. */
  const [password, setPassword] = useState<string | null>(null);
  const [error, setError] = useState<UserError>();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<{ codes: string[]; session?: { token: string; viewer: Viewer } }>();
  const field = useRef<HTMLInputElement>(null);

  const confirm = async () => {
    if (busy || !mayBeCode(code)) return;
    setBusy(true);
    setError(undefined);
    const answer = await enableSecondFactor(code, password, token).catch((failure: Error) => ({
      ok: null,
      error: { message: failure.message, field: null },
    }));
    setBusy(false);
    if (answer.ok) {
      const { recoveryCodes: codes, token: next, viewer } = answer.ok;
      setDone({ codes, ...(next ? { session: { token: next, viewer } } : {}) });
      return;
    }
    setError(answer.error ?? { message: '' });
    if (answer.error?.field !== 'currentPassword') field.current?.select();
    else if (password === null) setPassword('');
  };

  const passwordError = error?.field === 'currentPassword' ? error.message : undefined;

  if (done) {
    return (
      // Codes that are shown once are not lost by a key: Done, behind its tick, is the way on.
      <Dialog title={t('Recovery codes')} busy onClose={() => onClose(true, done.session)}>
        <RecoveryCodes codes={done.codes} onDone={() => onClose(true, done.session)} />
      </Dialog>
    );
  }
  return (
    <Dialog title={token ? t('Setup 2FA') : t('Sign-in 2FA Setup')} busy={busy} dirty onClose={() => onClose(false)}>
      {token && (
        <Text size="sm" mb="md">
          {t('Your organization asks for two-factor sign-in. Set it up to go on.')}
        </Text>
      )}
      <Text size="sm" mb="md">
        {t('Scan this code with an authenticator app, then enter the six digits that it shows.')}
      </Text>
      <div className={classes.qr}>
        {setUp ? <img src={setUp.qr} alt={t('QR code for your authenticator app')} /> : <Skeleton w={200} h={200} />}
      </div>
      {fault && (
        <Alert color="red" variant="light" role="alert" mb="md">
          {fault}{' '}
          <Anchor component="button" type="button" size="sm" onClick={retry}>
            {t('Try again')}
          </Anchor>
        </Alert>
      )}
      {setUp && <SetUpKey secret={setUp.secret} />}
      <CodeInput
        ref={field}
        value={code}
        onChange={setCode}
        error={passwordError === undefined ? error?.message : undefined}
        onEnter={() => void confirm()}
      />
      {password !== null && (
        <PasswordInput
          mt="md"
          label={t('Your password')}
          autoComplete="current-password"
          autoFocus
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && void confirm()}
          error={passwordError}
          visibilityToggleButtonProps={{ 'aria-label': t('Show or hide the password') }}
        />
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => onClose(false)} disabled={busy}>
          {t('Cancel')}
        </Button>
        <Button onClick={() => void confirm()} loading={busy} disabled={!setUp || !mayBeCode(code)}>
          {t('Confirm')}
        </Button>
      </Group>
    </Dialog>
  );
}

function useSetUp(token: string | undefined) {
  const [setUp, setSetUp] = useState<SetUp>();
  const [fault, setFault] = useState<string>();
  const [round, setRound] = useState(0);
  const asked = useRef(-1);
  useEffect(() => {
    // Each asking makes another secret, so that one round asks once.
    if (asked.current === round) return;
    asked.current = round;
    beginSecondFactor(token).then(
      ({ ok, error }) => (ok ? setSetUp(ok) : setFault(error?.message)),
      (failure: Error) => setFault(failure.message),
    );
  }, [token, round]);
  const retry = () => {
    setFault(undefined);
    setRound((before) => before + 1);
  };
  return { setUp, fault, retry };
}

function SetUpKey({ secret }: { secret: string }) {
  const [shown, setShown] = useState(false);
  return (
    <div className={classes.key}>
      <Anchor component="button" type="button" size="sm" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {shown ? t('Hide setup key') : t('Show setup key')}
      </Anchor>
      {shown && (
        <div className={classes.secret}>
          <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          <Tooltip label={t('Copy the key')}>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('Copy the key')}
              onClick={() => void navigator.clipboard.writeText(secret)}
            >
              <IconCopy size={18} stroke={1.5} />
            </ActionIcon>
          </Tooltip>
        </div>
      )}
    </div>
  );
}
