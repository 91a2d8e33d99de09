import { Alert } from '@mantine/core';
import { IconCopyCheck } from '@tabler/icons-react';
import { messages } from '@stemma/shared/messages';

/** Tells that entities of the type with such a name exist already. */
export function DuplicateAlert() {
  return (
    <Alert mt="md" color="orange" variant="light" role="alert" icon={<IconCopyCheck size={20} />}>
      {messages.possibleDuplicate.text}
    </Alert>
  );
}
