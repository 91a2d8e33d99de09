import { sentence } from '../language/sentence';
import { t } from '../language/translate';

/** Whoever is the only Co-Owner of charts, of entities, or of both. */
const onlyCoOwner = (name: string, charts: number, entities: number): string => {
  if (entities === 0)
    return sentence(
      '{name} is the only Co-Owner of {charts, plural, one {# chart} other {# charts}}. Choose to whom they are handed over.',
      { name, charts },
    );
  if (charts === 0)
    return sentence(
      '{name} is the only Co-Owner of {entities, plural, one {# entity} other {# entities}}. Choose to whom they are handed over.',
      { name, entities },
    );
  return sentence(
    '{name} is the only Co-Owner of {charts, plural, one {# chart} other {# charts}} and {entities, plural, one {# entity} other {# entities}}. Choose to whom they are handed over.',
    { name, charts, entities },
  );
};

/** What is said around signing in, and about users and organizations, where SPEC §8 gives no words. */
export const accountMessages = {
  codeNeeded: t('Enter the code that your authenticator app shows.'),
  ticketInvalid: t('This link is no longer valid. Ask for a new one.'),
  currentPasswordWrong: t('The current password is not right.'),
  passwordForEmail: t('Enter your password to change the e-mail address.'),
  passwordForFactor: t('Enter your password to set up two-factor sign-in.'),
  passwordTooCommon: t('This password is among those that are guessed first. Choose another one.'),
  passwordSame: t('Choose a password other than the current one.'),
  passwordMin: (least: number) => sentence('Min {least} characters', { least }),
  emailTaken: t('This e-mail address is taken.'),
  factorOff: t('Two-factor sign-in is not set up.'),
  factorOn: t('Two-factor sign-in is set up already. Switch it off first.'),
  factorForced: t('Your organization asks for two-factor sign-in, so it cannot be switched off.'),
  factorUnreadable: t('Two-factor sign-in cannot be checked now. Ask your administrator.'),
  demoAsked: t('Thank you. We will write to you soon.'),
  resetAsked: t('If there is an account of this name or address, we have sent a link to its e-mail address.'),
  lastAdministrator: t('This is the last administrator, who stays.'),
  notYourself: t('You cannot do this to your own account.'),
  onlyCoOwner,
  successor: t('Records are handed over to an active user of the same organization who may write.'),
  moveWithRecords: t('This user has records of the organization. Hand them over first.'),
  notWaiting: t('This account does not wait to be activated.'),
  sharedAdministrator: t('A shared user only reads, and cannot be an administrator.'),
} as const;
