import { useRef, useState, type FormEvent } from 'react';
import { Alert, Button, PasswordInput } from '@mantine/core';
import { messages } from '@stemma/shared/messages';
import { t } from '@stemma/shared/language/translate';
import { waitText } from '../../../lib/waitText';
import type { Refusal } from './calls';
import classes from './GateCard.module.css';

interface Props {
  notice: string | undefined;
  refusal: Refusal | undefined;
  onEnter: (password: string) => Promise<void>;
}

/** Asks for the password of a link, and says what was wrong with the one before. */
export function PasswordForm({ notice, refusal, onEnter }: Props) {
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const wrong = refusal?.why === 'wrong';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!password || busy) return;
    setBusy(true);
    await onEnter(password);
    setBusy(false);
    field.current?.select();
  };

  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate aria-label={t('Open the chart')}>
      {notice && !refusal && (
        <Alert color="orange" variant="light" p="sm">
          {notice}
        </Alert>
      )}
      {refusal && (
        <Alert color="red" variant="light" p="sm" role="alert">
          {refusal.message}
          {refusal.retryAfter ? ` (${waitText(refusal.retryAfter)})` : ''}
        </Alert>
      )}
      <PasswordInput
        ref={field}
        label={t('Password')}
        description={t('Upper and lower case matter.')}
        name="password"
        autoComplete="off"
        autoFocus
        size="md"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={tried && !password ? messages.required : wrong}
        aria-invalid={wrong || undefined}
        visibilityToggleButtonProps={{ 'aria-label': t('Show or hide the password') }}
      />
      <Button type="submit" size="md" fullWidth loading={busy}>
        {t('Open the chart')}
      </Button>
    </form>
  );
}
