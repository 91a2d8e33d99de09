import { z } from 'zod';
import { notBuiltYet } from './notBuiltYet';

const text = z.string();
const shared = { entityKey: text, password: text.nullable(), linkKey: text };

/** What the issue on files builds: the files of entities and charts, and moving bytes (SPEC §7.3 Files area, §7.6). */
export const laterFileLines = [
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
