import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { DIALOG_MARK, focusOrigin, keepFocus } from '../lib/focusReturn';
import { overlaysReady } from './overlaysReady';

/** What to ask. With the button text "OK" there is no Cancel (SPEC §2.2). */
export interface Question {
  title: string;
  message: string;
  /** Default "Yes". */
  buttonText?: string;
  /** What is agreed to cannot be undone: a red button, and Cancel has the focus. */
  danger?: boolean;
}

let asking = 0;

/** Whether a question waits for its answer. */
export function isConfirming(): boolean {
  return asking > 0;
}

/** Asks, and answers true only when the person presses the button; Cancel, Escape and the close button are false. */
export async function confirm({ title, message, buttonText = 'Yes', danger = false }: Question): Promise<boolean> {
  const onlyOk = buttonText === 'OK';
  const origin = focusOrigin();
  asking += 1;
  await overlaysReady();
  const giveFocusBack = keepFocus(origin);
  const answer = await new Promise<boolean>((resolve) => {
    modals.openConfirmModal({
      title,
      children: (
        <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
          {message}
        </Text>
      ),
      labels: { confirm: buttonText, cancel: 'Cancel' },
      confirmProps: danger ? { color: 'red' } : { 'data-autofocus': true },
      cancelProps: onlyOk ? { display: 'none' } : danger ? { 'data-autofocus': true } : {},
      onConfirm: () => resolve(true),
      onClose: () => resolve(false),
      returnFocus: false,
      ...{ [DIALOG_MARK]: true },
    });
  });
  // Escape is heard by the dialog beneath as well, in the same turn.
  setTimeout(() => (asking -= 1));
  giveFocusBack();
  return answer;
}
