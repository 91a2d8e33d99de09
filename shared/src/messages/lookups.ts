import { sentence } from '../language/sentence';
import { t } from '../language/translate';

/** What is said of look-ups: of each fault one sentence, which names the source. */
export const lookupMessages = {
  notSetUp: t('No such source is set up for your organization, or it is switched off.'),
  notSearched: t('This source is not searched for records.'),
  notScreened: t('Sources of this kind do not screen.'),
  notOfOrganization: t('The entity belongs to another organization. Nothing was sent.'),
  typeNotScreened: t('Individuals and organisations are screened, others are not. Nothing was sent.'),
  partyNotScreened: t('Who is unknown or anonymous cannot be screened. Nothing was sent.'),
  noText: t('Enter a name or a LEI.'),
  sourceGone: t('The source has this record no more.'),
  saysOther: t('The source says something else by now. Look at it again before you decide.'),
  noField: t('Choose at least one field.'),
  noParent: t('Choose at least one parent.'),
  fieldNotGiven: (field: string) => sentence('The record does not say this: {field}.', { field }),
  addressUsable: t(
    'An address like https://api.example.org is expected, without a question mark, a name or a password.',
  ),
  addressHttps: t('The address needs https. An operator can permit http for a host by STEMMA_LOOKUP_HOSTS.'),
  addressPrivate: t('This is an address of a private network. An operator can permit it by STEMMA_LOOKUP_HOSTS.'),
  dataset: t('A dataset is named by small letters, digits, hyphens and underscores.'),
  datasetNeeded: t('A yente server needs the name of a dataset.'),
  tooManySources: t('There are as many sources as an organization may have. Delete one first.'),
  nameTaken: t('Another source has this name.'),
  slow: (source: string) => sentence('{source} did not answer in time. Nothing was changed.', { source }),
  busy: (source: string) =>
    sentence('{source} takes no more questions for now. Nothing was changed; try again later.', { source }),
  malformed: (source: string) =>
    sentence('{source} answered with something that cannot be read. Nothing was changed.', { source }),
  contentType: (source: string) =>
    sentence('{source} answered with something that is no JSON. Nothing was changed.', { source }),
  tooLarge: (source: string) => sentence('The answer of {source} is too large. Nothing was changed.', { source }),
  unreachable: (source: string) => sentence('{source} cannot be reached. Nothing was changed.', { source }),
  gone: (source: string) =>
    sentence('{source} has nothing at this address. Nothing was changed; an administrator should check the settings.', {
      source,
    }),
  redirected: (source: string) =>
    sentence('{source} leads to another address, which is not followed. Nothing was changed.', { source }),
  privateAddress: (source: string) =>
    sentence('The host of {source} has an address of a private network, which is not permitted. Nothing was sent.', {
      source,
    }),
  keyRefused: (source: string) =>
    sentence('{source} does not take the API key: it is missing, wrong or expired. Nothing was changed.', { source }),
  keyUnreadable: (source: string) =>
    sentence('The API key of {source} cannot be read by this server. An administrator has to enter it again.', {
      source,
    }),
  refused: (source: string) => sentence('{source} refused the question. Nothing was changed.', { source }),
  failed: (source: string) =>
    sentence('{source} has a fault of its own. Nothing was changed; try again later.', { source }),
} as const;

/** What can go wrong with a source. */
export const LOOKUP_FAULTS = [
  'slow',
  'busy',
  'malformed',
  'contentType',
  'tooLarge',
  'unreachable',
  'gone',
  'redirected',
  'privateAddress',
  'keyRefused',
  'keyUnreadable',
  'refused',
  'failed',
] as const;
export type LookupFaultCode = (typeof LOOKUP_FAULTS)[number];

export function lookupFaultText(code: LookupFaultCode, source: string): string {
  return lookupMessages[code](source);
}
