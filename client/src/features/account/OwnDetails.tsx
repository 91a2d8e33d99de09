import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { Button, Group, Textarea, TextInput } from '@mantine/core';
import { messages } from '@stemma/shared/messages';
import { isEmail } from '@stemma/shared/rules/emails';
import { notify } from '../../components/notify';
import { checkSession } from '../../lib/session';
import { saveDetails } from './documents';
import type { Account } from './types';
import classes from './UserPage.module.css';

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
  const [save, { loading }] = useMutation(saveDetails);
  const isChanged = JSON.stringify(values) !== JSON.stringify(saved);
  const faultOf = (field: keyof typeof values): string | undefined => {
    if (fault?.field === field) return fault.message;
    if (field === 'name' && !values.name.trim()) return messages.required;
    return field === 'email' && !isEmail(values.email.trim()) ? messages.notAnEmail : undefined;
  };
  const set = (field: keyof typeof values) => (event: { currentTarget: { value: string } }) => {
    setFault(undefined);
    setValues({ ...values, [field]: event.currentTarget.value });
  };
  const submit = async () => {
    if (!isChanged || faultOf('name') || faultOf('email')) return;
    const { data } = await save({ variables: { input: values } });
    const { ok, error } = data?.updateOwnDetails ?? {};
    if (!ok) {
      setFault(error ?? { message: messages.noDataReturned });
      if (!error?.field) notify('Error', error?.message ?? messages.noDataReturned);
      return;
    }
    setValues(valuesOf({ ...account, ...ok }));
    notify('Message', 'Your details are saved.');
    void checkSession();
  };
  return (
    <section className={classes.card} aria-labelledby="own-details">
      <h3 id="own-details">Details</h3>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit().catch((failure: Error) => notify('Error', failure.message));
        }}
      >
        <TextInput label="Name" required value={values.name} onChange={set('name')} error={faultOf('name')} />
        <TextInput
          label="E-mail"
          required
          type="email"
          description="You sign in with it, and links for a new password go there."
          value={values.email}
          onChange={set('email')}
          error={faultOf('email')}
        />
        <TextInput label="Phone" type="tel" value={values.phone} onChange={set('phone')} error={faultOf('phone')} />
        <Textarea
          label="About you"
          autosize
          minRows={2}
          maxRows={8}
          value={values.description}
          onChange={set('description')}
          error={faultOf('description')}
        />
        <Group justify="flex-end">
          <Button variant="default" disabled={!isChanged || loading} onClick={() => setValues(saved)}>
            Cancel
          </Button>
          <Button type="submit" disabled={!isChanged} loading={loading}>
            Save
          </Button>
        </Group>
      </form>
    </section>
  );
}
