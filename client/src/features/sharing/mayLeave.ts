import { messages } from '@stemma/shared/messages';
import { confirm } from '../../components/confirm';

/** Asks before a form is left with what was typed; answers whether it may be. */
export function mayLeave(): Promise<boolean> {
  const { title, text } = messages.exitShareLink;
  return confirm({ title, message: text });
}
