import { sentence } from '../language/sentence';
import { t } from '../language/translate';
/** What is said about requests for documents by mail. */
export const requestMessages = {
  unknownPlaceholder: (found: string, known: string) =>
    sentence('There is no {found}. What can stand in braces: {known}.', { found, known }),
  documentsNotSaid: t('The text has to hold {documents}, else nobody reads what is asked for.'),
  notADomain: t('Not a mail domain, as example.org is one.'),
  noOwnWords: (address: string) =>
    sentence(
      'A subject or message of your own goes to people of your organization and to mail domains that its administrator lists. {address} is neither.',
      { address },
    ),
  notSentAlong: t('What is typed here is not sent.'),
  tooManyByYou: t('You have sent as many messages as one person may in an hour. Try again later.'),
  tooManyOfOrganization: t('Your organization has asked for documents as often as it may for now. Try again later.'),
  tooManyToAddress: t(
    'One of these addresses was asked for documents as often as one may be in a day. Try again tomorrow.',
  ),
} as const;
