import { FileTableSkeleton } from '../../../components/files/FileTableSkeleton';
import { part } from '../../../components/part';

/** The list of files, with a chunk of its own. */
export const filesPart = part(
  () => import('./SharedFiles').then((loaded) => loaded.SharedFiles),
  <FileTableSkeleton />,
);
