import { limits } from '../limits';

const number = new Intl.NumberFormat('en-GB');

/** What is said of files, folders and web links (SPEC §5, §8). */
export const fileMessages = {
  extension: 'Files of this kind are not accepted.',
  systemFile: 'This is a file of the operating system, or hidden.',
  notWhatItSays: 'The content of this file is not what its name says.',
  unpacksTooLarge: 'This file unpacks to more than Stemma accepts.',
  tooSmall: `A file needs at least ${number.format(limits.uploadBytesMin)} bytes.`,
  tooLarge: `A file may have at most ${limits.uploadBytesMax / 1024 / 1024} MB.`,
  wrongSize: `A file needs at least ${number.format(limits.uploadBytesMin)} bytes, and may have at most ${limits.uploadBytesMax / 1024 / 1024} MB.`,
  quota: (megabytes: number) =>
    `This does not fit into the ${number.format(megabytes)} MB that your organization has for files. Delete files to make room.`,
  nameTooLong: `This name takes more than ${limits.fileNameBytesMax} bytes.`,
  device: 'This name means a device to Windows.',
  circle: 'A folder cannot be moved into itself.',
  severalOwners: 'These are not all of one entity or chart.',
  noUrl: 'A link needs a web address.',
  gone: 'The bytes of this file cannot be found.',
  uploadFailed: 'Stemma could not take this file. It has been written down.',
  incomplete: 'Not all of the file has arrived.',
  notAChunk: `A chunk begins at a multiple of ${number.format(limits.uploadChunkBytes)} bytes.`,
  sentAgain: 'This chunk is being sent again.',
  notTheSize: 'The file is not as large as was said.',
  notShown: 'This document cannot be shown here. Download it to open it.',
  notAPicture: 'This is not a picture of a kind that Stemma shows.',
  pictureTooLarge: `This picture is too large: at most ${limits.chartImageBytesMax / 1024 ** 2} MB and ${limits.chartImagePixelsMax / 1e6} million pixels.`,
} as const;
