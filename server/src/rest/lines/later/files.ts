import { z } from 'zod';
import { notBuiltYet } from './notBuiltYet';

const text = z.string();
const target = text.nullable().describe('Empty for the root.');
const shared = { entityKey: text, password: text.nullable(), linkKey: text };

/** What the issue on files builds: the files of entities and charts, and moving bytes (SPEC §7.3 Files area, §7.6). */
export const laterFileLines = [
  notBuiltYet('get', 'graph/getFilesFolders/{id}', 'signedIn', "The folders of an entity's or chart's files"),
  notBuiltYet('get', 'graph/getFilesLinks/{id}', 'signedIn', 'The web links of an entity or chart'),
  notBuiltYet('get', 'graph/duplicateFile/{id}', 'signedIn', 'Copy a file'),
  notBuiltYet('post', 'graph/createFilesFolder', 'signedIn', 'Make a folder of files', {
    name: text,
    folder: target,
    entityId: text,
  }),
  notBuiltYet('post', 'graph/createFilesLink', 'signedIn', 'Add a web link', {
    name: text.nullable(),
    folder: target,
    url: text,
    entityId: text,
  }),
  notBuiltYet('post', 'graph/deleteFilesLink/{id}', 'signedIn', 'Delete a web link', { entityId: text }),
  notBuiltYet('post', 'graph/deleteFilesFolder/{id}', 'signedIn', 'Delete a folder and its contents', {
    entityId: text,
  }),
  notBuiltYet('put', 'graph/renameFilesLink/{id}', 'signedIn', "Change a web link's name or address", {
    name: text.nullable(),
    url: text,
  }),
  notBuiltYet('put', 'graph/cutLink/{id}', 'signedIn', 'Move a web link', { folderId: target }),
  notBuiltYet('put', 'graph/copyFile/{id}', 'signedIn', 'Copy a file to a folder', { folderId: target }),
  notBuiltYet('put', 'graph/cutFile/{id}', 'signedIn', 'Move a file', { folderId: target }),
  notBuiltYet('put', 'graph/cutFolder/{id}', 'signedIn', 'Move a folder', { folderId: target, entityId: text }),
  notBuiltYet('put', 'graph/renameFile/{id}', 'signedIn', 'Rename a file', { name: text }),
  notBuiltYet('put', 'graph/renameFilesFolder/{id}', 'signedIn', 'Rename a folder of files', { name: text }),
  notBuiltYet('delete', 'graph/deleteFile/{id}', 'signedIn', 'Delete a file'),
  notBuiltYet('post', 'graph/getAttachedFiles', 'signedIn', 'The files of an entity or chart', { entityKey: text }),
  notBuiltYet('post', 'graph/deleteAttachedFileNodes', 'signedIn', 'Delete all files of an entity or chart', {
    entityKey: text,
    deleteBlobs: z.boolean(),
  }),
  notBuiltYet('post', 'graph/getFilesFoldersShared', 'anyone', 'The folders of files that a share link shows', shared),
  notBuiltYet('post', 'graph/getFilesLinksShared', 'anyone', 'The web links that a share link shows', shared),

  notBuiltYet('post', 'files/upload', 'signedIn', 'Upload a file: multipart/form-data, whole or in three phases'),
  notBuiltYet('get', 'files/{owner}/{filePath}/{fileName}', 'signedIn', 'Download a file'),
  notBuiltYet('post', 'files/shared/{owner}/{filePath}/{fileName}', 'anyone', 'Download a file by a share link', {
    password: text.nullable(),
    linkKey: text,
    key: text,
  }),
  notBuiltYet('post', 'files/download', 'signedIn', 'Download a file by its id', {
    userId: text,
    fileId: text,
    fileName: text,
  }),
  notBuiltYet('post', 'files/remove', 'signedIn', 'Delete an uploaded file', {
    userId: text,
    fileId: text,
    treePath: text.default('/'),
  }),
  notBuiltYet('post', 'files/blobExists', 'signedIn', 'Whether the bytes of a file are there', { filePath: text }),
  notBuiltYet('post', 'files/uploadChartImage', 'signedIn', 'Upload a picture for a chart: multipart/form-data'),
  notBuiltYet('post', 'files/getChartImage', 'signedIn', 'A picture of a chart: multipart/form-data with fullPath'),
  notBuiltYet('post', 'files/getSharedChartImage', 'anyone', 'A picture of a chart by a share link', {
    fullPath: text,
    password: text.nullable(),
    linkKey: text,
  }),
];
