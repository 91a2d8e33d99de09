/** What is said of share links. */
export const sharingMessages = {
  notOpened: 'This link does not open: it does not exist, or the password is not right.',
  ended: 'This visit has ended. Open the link again.',
  expired: 'This link has expired. Ask whoever sent it for a new one.',
  paused: 'This link is paused. Ask whoever sent it.',
  usedUp: 'This link has been opened as often as it may be. Ask whoever sent it for a new one.',
  visitFirst: 'This link counts its visits: open it by authSharingLink first.',
  ticket: 'This link in a message is not known, or no longer.',
  notCoOwner: (name: string) => `You may not share details of “${name}”: you are not its Co-Owner.`,
  notShareable: 'Notes, pictures and text boxes have no details to share.',
  tooManyEntities: 'These are more entities than a chart holds.',
  visits: 'A number of visits from 1 to 1,000,000 is expected.',
  needsEntity: 'A link of this type is about an entity: name it.',
  privateEntity: 'Private',
} as const;
