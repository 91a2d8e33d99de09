import type { ReactNode } from 'react';
import { Button, Group, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { DIALOG_MARK, focusOrigin, keepFocus } from '../lib/focusReturn';
import { overlaysReady } from './overlaysReady';

/** One of the buttons under a question. The first in order is the one that is meant most often. */
export interface ChoiceButton<T extends string> {
  value: T;
  label: string;
  kind: keyof typeof LOOKS;
}

let asking = 0;

/** Whether a question waits for its answer. */
export function isAsking(): boolean {
  return asking > 0;
}

/** Asks with a button for each choice; the primary one, else the default one, has the focus. Null where the dialog was closed. */
export async function askToChoose<T extends string>(question: {
  title: string;
  message: ReactNode;
  choices: readonly ChoiceButton<T>[];
}): Promise<T | null> {
  const { title, message, choices } = question;
  const origin = focusOrigin();
  asking += 1;
  await overlaysReady();
  const giveFocusBack = keepFocus(origin);
  const focused = choices.find(({ kind }) => kind === 'primary') ?? choices.find(({ kind }) => kind === 'default');
  const answer = await new Promise<T | null>((resolve) => {
    const id = modals.open({
      title,
      children: (
        <>
          <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
            {message}
          </Text>
          <Group justify="flex-end" mt="md" gap="xs">
            {choices.map(({ value, label, kind }) => (
              <Button
                key={value}
                {...LOOKS[kind]}
                data-autofocus={value === focused?.value || undefined}
                onClick={() => {
                  resolve(value);
                  modals.close(id);
                }}
              >
                {label}
              </Button>
            ))}
          </Group>
        </>
      ),
      onClose: () => resolve(null),
      returnFocus: false,
      ...{ [DIALOG_MARK]: true },
    });
  });
  // Escape is heard by the dialog beneath as well, in the same turn.
  setTimeout(() => (asking -= 1));
  giveFocusBack();
  return answer;
}

const LOOKS = {
  primary: {},
  default: { variant: 'default' },
  danger: { color: 'red' },
  quiet: { variant: 'subtle', color: 'red' },
} as const;
