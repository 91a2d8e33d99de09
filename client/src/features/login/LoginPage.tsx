import { useEffect, useState } from 'react';
import { useSession, signIn, signOutOf, takeSession } from '../../lib/session';
import { lazyComponent } from '../../components/lazyComponent';
import type { SignInFailure } from '../../lib/session';
import { PasswordStep } from './PasswordStep';

const codeStep = lazyComponent(() => import('./CodeStep').then((loaded) => loaded.CodeStep));

const setUpDialog = lazyComponent(() =>
  import('../../components/secondFactor/SetUpDialog').then((loaded) => loaded.SetUpDialog),
);

/** The sign-in page: name and password, then a code where a second factor is on. Where to go next is the route guard's matter. */
export function LoginPage() {
  const session = useSession();
  const [nameOrEmail, setNameOrEmail] = useState('');
  const [password, setPassword] = useState('');
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [owing, setOwing] = useState<string>();
  const [failure, setFailure] = useState<SignInFailure>();
  const [busy, setBusy] = useState(false);
  const expired = session.status === 'anonymous' && session.why === 'expired' && !failure;

  const isTyping = password !== '';
  useEffect(() => {
    if (isTyping) codeStep.preload();
  }, [isTyping]);

  const submit = async (code?: string): Promise<boolean> => {
    if (busy) return true;
    setBusy(true);
    setFailure(undefined);
    const outcome = await signIn(nameOrEmail, password, code);
    if (outcome.step === 'done') return true;
    setBusy(false);
    if (outcome.step === 'code') setStep('code');
    if (outcome.step === 'setUp') setOwing(outcome.token);
    if (outcome.step === 'failed') setFailure(outcome.failure);
    return outcome.step !== 'failed';
  };
  const restart = () => {
    setStep('password');
    setPassword('');
    setFailure(undefined);
  };

  return (
    <>
      {step === 'code' ? (
        <codeStep.Component busy={busy} failure={failure} onCode={submit} onBack={restart} />
      ) : (
        <PasswordStep
          {...{ nameOrEmail, setNameOrEmail, password, setPassword, busy, failure, expired }}
          onSubmit={() => submit()}
        />
      )}
      {owing !== undefined && (
        <setUpDialog.Component
          token={owing}
          onClose={(_done, proved) => {
            setOwing(undefined);
            setPassword('');
            if (proved) takeSession(proved.token, proved.viewer);
            else void signOutOf(owing);
          }}
        />
      )}
    </>
  );
}
