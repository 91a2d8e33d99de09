import { z } from 'zod';
import { backupValue } from './values';

/** The form of the folder; another one is refused. */
export const FORMAT = 1;

export const GRAPH_FILE = 'graph.jsonl.gz';
export const LIST_FILE = 'files.jsonl';
export const FILES_FOLDER = 'files';
export const MANIFEST_FILE = 'manifest.json';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);

/** What a backup says of itself; written last, so that a folder without it is none. */
export const manifest = z.object({
  format: z.literal(FORMAT),
  /** Version of the program that made it. */
  version: z.string(),
  /** The moment whose state it holds; ISO text. */
  at: z.iso.datetime(),
  /** What the store is known by (`storeMark`); backups of before this was kept have none. */
  store: z.string().optional(),
  nodes: count,
  links: count,
  files: count,
  /** Keys of bytes that had gone missing before. */
  missing: z.array(z.string()),
  graphSha256: sha256,
  listSha256: sha256,
});
export type Manifest = z.infer<typeof manifest>;

/** A line of the list of files. */
export const fileLine = z.object({ key: z.string(), size: count, sha256 });
export type FileLine = z.infer<typeof fileLine>;

const properties = z.record(z.string(), backupValue);

/** A line of the graph: nodes first, counted from 0, then links between the nodes of two counts. */
export const graphLine = z.union([
  z.strictObject({ labels: z.array(z.string()), properties }),
  z.strictObject({ type: z.string(), from: count, to: count, properties }),
]);

/**
 * What no backup holds: sessions, as one that was ended since must not come back, and uploads and locks that are on their way.
 */
export const LEFT_OUT: ReadonlySet<string> = new Set(['Session', 'Upload', 'MigrationLock']);

/** Types of relationships that no backup holds: what others make up is worked out anew after a restore, by the rules of then. */
export const TYPES_LEFT_OUT: ReadonlySet<string> = new Set(['HOLDS']);
