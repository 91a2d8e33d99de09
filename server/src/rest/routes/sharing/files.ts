import { keyText } from '@stemma/shared/rules/basic';
import { z } from 'zod';
import { sharedDownload, sharedFiles, sharedPicture, sharedZip } from '../../../sharing/shown/files';
import type { AccessParts } from '../../../sharing/visits/shareLinkAccess';
import { enter } from '../../../sharing/visits/shareLinkAccess';
import { route } from '../../route';
import { idParams } from '../../shapes';
import { keyInPath } from '../files/bytes';
import {
  BY_LINK,
  presentRestSharedFile,
  presentRestSharedFolder,
  presentRestSharedWebLink,
  sharedFileAnswer,
  sharedFolderAnswer,
  sharedWebLinkAnswer,
  visitFields,
} from './answers';

const ofEntity = z.object({ entityKey: keyText.describe("An entity's key, or the chart's own."), ...visitFields });
const AREA = `${BY_LINK} Those that were chosen for the link; 404 where files of the entity are not granted. What lies in a folder that is not shown lies at the root.`;
const bytes = z.string().describe('The bytes.');

/** Files as share links show them (SPEC §7.3 Files area, §7.6). */
export const sharedFileRoutes = (parts: AccessParts) => [
  route({
    method: 'post',
    path: 'graph/getFilesFoldersShared',
    who: 'anyone',
    summary: 'The folders of files that a share link shows',
    description: AREA,
    body: ofEntity,
    answer: z.array(sharedFolderAnswer),
    run: async (context, { body: { entityKey, ...by } }) =>
      (await sharedFiles(context, await enter(context, parts, by), entityKey)).folders.map(presentRestSharedFolder),
  }),
  route({
    method: 'post',
    path: 'graph/getFilesLinksShared',
    who: 'anyone',
    summary: 'The web links that a share link shows',
    description: AREA,
    body: ofEntity,
    answer: z.array(sharedWebLinkAnswer),
    run: async (context, { body: { entityKey, ...by } }) =>
      (await sharedFiles(context, await enter(context, parts, by), entityKey)).links.map(presentRestSharedWebLink),
  }),
  route({
    method: 'post',
    path: 'graph/getAttachedFilesShared',
    who: 'anyone',
    summary: 'The files that a share link shows',
    description: `Beyond the specified calls, beside those for folders and links. ${AREA}`,
    body: ofEntity,
    answer: z.array(sharedFileAnswer),
    run: async (context, { body: { entityKey, ...by } }) =>
      (await sharedFiles(context, await enter(context, parts, by), entityKey)).files.map(presentRestSharedFile),
  }),
  route({
    method: 'post',
    path: 'files/shared/{owner}/{filePath}/{fileName}',
    who: 'anyone',
    summary: 'Download a file by a share link',
    description: `${BY_LINK} filePath is the file's key, perhaps with names of folders after commas; owner, folders and fileName decide nothing. key may name the entity or chart whose it is. Ranges and If-None-Match are understood; with inline=preview a picture or PDF is sent to be shown. It goes into the link's log.`,
    params: z.object({ owner: z.string(), filePath: keyInPath, fileName: z.string() }),
    query: z.object({ inline: z.string().optional() }),
    body: z.object({ ...visitFields, key: keyText.nullish() }),
    download: 'application/octet-stream',
    answer: bytes,
    run: async (context, { params, query, body: { key, ...by } }) =>
      sharedDownload(context, await enter(context, parts, by), {
        key: params.filePath,
        ownerKey: key,
        show: query.inline === 'preview',
      }),
  }),
  route({
    method: 'post',
    path: 'files/shared/zip/{id}',
    who: 'anyone',
    summary: 'A folder of files as a zip archive by a share link',
    description: `Beyond the specified calls. ${BY_LINK} With what is shown in it. It goes into the link's log.`,
    params: idParams,
    body: z.object(visitFields),
    download: 'application/zip',
    answer: bytes,
    run: async (context, { params, body }) => sharedZip(context, await enter(context, parts, body), params.id),
  }),
  route({
    method: 'post',
    path: 'files/getSharedChartImage',
    who: 'anyone',
    summary: 'A picture of a chart by a share link',
    description: `${BY_LINK} Of the pictures that stand on what the link opens; fullPath as the picture's source says it.`,
    body: z.object({ fullPath: z.string().max(1000), ...visitFields }),
    download: 'image/png',
    answer: z.string().describe('The picture.'),
    run: async (context, { body: { fullPath, ...by } }) =>
      sharedPicture(context, await enter(context, parts, by), fullPath),
  }),
];
