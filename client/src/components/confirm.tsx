import { messages } from '@stemma/shared/messages';
import { t } from '@stemma/shared/language/translate';
import { askToChoose, type ChoiceButton } from './choose';

/** What to ask. With the button text "OK" there is no Cancel (SPEC §2.2). */
export interface Question {
  title: string;
  message: string;
  /** Default "Yes". */
  buttonText?: string;
  /** What is agreed to cannot be undone: a red button, and Cancel has the focus. */
  danger?: boolean;
}

export { isAsking as isConfirming } from './choose';

/** Asks, and answers true only when the person presses the button; Cancel, Escape and the close button are false. */
export async function confirm({ title, message, buttonText = t('Yes'), danger = false }: Question): Promise<boolean> {
  const cancel: ChoiceButton<'cancel'> = { value: 'cancel', label: t('Cancel'), kind: 'default' };
  const agree: ChoiceButton<'agree'> = { value: 'agree', label: buttonText, kind: danger ? 'danger' : 'primary' };
  const answer = await askToChoose({ title, message, choices: buttonText === 'OK' ? [agree] : [cancel, agree] });
  return answer === 'agree';
}

/** Asks whether what is not saved is given up. */
export function confirmGivingUp(): Promise<boolean> {
  const { title, text } = messages.unsavedWork;
  return confirm({ title, message: text });
}
