import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { Button, Group, TextInput } from '@mantine/core';
import { Dialog } from './Dialog';
import { nameFault } from '@stemma/shared/rules/text';
import { t } from '@stemma/shared/language/translate';

interface Props {
  title: string;
  /** Default "Done". */
  buttonText?: string;
  name: string;
  hint?: string | undefined;
  onTyped?: (name: string) => void;
  /** Closes the dialog once it is through; false keeps it open. */
  onDone: (name: string) => boolean | Promise<boolean>;
  onClose: () => void;
  /** What is wrong with a name that is not empty; by default what names of entities may not be. */
  fault?: (name: string) => string | undefined;
  /** What of the name is chosen to be written over, from its beginning; all of it by default. */
  chosen?: number;
  /** What else is asked. */
  children?: ReactNode;
}

/** Asks for a name. Done stays off while it is empty. */
export function NameDialog({
  title,
  buttonText = t('Done'),
  name: first,
  hint,
  onTyped,
  onDone,
  onClose,
  fault = nameFault,
  chosen,
  children,
}: Props) {
  const [name, setName] = useState(first);
  const [busy, setBusy] = useState(false);
  const trimmed = name.trim();
  const wrong = fault(trimmed);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!trimmed || wrong || busy) return;
    setBusy(true);
    const through = await onDone(trimmed);
    setBusy(false);
    if (through) onClose();
  };
  return (
    <Dialog onClose={onClose} title={title} dirty={name !== first}>
      <form onSubmit={(event) => void submit(event)}>
        <TextInput
          label={t('Name')}
          data-autofocus
          value={name}
          description={hint}
          onChange={({ currentTarget: { value } }) => {
            setName(value);
            onTyped?.(value);
          }}
          onFocus={(event) => event.currentTarget.setSelectionRange(0, chosen ?? first.length)}
          error={trimmed ? wrong : undefined}
          autoComplete="off"
        />
        {children}
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" disabled={!trimmed || wrong !== undefined} loading={busy}>
            {buttonText}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
