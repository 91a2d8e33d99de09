import { keyText, orUsual } from '@stemma/shared/rules/basic';
import { z } from 'zod';
import { bytesExist, downloadFile } from '../../../files/download';
import { deleteItems } from '../../../files/items';
import { folderAsZip } from '../../../files/zip';
import { callerIs } from '../../callerIs';
import { route } from '../../route';
import { idParams } from '../../shapes';

const BYTES = 'application/octet-stream';
const bytes = z.string().describe('The bytes.');
const RANGES =
  'Ranges and If-None-Match are understood. Answers as an attachment of the type that the content was recognised as.';

/** The key in the middle of an address: what follows its first comma are names of folders, which decide nothing. */
export const keyInPath = z
  .string()
  .transform((path) => path.split(',')[0] ?? '')
  .pipe(keyText);

/** The key of a file in its address, or by itself. */
function keyOfAddress(address: string): string {
  const segments = address.replace(/^\/?(?:api\/)?files\//, '').split('/');
  return ((segments.length > 1 ? segments[1] : segments[0]) ?? '').split(',')[0] ?? '';
}

/** files/… (SPEC §7.6): the bytes of files out, and whether they are there. */
export const fileBytesRoutes = [
  route({
    method: 'get',
    path: 'files/zip/{id}',
    who: 'signedIn',
    summary: 'A folder of files as a zip archive',
    description: 'With all that lies in it; names that are the same are kept apart. There is no GraphQL field for it.',
    params: idParams,
    download: 'application/zip',
    answer: bytes,
    run: (context, { params }) => folderAsZip(context, params.id),
  }),
  route({
    method: 'get',
    path: 'files/{owner}/{filePath}/{fileName}',
    who: 'signedIn',
    summary: 'Download a file',
    description: `filePath is the file's key, perhaps with names of folders after commas; owner, folders and fileName decide nothing. ${RANGES} With inline=preview a picture or PDF is sent to be shown.`,
    params: z.object({ owner: z.string(), filePath: keyInPath, fileName: z.string() }),
    query: z.object({ inline: z.string().optional() }),
    download: BYTES,
    answer: bytes,
    run: (context, { params, query }) => downloadFile(context, params.filePath, query.inline === 'preview'),
  }),
  route({
    method: 'post',
    path: 'files/download',
    who: 'signedIn',
    summary: 'Download a file by its id',
    description: RANGES,
    body: z.object({ userId: keyText.nullish(), fileId: keyText, fileName: z.string().nullish() }),
    download: BYTES,
    answer: bytes,
    run: (context, { body }) => {
      callerIs(context, body.userId);
      return downloadFile(context, body.fileId);
    },
  }),
  route({
    method: 'post',
    path: 'files/remove',
    who: 'signedIn',
    summary: 'Delete an uploaded file for good',
    description: 'treePath decides nothing.',
    body: z.object({ userId: keyText.nullish(), fileId: keyText, treePath: orUsual(z.string(), '/') }),
    answer: z.null(),
    run: async (context, { body }) => {
      callerIs(context, body.userId);
      await deleteItems(context, [body.fileId], { kind: 'file' });
      return null;
    },
  }),
  route({
    method: 'post',
    path: 'files/blobExists',
    who: 'signedIn',
    summary: 'Whether the bytes of a file are there',
    description: "filePath is a file's address or key. False also for a file that the caller may not know of.",
    body: z.object({ filePath: z.string().max(4000) }),
    answer: z.boolean(),
    run: (context, { body }) => bytesExist(context, keyOfAddress(body.filePath)),
  }),
];
