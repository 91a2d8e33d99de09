import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { dictionary } from '@zxcvbn-ts/language-common';
import { invalid } from '../../errors';
import { COMMON } from './common';

/** The 49,000 commonest passwords of leaks, in lower case. */
const LEAKED: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** What a chosen password is judged by. */
export interface PasswordRules {
  /** Characters that the organization asks for; null for the usual number. */
  least: number | null;
  /** Names and addresses that it must not just repeat. */
  about: readonly string[];
}

/** Refuses a password that is too short or long, that guessers try first, or that repeats who it is of. No mix of characters is asked for. */
export function assertChosen(password: string, { least, about }: PasswordRules, field = 'newPassword'): void {
  const min = Math.max(least ?? 0, limits.passwordMin);
  if ([...password].length < min) {
    throw invalid(min === limits.passwordMin ? messages.passwordTooShort : messages.accounts.passwordMin(min), field);
  }
  if (password.length > limits.passwordMax) throw invalid(messages.tooLong(limits.passwordMax), field);
  const bare = stripped(password);
  const isNamed = about.some((text) => text !== '' && namesOf(text).includes(bare));
  if (isNamed || isGuessedFirst(password.toLowerCase(), bare))
    throw invalid(messages.accounts.passwordTooCommon, field);
}

/** Without the digits and marks that are put before and behind a word. */
const stripped = (text: string): string => text.toLowerCase().replace(/^[\d\W_]+|[\d\W_]+$/g, '');

const namesOf = (text: string): string[] => {
  const [before = ''] = text.split('@');
  return [text, before, text.replace(/\s/g, '')].map(stripped).filter((name) => name.length > 2);
};

function isGuessedFirst(whole: string, bare: string): boolean {
  const [first = ''] = whole;
  const isOneCharacter = [...whole].every((character) => character === first);
  const isRun = '01234567890123456789'.includes(whole) || '98765432109876543210'.includes(whole);
  return LEAKED.has(whole) || COMMON.has(whole) || COMMON.has(bare) || isOneCharacter || isRun;
}
