import { t } from '../language/translate';
import { fileMessages } from './files';

/** What went wrong with an upload, by the codes of SPEC §8; `quota` is Stemma's own. */
export const uploadMessages = {
  extension: fileMessages.extension,
  size: fileMessages.wrongSize,
  server: t('Stemma could not take this file just now. Try again.'),
  denied: t('Stemma does not take this file here.'),
  network: t('Stemma cannot be reached. Check your connection and try again.'),
  timeout: t('Nothing has arrived for a minute. Try again.'),
  abort: t('The upload was broken off.'),
  upload: t('A part of this file did not arrive, tried five times. Try again.'),
  cancel: t('Cancelled.'),
  'image parsing': t('This picture cannot be read. It may be damaged.'),
  'parsing image size': t('The size of this picture cannot be read. It may be damaged.'),
  not_exists: t('This file is no longer where it was. Choose it again.'),
  file_object: t('This is not a file.'),
  quota: t('There is no room left for files.'),
} as const;

export type UploadFaultCode = keyof typeof uploadMessages;
