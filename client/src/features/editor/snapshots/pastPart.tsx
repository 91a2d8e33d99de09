import { lazyComponent } from '../../../components/lazyComponent';
import { EditorSkeleton } from '../EditorSkeleton';

/** A chart as it was. */
export const pastPart = lazyComponent(
  () => import('./PastChart').then((loaded) => loaded.PastChart),
  <EditorSkeleton />,
);
