import { useEffect, useRef, useState } from 'react';
import { Anchor, Button } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import { CodeInput, mayBeCode } from '../../components/secondFactor/CodeInput';
import type { SignInFailure } from '../../lib/session';
import { FailureNote } from './FailureNote';
import classes from './LoginPage.module.css';
import { SignedOutPage } from './SignedOutPage';

interface CodeStepProps {
  busy: boolean;
  failure: SignInFailure | undefined;
  /** False where it did not work. */
  onCode: (code: string) => Promise<boolean>;
  onBack: () => void;
}

/** The code of the second factor, after name and password. */
export function CodeStep({ busy, failure, onCode, onBack }: CodeStepProps) {
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = async () => {
    if (busy || !mayBeCode(code)) return;
    if (!(await onCode(code))) field.current?.select();
  };
  const wrong = failure?.wrong ? failure : undefined;
  return (
    <SignedOutPage
      title={t('Two-factor sign-in')}
      lead={t('Enter the code that your authenticator app shows.')}
      onSubmit={() => void submit()}
    >
      <FailureNote failure={wrong ? undefined : failure} />
      <CodeInput ref={field} recovery size="md" value={code} onChange={setCode} error={wrong?.message} />
      <Button type="submit" size="md" fullWidth loading={busy} disabled={!mayBeCode(code)}>
        {t('Sign in')}
      </Button>
      <div className={classes.links}>
        <Anchor component="button" type="button" size="sm" onClick={onBack}>
          {t('Sign in as somebody else')}
        </Anchor>
      </div>
    </SignedOutPage>
  );
}
