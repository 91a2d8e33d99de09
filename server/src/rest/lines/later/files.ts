import { z } from 'zod';
import { notBuiltYet } from './notBuiltYet';

const text = z.string();
const shared = { entityKey: text, password: text.nullable(), linkKey: text };

/** Files as share links show them (SPEC §7.3 Files area, §7.6); the issue on share links builds them. */
export const laterFileLines = [
  notBuiltYet('post', 'graph/getFilesFoldersShared', 'anyone', 'The folders of files that a share link shows', shared),
  notBuiltYet('post', 'graph/getFilesLinksShared', 'anyone', 'The web links that a share link shows', shared),

  notBuiltYet('post', 'files/shared/{owner}/{filePath}/{fileName}', 'anyone', 'Download a file by a share link', {
    password: text.nullable(),
    linkKey: text,
    key: text,
  }),
  notBuiltYet('post', 'files/getSharedChartImage', 'anyone', 'A picture of a chart by a share link', {
    fullPath: text,
    password: text.nullable(),
    linkKey: text,
  }),
];
