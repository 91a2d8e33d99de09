import { lazyComponent } from '../../../components/lazyComponent';
import { EditorSkeleton } from '../EditorSkeleton';

/** A chart as it was. */
export const snapshotPart = lazyComponent(
  () => import('./SnapshotChart').then((loaded) => loaded.SnapshotChart),
  <EditorSkeleton />,
);
