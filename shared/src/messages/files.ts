import { sentence } from '../language/sentence';
import { t } from '../language/translate';
import { limits } from '../limits';

/** What is said of files, folders and web links (SPEC §5, §8). */
export const fileMessages = {
  extension: t('Files of this kind are not accepted.'),
  systemFile: t('This is a file of the operating system, or hidden.'),
  notWhatItSays: t('The content of this file is not what its name says.'),
  unpacksTooLarge: t('This file unpacks to more than Stemma accepts.'),
  tooSmall: sentence('A file needs at least {uploadBytesMin, number} bytes.', {
    uploadBytesMin: limits.uploadBytesMin,
  }),
  tooLarge: sentence('A file may have at most {megabytes} MB.', { megabytes: limits.uploadBytesMax / 1024 / 1024 }),
  wrongSize: sentence('A file needs at least {uploadBytesMin, number} bytes, and may have at most {megabytes} MB.', {
    uploadBytesMin: limits.uploadBytesMin,
    megabytes: limits.uploadBytesMax / 1024 / 1024,
  }),
  quota: (megabytes: number) =>
    sentence(
      'This does not fit into the {megabytes, number} MB that your organization has for files. Delete files to make room.',
      { megabytes },
    ),
  nameTooLong: sentence('This name takes more than {fileNameBytesMax} bytes.', {
    fileNameBytesMax: limits.fileNameBytesMax,
  }),
  device: t('This name means a device to Windows.'),
  circle: t('A folder cannot be moved into itself.'),
  severalOwners: t('These are not all of one entity or chart.'),
  noUrl: t('A link needs a web address.'),
  gone: t('The bytes of this file cannot be found.'),
  uploadFailed: t('Stemma could not take this file. It has been written down.'),
  incomplete: t('Not all of the file has arrived.'),
  notAChunk: sentence('A chunk begins at a multiple of {uploadChunkBytes, number} bytes.', {
    uploadChunkBytes: limits.uploadChunkBytes,
  }),
  sentAgain: t('This chunk is being sent again.'),
  notTheSize: t('The file is not as large as was said.'),
  notShown: t('This document cannot be shown here. Download it to open it.'),
  notAPicture: t('This is not a picture of a kind that Stemma shows.'),
  pictureTooLarge: sentence(
    'This picture is too large: at most {chartImageBytesMax} MB and {chartImagePixelsMax} million pixels.',
    {
      chartImageBytesMax: limits.chartImageBytesMax / 1024 ** 2,
      chartImagePixelsMax: limits.chartImagePixelsMax / 1e6,
    },
  ),
} as const;
