import { FileTableSkeleton } from '../../../components/files/FileTableSkeleton';
import { lazyComponent } from '../../../components/lazyComponent';

/** The list of files, with a chunk of its own. */
export const filesPart = lazyComponent(
  () => import('./SharedFiles').then((loaded) => loaded.SharedFiles),
  <FileTableSkeleton />,
);
