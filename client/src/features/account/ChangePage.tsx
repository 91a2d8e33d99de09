import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { Button, Group, PasswordInput } from '@mantine/core';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { useNavigate } from '../../lib/router/hooks';
import { t } from '@stemma/shared/language/translate';
import { notify } from '../../components/notify';
import { PageHeader } from '../../components/PageHeader';
import { lazyComponent } from '../../components/lazyComponent';
import { useSession } from '../../lib/session';
import { changePassword } from './documents';
import classes from './UserPage.module.css';

const authorize = lazyComponent(() =>
  import('../../components/secondFactor/AuthorizeDialog').then((loaded) => loaded.AuthorizeDialog),
);
const TOGGLE = { 'aria-label': t('Show or hide the password') };
const EMPTY = { current: '', next: '', again: '' };

/** Another password, with a code where a second factor is on. */
export function ChangePage() {
  const session = useSession();
  const navigate = useNavigate();
  const [values, setValues] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const [fault, setFault] = useState<{ field?: string | null | undefined; message: string }>();
  const [asking, setAsking] = useState(false);
  const [change, { loading }] = useMutation(changePassword);

  const faults = {
    current: values.current.trim() ? undefined : messages.required,
    next: values.next.trim().length < limits.passwordMin ? messages.passwordTooShort : undefined,
    again: values.again.trim() === values.next.trim() ? undefined : t('The passwords are not the same.'),
  };
  const shown = (field: keyof typeof EMPTY, sent?: string) =>
    (tried ? faults[field] : undefined) ?? (fault && sent && fault.field === sent ? fault.message : undefined);
  const set = (field: keyof typeof EMPTY) => (event: { currentTarget: { value: string } }) => {
    setFault(undefined);
    setValues({ ...values, [field]: event.currentTarget.value });
  };
  /** Answers what is wrong with the code, where one was sent. */
  const send = async (code?: string): Promise<string | undefined> => {
    const input = { currentPassword: values.current, newPassword: values.next, ...(code ? { code } : {}) };
    const { ok, error } = (await change({ variables: { input } })).data?.changePassword ?? {};
    if (ok) {
      setAsking(false);
      notify('Message', t('Your password is changed.'));
      void navigate('/user');
      return undefined;
    }
    if (error?.code === 'codeNeeded') setAsking(true);
    else if (error?.code === 'codeWrong') return error.message;
    else {
      setAsking(false);
      setFault(error ?? { message: messages.noDataReturned });
      if (!error?.field) notify('Error', error?.message ?? messages.noDataReturned);
    }
    return undefined;
  };
  const submit = () => {
    setTried(true);
    if (Object.values(faults).some(Boolean) || loading) return;
    void send().catch((failure: Error) => notify('Error', failure.message));
  };
  const email = session.status === 'signedIn' ? session.viewer.email : '';
  return (
    <>
      <PageHeader title={t('Change password')} />
      <div className={classes.scroll}>
        <section className={classes.card} aria-label={t('Change password')}>
          <form
            className={classes.form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              submit();
            }}
          >
            <input type="hidden" name="username" autoComplete="username" value={email} />
            <PasswordInput
              label={t('Current password')}
              autoComplete="current-password"
              autoFocus
              value={values.current}
              onChange={set('current')}
              error={shown('current', 'currentPassword')}
              visibilityToggleButtonProps={TOGGLE}
            />
            <PasswordInput
              label={t('New password')}
              description={t('At least 8 characters. A sentence is easy to remember and hard to guess.')}
              autoComplete="new-password"
              value={values.next}
              onChange={set('next')}
              error={shown('next', 'newPassword')}
              visibilityToggleButtonProps={TOGGLE}
            />
            <PasswordInput
              label={t('New password again')}
              autoComplete="new-password"
              value={values.again}
              onChange={set('again')}
              error={shown('again')}
              visibilityToggleButtonProps={TOGGLE}
            />
            <p className={classes.note}>{t('Your other sessions end, and open links for a new password with them.')}</p>
            <Group justify="flex-end">
              <Button variant="default" onClick={() => void navigate('/user')}>
                {t('Cancel')}
              </Button>
              <Button type="submit" loading={loading}>
                {t('Change password')}
              </Button>
            </Group>
          </form>
        </section>
      </div>
      {asking && (
        <authorize.Component
          text={t('Enter a code to change your password.')}
          onAuthorize={send}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
