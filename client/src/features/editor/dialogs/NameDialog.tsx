import { useState, type FormEvent } from 'react';
import { Button, Group, TextInput } from '@mantine/core';
import { Dialog } from '../../../components/Dialog';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';

interface NameDialogProps {
  title: string;
  name: string;
  hint?: string;
  onDone: (name: string) => void;
  onClose: () => void;
}

/** Asks for a name; Done is off while it is empty. */
export function NameDialog({ title, name: first, hint, onDone, onClose }: NameDialogProps) {
  const [name, setName] = useState(first);
  const trimmed = name.replace(/\s+/g, ' ').trim();
  const tooLong = trimmed.length > limits.nameMax;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!trimmed || tooLong) return;
    if (trimmed !== first) onDone(trimmed);
    onClose();
  };
  return (
    <Dialog onClose={onClose} title={title} size={480}>
      <form onSubmit={submit}>
        <TextInput
          label="Name"
          data-autofocus
          autoComplete="off"
          value={name}
          description={hint}
          onChange={(event) => setName(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          error={tooLong ? messages.tooLong(limits.nameMax) : undefined}
        />
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={!trimmed || tooLong}>
            Done
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
