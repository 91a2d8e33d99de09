import { useEffect, useState } from 'react';
import { Alert, Anchor, Button, PasswordInput, Skeleton, TextInput } from '@mantine/core';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { Link } from '../../lib/router/Link';
import { t } from '@stemma/shared/language/translate';
import type { UserError } from '../../lib/accountCalls';
import { ticketHolder, setPassword } from '../../lib/accountCalls';
import { SignedOutPage } from './SignedOutPage';

type Kind = 'reset' | 'activate';

const TEXTS = {
  reset: {
    title: t('Set a new password'),
    button: t('Set the password'),
    done: t('Your new password is set, and all your sessions have ended. Sign in with it.'),
  },
  activate: {
    title: t('Activate your account'),
    button: t('Activate the account'),
    done: t('Your account is active. Sign in with your password.'),
  },
} as const;

export const ResetPage = () => <TicketPage kind="reset" />;
export const ActivatePage = () => <TicketPage kind="activate" />;

type Holder = { name: string; email: string };
type State =
  { status: 'asking' } | { status: 'invalid' | 'unreachable'; message: string } | { status: 'open'; holder: Holder };

/** What a link of a mail opens: a password is chosen by its ticket, which stands behind `#` and is taken out of the address at once. */
function TicketPage({ kind }: { kind: Kind }) {
  const [ticket] = useState(takeTicket);
  const [state, setState] = useState<State>({ status: 'asking' });
  const [round, setRound] = useState(0);
  const [done, setDone] = useState(false);
  useEffect(() => {
    let gone = false;
    ticketHolder(ticket).then(
      (holder) => {
        if (gone) return;
        const isOpen = holder !== null && holder !== undefined && holder.kind === kind;
        setState(isOpen ? { status: 'open', holder } : { status: 'invalid', message: messages.accounts.ticketInvalid });
      },
      (failure: Error) => !gone && setState({ status: 'unreachable', message: failure.message }),
    );
    return () => {
      gone = true;
    };
  }, [ticket, kind, round]);
  const texts = TEXTS[kind];
  if (done) {
    return (
      <SignedOutPage title={texts.title}>
        <Alert color="teal" variant="light" role="status">
          {texts.done}
        </Alert>
        <Button component={Link} to="/login" size="md" fullWidth>
          {t('Sign in')}
        </Button>
      </SignedOutPage>
    );
  }
  if (state.status === 'open')
    return <ChooseForm {...{ kind, ticket }} holder={state.holder} onDone={() => setDone(true)} />;
  return (
    <SignedOutPage title={texts.title} back>
      {state.status === 'asking' ? (
        <Skeleton h={180} radius="md" />
      ) : (
        <Alert color="red" variant="light" role="alert">
          {state.message}{' '}
          {state.status === 'unreachable' ? (
            <Anchor component="button" type="button" size="sm" underline="always" onClick={() => setRound(round + 1)}>
              {t('Try again')}
            </Anchor>
          ) : (
            <Anchor component={Link} to="/forgotPassword" size="sm" underline="always">
              {t('Ask for a new link')}
            </Anchor>
          )}
        </Alert>
      )}
    </SignedOutPage>
  );
}

function takeTicket(): string {
  const ticket = /[#&]ticket=([\w-]+)/.exec(window.location.hash)?.[1] ?? '';
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return ticket;
}

interface ChooseFormProps {
  kind: Kind;
  ticket: string;
  holder: Holder;
  onDone: () => void;
}

function ChooseForm({ kind, ticket, holder, onDone }: ChooseFormProps) {
  const [name, setName] = useState(holder.name);
  const [password, setNew] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<UserError>();
  const isShort = password.trim().length < limits.passwordMin;
  const submit = async () => {
    setTried(true);
    if (isShort || busy || (kind === 'activate' && !name.trim())) return;
    setBusy(true);
    setFault(undefined);
    const input = { ticket, newPassword: password, ...(kind === 'activate' ? { newName: name } : {}) };
    const result = await setPassword(kind, input).catch((failure: Error) => ({ message: failure.message }));
    setBusy(false);
    if (result) setFault(result);
    else onDone();
  };
  const ofPassword = fault && 'field' in fault && fault.field === 'newPassword';
  return (
    <SignedOutPage title={TEXTS[kind].title} lead={holder.email} onSubmit={() => void submit()}>
      {fault && !ofPassword && (
        <Alert color="red" variant="light" role="alert">
          {fault.message}
        </Alert>
      )}
      <input type="hidden" name="username" autoComplete="username" value={holder.email} />
      {kind === 'activate' && (
        <TextInput
          label={t('Your name')}
          autoComplete="name"
          size="md"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={tried && !name.trim() ? messages.required : undefined}
        />
      )}
      <PasswordInput
        label={t('New password')}
        description={t('At least 8 characters. A sentence is easy to remember and hard to guess.')}
        autoComplete="new-password"
        autoFocus
        size="md"
        value={password}
        onChange={(event) => setNew(event.currentTarget.value)}
        error={tried && isShort ? messages.passwordTooShort : ofPassword ? fault.message : undefined}
        visibilityToggleButtonProps={{ 'aria-label': t('Show or hide the password') }}
      />
      <Button type="submit" size="md" fullWidth loading={busy}>
        {TEXTS[kind].button}
      </Button>
    </SignedOutPage>
  );
}
