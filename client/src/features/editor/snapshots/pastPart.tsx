import { part } from '../../../components/part';
import { EditorSkeleton } from '../EditorSkeleton';

/** A chart as it was. */
export const pastPart = part(() => import('./PastChart').then((loaded) => loaded.PastChart), <EditorSkeleton />);
