import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { Button, Group, PasswordInput, Textarea, TextInput } from '@mantine/core';
import { messages } from '@stemma/shared/messages';
import { isEmail } from '@stemma/shared/rules/emails';
import { t } from '@stemma/shared/language/translate';
import { notify } from '../../components/notify';
import { lazyComponent } from '../../components/lazyComponent';
import { useLeaveGuard } from '../../lib/leaveGuard';
import { checkSession } from '../../lib/session';
import { saveDetails } from './documents';
import type { Account } from './types';
import classes from './UserPage.module.css';

const authorize = lazyComponent(() =>
  import('../../components/secondFactor/AuthorizeDialog').then((loaded) => loaded.AuthorizeDialog),
);

const valuesOf = ({ name, email, phone, description }: Account) => ({
  name,
  email,
  phone: phone ?? '',
  description: description ?? '',
});

/** The user's own details. */
export function OwnDetails({ account }: { account: Account }) {
  const saved = valuesOf(account);
  const [values, setValues] = useState(saved);
  const [fault, setFault] = useState<{ message: string; field?: string | null }>();
  const [password, setPassword] = useState('');
  const [asking, setAsking] = useState(false);
  const [save, { loading }] = useMutation(saveDetails);
  const isMoving = values.email.trim().toLowerCase() !== saved.email;
  const isChanged = JSON.stringify(values) !== JSON.stringify(saved);
  useLeaveGuard({ unsaved: () => isChanged, question: messages.unsavedWork });
  const faultOf = (field: keyof typeof values): string | undefined => {
    if (fault?.field === field) return fault.message;
    if (field === 'name' && !values.name.trim()) return messages.required;
    return field === 'email' && !isEmail(values.email.trim()) ? messages.notAnEmail : undefined;
  };
  const set = (field: keyof typeof values) => (event: { currentTarget: { value: string } }) => {
    setFault(undefined);
    setValues({ ...values, [field]: event.currentTarget.value });
  };
  /** Answers what is wrong with the code, where one was sent. */
  const send = async (code?: string): Promise<string | undefined> => {
    const proof = isMoving ? { currentPassword: password, ...(code ? { code } : {}) } : {};
    const { data } = await save({ variables: { input: { ...values, ...proof } } });
    const { ok, error } = data?.updateOwnDetails ?? {};
    if (ok) {
      setAsking(false);
      setPassword('');
      setValues(valuesOf({ ...account, ...ok }));
      notify('Message', t('Your details are saved.'));
      void checkSession();
      return undefined;
    }
    if (error?.code === 'codeWrong') return error.message;
    if (error?.code === 'codeNeeded') {
      setAsking(true);
      return undefined;
    }
    setAsking(false);
    setFault(error ?? { message: messages.noDataReturned });
    if (!error?.field) notify('Error', error?.message ?? messages.noDataReturned);
    return undefined;
  };
  const submit = async () => {
    if (!isChanged || faultOf('name') || faultOf('email')) return;
    if (isMoving && !password)
      return setFault({ field: 'currentPassword', message: messages.accounts.passwordForEmail });
    await send();
  };
  const cancel = () => {
    setValues(saved);
    setPassword('');
    setFault(undefined);
  };
  return (
    <section className={classes.card} aria-labelledby="own-details">
      <h3 id="own-details">{t('Details')}</h3>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit().catch((failure: Error) => notify('Error', failure.message));
        }}
      >
        <TextInput label={t('Name')} required value={values.name} onChange={set('name')} error={faultOf('name')} />
        <TextInput
          label={t('E-mail')}
          required
          type="email"
          description={t('You sign in with it, and links for a new password go there.')}
          value={values.email}
          onChange={set('email')}
          error={faultOf('email')}
        />
        {isMoving && (
          <PasswordInput
            label={t('Current password')}
            required
            description={t('Another address takes your password.')}
            autoComplete="current-password"
            value={password}
            onChange={(event) => {
              setFault(undefined);
              setPassword(event.currentTarget.value);
            }}
            error={fault?.field === 'currentPassword' ? fault.message : undefined}
            visibilityToggleButtonProps={{ 'aria-label': t('Show or hide the password') }}
          />
        )}
        <TextInput
          label={t('Phone')}
          type="tel"
          value={values.phone}
          onChange={set('phone')}
          error={faultOf('phone')}
        />
        <Textarea
          label={t('About you')}
          autosize
          minRows={2}
          maxRows={8}
          value={values.description}
          onChange={set('description')}
          error={faultOf('description')}
        />
        <Group justify="flex-end">
          <Button variant="default" disabled={!isChanged || loading} onClick={cancel}>
            {t('Cancel')}
          </Button>
          <Button type="submit" disabled={!isChanged} loading={loading}>
            {t('Save')}
          </Button>
        </Group>
      </form>
      {asking && (
        <authorize.Component
          text={t('Enter a code to change your e-mail address.')}
          onAuthorize={send}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
