import { sentence } from '../language/sentence';
import { t } from '../language/translate';
import { limits } from '../limits';

const GIGABYTE = 1024 * 1024 * 1024;

/** What is said of registers. */
export const registerMessages = {
  tooLarge: sentence('A file of a register has at most {gigabytes} GB.', {
    gigabytes: limits.registerBytesMax / GIGABYTE,
  }),
  unpacksTooMuch: sentence(
    'This file unpacks to more than {gigabytes} GB, or to more than {ratio} times its own size.',
    { gigabytes: limits.registerUnpackedMax / GIGABYTE, ratio: limits.registerUnpackRatio },
  ),
  tooManyRecords: sentence('A register holds at most {records} records; this file has more.', {
    records: limits.registerRecordsMax,
  }),
  tooManyRegisters: sentence('An organization has at most {registers} registers. Delete one first.', {
    registers: limits.registersMax,
  }),
  empty: t('This file is empty.'),
  bytesGone: t('The file is no longer here. Upload it again.'),
  notFetched: t('The file could not be read just now; it is tried again.'),
  broken: t('Something went wrong that Stemma does not know; the log of the server says what.'),
  loading: t('An edition is being loaded. Cancel it first.'),
  older: t('The edition in use is of a later day.'),
  notLoading: t('No edition is being loaded.'),
  nothingToResume: t('There is no edition to go on with.'),
  noEdition: t('This register holds nothing yet.'),
  tooManyToTake: sentence(
    'At most {parties} parties and {links} links are taken at once. Choose a smaller depth, or one direction.',
    { parties: limits.registerTakeParties, links: limits.registerTakeLinks },
  ),
} as const;
