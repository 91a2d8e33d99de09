import { z } from 'zod';
import { query } from '../store';
import { OWNER } from './store';

const folder = z.object({ key: z.string(), name: z.string(), folder: z.string() });

/** The folders and the files with their bytes of an entity or chart, for an archive. */
export const packedFiles = query(
  'files.packed',
  `${OWNER}
   RETURN
     COLLECT { MATCH (o)-[:HAS_FILE]->(n:FilesFolder)
       RETURN {key: n.key, name: n.name, folder: n.folder} } AS folders,
     COLLECT { MATCH (o)-[:HAS_FILE]->(n:File)-[:HAS_BYTES]->(b:Blob)
       RETURN {name: n.name, folder: n.folder, blobKey: b.key, createdDate: n.createdDate} ORDER BY n.createdDate, n.key } AS files`,
  z.object({
    folders: z.array(folder),
    files: z.array(z.object({ name: z.string(), folder: z.string(), blobKey: z.string(), createdDate: z.string() })),
  }),
);
