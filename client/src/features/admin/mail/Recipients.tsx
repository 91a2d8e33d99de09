import { useState } from 'react';
import { Textarea } from '@mantine/core';
import { readEmails } from '@stemma/shared/rules/emails';
import { t } from '@stemma/shared/language/translate';
import { addressesFault } from '../../../components/addressesFault';

interface RecipientsProps {
  value: string;
  onChange: (value: string) => void;
}

/** The addresses of a message, one a line (SPEC §5). */
export function Recipients({ value, onChange }: RecipientsProps) {
  const [left, setLeft] = useState(false);
  const { addresses, wrong } = readEmails(value);
  return (
    <Textarea
      label={t('Recipients')}
      description={t('One e-mail address per line')}
      required
      autosize
      minRows={2}
      maxRows={8}
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => setLeft(true)}
      error={left || value.trim().includes('\n') ? addressesFault(addresses.length, wrong) : null}
    />
  );
}

/** The addresses, where all of them are right and there is one at least. */
export function readyAddresses(value: string): string[] | undefined {
  const { addresses, wrong } = readEmails(value);
  return addresses.length > 0 && !addressesFault(addresses.length, wrong) ? addresses : undefined;
}
