import type { FormEvent } from 'react';
import { useState } from 'react';
import { Button, Group, Modal, TextInput } from '@mantine/core';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';

interface Props {
  title: string;
  name: string;
  /** Closes the dialog once it is through; false keeps it open. */
  onDone: (name: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for a folder's name. Done stays off while it is empty. */
export function FolderNameDialog({ title, name: first, onDone, onClose }: Props) {
  const [name, setName] = useState(first);
  const [busy, setBusy] = useState(false);
  const trimmed = name.trim();
  const tooLong = trimmed.length > limits.nameMax;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!trimmed || tooLong || busy) return;
    setBusy(true);
    const through = await onDone(trimmed);
    setBusy(false);
    if (through) onClose();
  };
  return (
    <Modal opened onClose={onClose} title={title} size={480}>
      <form onSubmit={(event) => void submit(event)}>
        <TextInput
          label="Name"
          data-autofocus
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          error={tooLong ? messages.tooLong(limits.nameMax) : undefined}
          autoComplete="off"
        />
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={!trimmed || tooLong} loading={busy}>
            Done
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
