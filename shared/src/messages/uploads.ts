import { fileMessages } from './files';

/** What went wrong with an upload, by the codes of SPEC §8; `quota` is Stemma's own. */
export const uploadMessages = {
  extension: fileMessages.extension,
  size: fileMessages.wrongSize,
  server: 'Stemma could not take this file just now. Try again.',
  denied: 'Stemma does not take this file here.',
  network: 'Stemma cannot be reached. Check your connection and try again.',
  timeout: 'Nothing has arrived for a minute. Try again.',
  abort: 'The upload was broken off.',
  upload: 'A part of this file did not arrive, tried five times. Try again.',
  cancel: 'Cancelled.',
  'image parsing': 'This picture cannot be read. It may be damaged.',
  'parsing image size': 'The size of this picture cannot be read. It may be damaged.',
  not_exists: 'This file is no longer where it was. Choose it again.',
  file_object: 'This is not a file.',
  quota: 'There is no room left for files.',
} as const;

export type UploadFaultCode = keyof typeof uploadMessages;
