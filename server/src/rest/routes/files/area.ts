import { keyText } from '@stemma/shared/rules/basic';
import { z } from 'zod';
import { createFilesFolder, createFilesLink, renameFilesFolder, updateFilesLink } from '../../../files/folders';
import { copyFile, deleteAllFiles, deleteItems, moveItems, renameFile, setFileExpiry } from '../../../files/items';
import { filesOf } from '../../../files/service';
import { route } from '../../route';
import { COPY_KEY, copyQuery, idParams } from '../../shapes';
import { fileAnswer, filesFolderAnswer, filesLinkAnswer } from './answers';
import { presentRestFile, presentRestFolder, presentRestLink } from './answers';

const target = keyText.or(z.literal('')).nullish().describe('Key of a folder; empty for the root.');
const ownKey = keyText.nullish().describe('Made by the caller, so that sending it twice makes one.');
const OWNER = 'entityId is the key of an entity or a chart; who may edit it may edit its files.';

/** graph/… (SPEC §7.3, Files area): files, folders and web links of entities and charts. */
export const fileAreaRoutes = [
  route({
    method: 'get',
    path: 'graph/getFilesFolders/{id}',
    who: 'signedIn',
    summary: "The folders of an entity's or chart's files",
    params: idParams,
    answer: z.array(filesFolderAnswer),
    run: async (context, { params }) => (await filesOf(context, params.id)).folders.map(presentRestFolder),
  }),
  route({
    method: 'get',
    path: 'graph/getFilesLinks/{id}',
    who: 'signedIn',
    summary: 'The web links of an entity or chart',
    params: idParams,
    answer: z.array(filesLinkAnswer),
    run: async (context, { params }) => (await filesOf(context, params.id)).links.map(presentRestLink),
  }),
  route({
    method: 'post',
    path: 'graph/getAttachedFiles',
    who: 'signedIn',
    summary: 'The files of an entity or chart',
    body: z.object({ entityKey: keyText }),
    answer: z.array(fileAnswer),
    run: async (context, { body }) => (await filesOf(context, body.entityKey)).files.map(presentRestFile),
  }),
  route({
    method: 'get',
    path: 'graph/duplicateFile/{id}',
    who: 'signedIn',
    summary: 'Copy a file beside itself',
    description: `Both have the same bytes. ${COPY_KEY}`,
    params: idParams,
    query: copyQuery,
    answer: fileAnswer,
    run: async (context, { params, query }) => presentRestFile(await copyFile(context, params.id, { key: query.key })),
  }),
  route({
    method: 'put',
    path: 'graph/copyFile/{id}',
    who: 'signedIn',
    summary: 'Copy a file to a folder of the same entity or chart',
    params: idParams,
    body: z.object({ folderId: target, key: ownKey }),
    answer: fileAnswer,
    run: async (context, { params, body }) =>
      presentRestFile(await copyFile(context, params.id, { folder: body.folderId ?? '', key: body.key })),
  }),
  route({
    method: 'post',
    path: 'graph/createFilesFolder',
    who: 'signedIn',
    summary: 'Make a folder of files',
    description: `${OWNER} Without a name it is "untitled folder".`,
    body: z.object({ name: z.string().nullish(), folder: target, entityId: keyText, key: ownKey }),
    answer: filesFolderAnswer,
    run: async (context, { body: { entityId, ...rest } }) =>
      presentRestFolder(await createFilesFolder(context, { ...rest, entityKey: entityId })),
  }),
  route({
    method: 'post',
    path: 'graph/createFilesLink',
    who: 'signedIn',
    summary: 'Add a web link',
    description: `${OWNER} Without a name it is shown by its address, which may leave out its scheme.`,
    body: z.object({ name: z.string().nullish(), folder: target, url: z.string(), entityId: keyText, key: ownKey }),
    answer: filesLinkAnswer,
    run: async (context, { body: { entityId, ...rest } }) =>
      presentRestLink(await createFilesLink(context, { ...rest, entityKey: entityId })),
  }),
  route({
    method: 'put',
    path: 'graph/renameFile/{id}',
    who: 'signedIn',
    summary: 'Rename a file',
    params: idParams,
    body: z.object({ name: z.string() }),
    answer: fileAnswer,
    run: async (context, { params, body }) => presentRestFile(await renameFile(context, params.id, body.name)),
  }),
  route({
    method: 'put',
    path: 'graph/fileExpires/{id}',
    who: 'signedIn',
    summary: 'Say on which day a file expires',
    description: 'expires is dd-mm-yyyy or ISO; null, or an empty one, takes the day back.',
    params: idParams,
    body: z.object({ expires: z.string().nullable() }),
    answer: fileAnswer,
    run: async (context, { params, body }) => presentRestFile(await setFileExpiry(context, params.id, body.expires)),
  }),
  route({
    method: 'put',
    path: 'graph/renameFilesFolder/{id}',
    who: 'signedIn',
    summary: 'Rename a folder of files',
    params: idParams,
    body: z.object({ name: z.string() }),
    answer: filesFolderAnswer,
    run: async (context, { params, body }) => presentRestFolder(await renameFilesFolder(context, params.id, body.name)),
  }),
  route({
    method: 'put',
    path: 'graph/renameFilesLink/{id}',
    who: 'signedIn',
    summary: "Change a web link's name and address",
    description: 'A blank name is the address.',
    params: idParams,
    body: z.object({ name: z.string().nullish(), url: z.string().nullish() }),
    answer: filesLinkAnswer,
    run: async (context, { params, body }) => presentRestLink(await updateFilesLink(context, params.id, body)),
  }),
  route({
    method: 'put',
    path: 'graph/cutFile/{id}',
    who: 'signedIn',
    summary: 'Move a file',
    params: idParams,
    body: z.object({ folderId: target }),
    answer: z.null(),
    run: async (context, { params, body }) => {
      await moveItems(context, [params.id], body.folderId ?? '', { kind: 'file' });
      return null;
    },
  }),
  route({
    method: 'put',
    path: 'graph/cutLink/{id}',
    who: 'signedIn',
    summary: 'Move a web link',
    params: idParams,
    body: z.object({ folderId: target }),
    answer: z.null(),
    run: async (context, { params, body }) => {
      await moveItems(context, [params.id], body.folderId ?? '', { kind: 'link' });
      return null;
    },
  }),
  route({
    method: 'put',
    path: 'graph/cutFolder/{id}',
    who: 'signedIn',
    summary: 'Move a folder of files',
    description: '409 where it would come to lie in itself.',
    params: idParams,
    body: z.object({ folderId: target, entityId: keyText.nullish() }),
    answer: z.null(),
    run: async (context, { params, body }) => {
      const only = { kind: 'folder', entityKey: body.entityId } as const;
      await moveItems(context, [params.id], body.folderId ?? '', only);
      return null;
    },
  }),
  route({
    method: 'delete',
    path: 'graph/deleteFile/{id}',
    who: 'signedIn',
    summary: 'Delete a file for good',
    params: idParams,
    answer: z.null(),
    run: async (context, { params }) => {
      await deleteItems(context, [params.id], { kind: 'file' });
      return null;
    },
  }),
  route({
    method: 'post',
    path: 'graph/deleteFilesFolder/{id}',
    who: 'signedIn',
    summary: 'Delete a folder of files and its contents for good',
    params: idParams,
    body: z.object({ entityId: keyText.nullish() }),
    answer: z.null(),
    run: async (context, { params, body }) => {
      await deleteItems(context, [params.id], { kind: 'folder', entityKey: body.entityId });
      return null;
    },
  }),
  route({
    method: 'post',
    path: 'graph/deleteFilesLink/{id}',
    who: 'signedIn',
    summary: 'Delete a web link',
    params: idParams,
    body: z.object({ entityId: keyText.nullish() }),
    answer: z.null(),
    run: async (context, { params, body }) => {
      await deleteItems(context, [params.id], { kind: 'link', entityKey: body.entityId });
      return null;
    },
  }),
  route({
    method: 'post',
    path: 'graph/deleteAttachedFileNodes',
    who: 'signedIn',
    summary: 'Delete all files, folders and links of an entity or chart',
    description: 'Bytes never outlive the last file that has them, so deleteBlobs changes nothing.',
    body: z.object({ entityKey: keyText, deleteBlobs: z.boolean().nullish() }),
    answer: z.null(),
    run: async (context, { body }) => {
      await deleteAllFiles(context, body.entityKey);
      return null;
    },
  }),
];
