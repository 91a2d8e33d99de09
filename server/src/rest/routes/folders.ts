import { keyText } from '@stemma/shared/rules/basic';
import { z } from 'zod';
import * as folders from '../../folders/service';
import { FOLDER_TYPES } from '../../folders/policy';
import { route } from '../route';
import { idParams } from '../shapes';

const folderKey = keyText.or(z.literal('')).nullish();
const typeText = z.string().max(100);
const TYPES = `type is what it is for: ${FOLDER_TYPES.join(', ')}.`;

const folderAnswer = z
  .object({
    key: z.string(),
    name: z.string(),
    folder: z.string().describe('Key of the folder around it; empty at the root.'),
    type: z.enum(FOLDER_TYPES),
    createdDate: z.number().describe('Milliseconds since 1970.'),
  })
  .meta({ id: 'Folder' });

/** users/…Folder (SPEC §7.2) and graph/…ToFolder (SPEC §7.3): each user's own folders of entities and charts. */
export const folderRoutes = [
  route({
    method: 'post',
    path: 'users/getFolders',
    who: 'signedIn',
    summary: "The caller's folders of one type",
    description: `Of all depths, by name. ${TYPES}`,
    body: z.object({ type: typeText }),
    answer: z.array(folderAnswer),
    run: (context, { body }) => folders.listFolders(context, body.type),
  }),
  route({
    method: 'post',
    path: 'users/createFolder',
    who: 'signedIn',
    summary: 'Make a folder',
    description: `Without a name it is called "untitled folder". ${TYPES} With a key of the caller's making it is made once.`,
    body: z.object({ key: keyText.nullish(), name: z.string().nullish(), folder: folderKey, type: typeText }),
    answer: folderAnswer,
    run: (context, { body }) => folders.createFolder(context, body),
  }),
  route({
    method: 'put',
    path: 'users/renameFolder/{id}',
    who: 'signedIn',
    summary: 'Rename a folder',
    params: idParams,
    body: z.object({ name: z.string() }),
    answer: folderAnswer,
    run: (context, { params, body }) => folders.renameFolder(context, params.id, body.name),
  }),
  route({
    method: 'post',
    path: 'users/deleteFolder/{id}',
    who: 'signedIn',
    summary: 'Delete a folder; what lies in it moves to the folder around it',
    params: idParams,
    body: z.object({ type: typeText.nullish() }),
    answer: z.null(),
    run: async (context, { params, body }) => {
      await folders.deleteFolder(context, params.id, body.type);
      return null;
    },
  }),
  route({
    method: 'put',
    path: 'graph/addToFolder',
    who: 'signedIn',
    summary: 'Put an entity, a chart or a folder in a folder',
    description: 'An empty folderId is the root. Takes the right to edit the entity or chart.',
    body: z.object({ id: keyText, folderId: folderKey }),
    answer: z.null(),
    run: async (context, { body }) => {
      await folders.moveToFolder(context, [body.id], body.folderId ?? '');
      return null;
    },
  }),
  route({
    method: 'put',
    path: 'graph/addManyToFolder',
    who: 'signedIn',
    summary: 'Put entities, charts and folders in a folder',
    description: 'An empty folderId is the root. All or none; 409 when a folder would come to lie in itself.',
    body: z.object({ ids: z.array(keyText).max(10_000), folderId: folderKey }),
    answer: z.null(),
    run: async (context, { body }) => {
      await folders.moveToFolder(context, body.ids, body.folderId ?? '');
      return null;
    },
  }),
];
