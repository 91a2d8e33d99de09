import { toShownDate, toTypedDate } from '@stemma/shared/dates';
import { z } from 'zod';
import type { FilesFolder, FilesLink, StoredFile } from '../../../files/present';

const sharedIn = z.array(z.string()).describe('Keys of the share links that show it; none for who may not edit.');
const folder = z.string().describe('Key of the folder around it; empty at the root.');

/** A file as REST sends it (SPEC §3.3). */
export const fileAnswer = z
  .object({
    key: z.string(),
    typeName: z.literal('File'),
    fileKey: z.string(),
    fileName: z.string(),
    fileSize: z.number().int().describe('Bytes.'),
    contentType: z.string(),
    folder,
    treePath: z.string().describe('Names of the folders around it, each after a slash.'),
    fullPath: z.string().describe('Where its bytes are to be had, below /api/.'),
    createdDate: z.string(),
    createdDateDisplay: z.string(),
    createdBy: z.string(),
    expires: z.string().nullable().describe('dd-mm-yyyy.'),
    sharedIn,
  })
  .meta({ id: 'File' });

export function presentRestFile(file: StoredFile): z.infer<typeof fileAnswer> {
  const { key, createdBy, name, path } = file;
  const segments = [key, ...path].map(encodeURIComponent).join(',');
  return {
    key,
    typeName: 'File',
    fileKey: key,
    fileName: name,
    fileSize: file.size,
    contentType: file.contentType,
    folder: file.folder,
    treePath: `/${path.join('/')}`,
    fullPath: `files/${encodeURIComponent(createdBy)}/${segments}/${encodeURIComponent(name)}`,
    createdDate: file.createdDate,
    createdDateDisplay: toShownDate(file.createdDate),
    createdBy,
    expires: file.expires && toTypedDate(file.expires),
    sharedIn: file.sharedIn,
  };
}

/** A folder of files as REST sends it (SPEC §3.3). */
export const filesFolderAnswer = z
  .object({
    key: z.string(),
    name: z.string(),
    folder,
    createdDate: z.number().describe('Milliseconds since 1970.'),
    size: z.number().int().describe('Bytes of the files that lie directly in it.'),
    sharedIn,
  })
  .meta({ id: 'FilesFolder' });

export function presentRestFolder(from: FilesFolder): z.infer<typeof filesFolderAnswer> {
  const { key, name, size } = from;
  return { key, name, folder: from.folder, createdDate: Date.parse(from.createdDate), size, sharedIn: from.sharedIn };
}

/** A web link as REST sends it (SPEC §3.3). */
export const filesLinkAnswer = z
  .object({ key: z.string(), url: z.string(), name: z.string(), folder, createdDate: z.number(), sharedIn })
  .meta({ id: 'FilesLink' });

export function presentRestLink(from: FilesLink): z.infer<typeof filesLinkAnswer> {
  const { key, name, url } = from;
  return { key, url, name, folder: from.folder, createdDate: Date.parse(from.createdDate), sharedIn: from.sharedIn };
}
