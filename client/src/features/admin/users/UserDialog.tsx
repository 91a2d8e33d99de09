import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { Button, Group, PasswordInput, Radio, Select, Stack, Switch, TextInput } from '@mantine/core';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { ACCOUNT_TYPES } from '@stemma/shared/permissions';
import { isEmail } from '@stemma/shared/rules/emails';
import { t } from '@stemma/shared/language/translate';
import { Dialog } from '../../../components/Dialog';
import { notify } from '../../../components/notify';
import { newKey } from '../../../lib/newKey';
import { useLeaveGuard } from '../../../lib/leaveGuard';
import { useSession } from '../../../lib/session';
import { addUser, changeUser } from '../documents';
import { changedOf } from '../changedOf';
import type { Fault } from '../fault';
import { faultOf } from '../fault';
import classes from '../Admin.module.css';
import type { OrganizationChoice, User } from './types';
import { ACCOUNT_TYPE_LABELS } from './accountTypeLabels';

interface UserDialogProps {
  /** None for a new one. */
  user: User | undefined;
  organizations: readonly OrganizationChoice[];
  onClose: (changed?: boolean) => void;
}

/** A user is made, with an invitation by mail or a first password, or changed. */
export function UserDialog({ user, organizations, onClose }: UserDialogProps) {
  const session = useSession();
  const isOwn = session.status === 'signedIn' && session.viewer.key === user?.key;
  const [key] = useState(newKey);
  const [first] = useState({
    name: user?.name ?? '',
    email: user?.email ?? '',
    phone: user?.phone ?? '',
    accountType: user?.accountType ?? 'Standard',
    isAdmin: user?.isAdmin ?? false,
    deactivated: user?.deactivated ?? false,
    organizationKey: user?.organizationKey ?? (organizations.length === 1 ? (organizations[0]?.key ?? null) : null),
    password: '',
    way: 'mail' as 'mail' | 'password',
  });
  const [values, setValues] = useState(first);
  const [tried, setTried] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const [add, adding] = useMutation(addUser);
  const [change, changing] = useMutation(changeUser);
  const busy = adding.loading || changing.loading;
  const isTyped = JSON.stringify(values) !== JSON.stringify(first);
  useLeaveGuard({ unsaved: () => isTyped, question: messages.unsavedWork });
  const byPassword = !user && values.way === 'password';
  const faults: Record<string, string | undefined> = {
    name: values.name.trim() ? undefined : messages.required,
    email: isEmail(values.email.trim()) ? undefined : messages.notAnEmail,
    organization: values.organizationKey ? undefined : messages.required,
    isAdmin: values.isAdmin && values.accountType === 'None' ? messages.accounts.sharedAdministrator : undefined,
    password: byPassword && values.password.length < limits.passwordMin ? messages.passwordTooShort : undefined,
  };
  const shown = (field: string) => (fault?.field === field ? fault.message : tried ? faults[field] : undefined);
  const set = (part: Partial<typeof values>) => {
    setFault(undefined);
    setValues({ ...values, ...part });
  };
  const send = async (): Promise<Fault | undefined> => {
    const { password, way, organizationKey, deactivated: _new, ...fields } = values;
    if (!organizationKey) return undefined;
    if (user) {
      const { password: _none, way: _mail, organizationKey: moved, ...changed } = changedOf(first, values);
      const input = { key: user.key, ...changed, ...(moved ? { organization: moved } : {}) };
      return faultOf((await change({ variables: { input } })).data?.changeUser);
    }
    const mail = way === 'mail';
    const input = { key, ...fields, organization: organizationKey, sendMail: mail, ...(mail ? {} : { password }) };
    return faultOf((await add({ variables: { input } })).data?.addUser);
  };
  const submit = async () => {
    setTried(true);
    if (busy || Object.values(faults).some(Boolean)) return;
    const failure = await send();
    if (failure) {
      setFault(failure);
      if (!failure.field || !(failure.field in faults)) notify('Error', failure.message);
      return;
    }
    notify(
      'Message',
      user
        ? t('The user is saved.')
        : byPassword
          ? t('The user is made.')
          : t('The invitation goes to {email}.', { email: values.email }),
    );
    onClose(true);
  };
  return (
    <Dialog title={user ? t('Edit user') : t('New user')} busy={busy} dirty onClose={() => onClose()}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit().catch((failure: Error) => notify('Error', failure.message));
        }}
      >
        <TextInput
          data-autofocus
          label={t('Name')}
          required
          value={values.name}
          onChange={(event) => set({ name: event.currentTarget.value })}
          error={shown('name')}
        />
        <TextInput
          label={t('E-mail')}
          required
          type="email"
          value={values.email}
          onChange={(event) => set({ email: event.currentTarget.value })}
          error={shown('email')}
        />
        <TextInput
          label={t('Phone')}
          value={values.phone}
          onChange={(event) => set({ phone: event.currentTarget.value })}
        />
        <Select
          label={t('Organization')}
          required
          searchable
          data={organizations.map(({ key: value, name: label }) => ({ value, label }))}
          value={values.organizationKey}
          onChange={(organizationKey) => set({ organizationKey })}
          error={shown('organization')}
        />
        <Select
          label={t('Account type')}
          data={ACCOUNT_TYPES.map((value) => ({ value, label: ACCOUNT_TYPE_LABELS[value] }))}
          value={values.accountType}
          onChange={(value) => value && set({ accountType: value })}
          allowDeselect={false}
        />
        <Switch
          label={t('Administrator')}
          description={t('Manages users, organizations and settings of the whole installation')}
          checked={values.isAdmin}
          disabled={isOwn || (values.accountType === 'None' && !values.isAdmin)}
          error={shown('isAdmin')}
          onChange={(event) => set({ isAdmin: event.currentTarget.checked })}
        />
        {user && !isOwn && (
          <Switch
            label={t('Deactivated')}
            description={t('Cannot sign in; charts and entities stay')}
            checked={values.deactivated}
            onChange={(event) => set({ deactivated: event.currentTarget.checked })}
          />
        )}
        {!user && (
          <Radio.Group label={t('First password')} value={values.way} onChange={(way) => set({ way: way })}>
            <Stack gap="xs" mt="xs">
              <Radio value="mail" label={t('Send an invitation by mail; the user chooses one')} />
              <Radio value="password" label={t('Give one now, without mail')} />
            </Stack>
          </Radio.Group>
        )}
        {byPassword && (
          <PasswordInput
            label={t('Password')}
            autoComplete="new-password"
            value={values.password}
            onChange={(event) => set({ password: event.currentTarget.value })}
            error={shown('password')}
            visibilityToggleButtonProps={{ 'aria-label': t('Show or hide the password') }}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" disabled={busy} onClick={() => onClose()}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {user ? t('Save') : t('Make user')}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
