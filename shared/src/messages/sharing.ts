import { sentence } from '../language/sentence';
import { t } from '../language/translate';
/** What is said of share links. */
export const sharingMessages = {
  notOpened: t('This link does not open: it does not exist, or the password is not right.'),
  ended: t('This visit has ended. Open the link again.'),
  expired: t('This link has expired. Ask whoever sent it for a new one.'),
  paused: t('This link is paused. Ask whoever sent it.'),
  usedUp: t('This link has been opened as often as it may be. Ask whoever sent it for a new one.'),
  visitFirst: t('This link counts its visits: open it by authSharingLink first.'),
  ticket: t('This link in a message is not known, or no longer.'),
  notCoOwner: (name: string) => sentence('You may not share details of “{name}”: you are not its Co-Owner.', { name }),
  notShareable: t('Notes, pictures and text boxes have no details to share.'),
  tooManyEntities: t('These are more entities than a chart holds.'),
  shownAlways: t(
    'Names and types of entities, links with their roles, and groups with their names are on the chart; everything else only where you switch it on.',
  ),
  annotationsHidden: t('This link was made before this could be chosen. It showed them then and hides them now.'),
  mayNotSave: t('This link does not let its visitors save what it shows.'),
  reportsWaiting: t('Other visitors of this link have reports made just now. Try again in a few seconds.'),
  visits: t('A number of visits from 1 to 1,000,000 is expected.'),
  needsEntity: t('A link of this type is about an entity: name it.'),
  changedMeanwhile: t('This link was changed meanwhile. Close the form and open it again to see how it is now.'),
  byTicket: t('This link opens from its message alone. Give it a password to copy or send it.'),
  expiredNotSent: t('An expired link cannot be sent.'),
  pausedNotSent: t('A paused link cannot be sent: resume it first.'),
  rules: {
    sharingOff: t('Your organization has switched share links off.'),
    shareNeedsPassword: t('Your organization asks for a password on share links.'),
    shareDaysMax: t('Your organization lets share links live for a shorter time.'),
  },
  ruleChanged: t('This link does not open by the rules of the organization that shared it. Ask whoever sent it.'),
  keyTooShort: t('The key of a share link needs at least 16 characters: it is what opens it.'),
  privateEntity: t('Private'),
} as const;
