const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;

/** Charts and entities in numbers; what there is none of is left out. */
export const chartsAndEntities = (charts: number, entities: number): string => {
  const said = [
    charts > 0 && counted(charts, 'chart', 'charts'),
    entities > 0 && counted(entities, 'entity', 'entities'),
  ];
  return said.filter((part) => part !== false).join(' and ') || counted(0, 'chart', 'charts');
};

/** What is said around signing in, and about users and organizations, where SPEC §8 gives no words. */
export const accountMessages = {
  codeNeeded: 'Enter the code that your authenticator app shows.',
  ticketInvalid: 'This link is no longer valid. Ask for a new one.',
  currentPasswordWrong: 'The current password is not right.',
  passwordForEmail: 'Enter your password to change the e-mail address.',
  passwordForFactor: 'Enter your password to set up two-factor sign-in.',
  passwordTooCommon: 'This password is among those that are guessed first. Choose another one.',
  passwordSame: 'Choose a password other than the current one.',
  passwordMin: (least: number) => `Min ${least} characters`,
  emailTaken: 'This e-mail address is taken.',
  factorOff: 'Two-factor sign-in is not set up.',
  factorOn: 'Two-factor sign-in is set up already. Switch it off first.',
  factorForced: 'Your organization asks for two-factor sign-in, so it cannot be switched off.',
  factorUnreadable: 'Two-factor sign-in cannot be checked now. Ask your administrator.',
  demoAsked: 'Thank you. We will write to you soon.',
  resetAsked: 'If there is an account of this name or address, we have sent a link to its e-mail address.',
  lastAdministrator: 'This is the last administrator, who stays.',
  notYourself: 'You cannot do this to your own account.',
  onlyCoOwner: (name: string, charts: number, entities: number) =>
    `${name} is the only Co-Owner of ${chartsAndEntities(charts, entities)}. Choose to whom they are handed over.`,
  successor: 'Records are handed over to an active user of the same organization who may write.',
  moveWithRecords: 'This user has records of the organization. Hand them over first.',
  notWaiting: 'This account does not wait to be activated.',
  sharedAdministrator: 'A shared user only reads, and cannot be an administrator.',
} as const;
