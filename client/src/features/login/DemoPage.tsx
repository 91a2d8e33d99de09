import { useState } from 'react';
import { Alert, Button, TextInput } from '@mantine/core';
import { messages } from '@stemma/shared/messages';
import { isEmail } from '@stemma/shared/rules/emails';
import { t } from '@stemma/shared/language/translate';
import { askForDemo } from '../../lib/accountCalls';
import { SignedOutPage } from './SignedOutPage';

const EMPTY = { name: '', email: '', company: '' };
const FIELDS = [
  ['name', t('Your name'), 'name'],
  ['email', 'E-mail', 'email'],
  ['company', 'Company', 'organization'],
] as const;

/** Asks for a demonstration. */
export function DemoPage() {
  const [values, setValues] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const [fault, setFault] = useState<string>();
  const faultOf = (field: keyof typeof EMPTY): string | undefined => {
    if (!values[field].trim()) return messages.required;
    return field === 'email' && !isEmail(values.email.trim()) ? messages.notAnEmail : undefined;
  };
  const submit = async () => {
    setTried(true);
    if (busy || FIELDS.some(([field]) => faultOf(field))) return;
    setBusy(true);
    setFault(undefined);
    const result = await askForDemo(values).catch((failure: Error) => failure);
    setBusy(false);
    if (result) setFault(result.message);
    else setDone(true);
  };
  if (done) {
    return (
      <SignedOutPage title={t('Request a demo')} back>
        <Alert color="teal" variant="light" role="status">
          {messages.accounts.demoAsked}
        </Alert>
      </SignedOutPage>
    );
  }
  return (
    <SignedOutPage
      title={t('Request a demo')}
      lead={t('See Stemma with charts like yours. We write to you to find a time.')}
      onSubmit={() => void submit()}
      back
    >
      {fault && (
        <Alert color="red" variant="light" role="alert">
          {fault}
        </Alert>
      )}
      {FIELDS.map(([field, label, autoComplete]) => (
        <TextInput
          key={field}
          label={label}
          autoComplete={autoComplete}
          autoFocus={field === 'name'}
          size="md"
          {...(field === 'email' && { type: 'email' })}
          value={values[field]}
          onChange={(event) => setValues({ ...values, [field]: event.currentTarget.value })}
          error={tried ? faultOf(field) : undefined}
        />
      ))}
      <Button type="submit" size="md" fullWidth loading={busy}>
        {t('Send')}
      </Button>
    </SignedOutPage>
  );
}
