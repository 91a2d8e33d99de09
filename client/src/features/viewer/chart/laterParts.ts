import { lazyComponent } from '../../../components/lazyComponent';

/** What nobody sees before the chart stands. */
export const laterParts = {
  overlays: lazyComponent(() => import('../../../components/Overlays').then((loaded) => loaded.Overlays)),
  panel: lazyComponent(() => import('../panel/VisitorPanel').then((loaded) => loaded.VisitorPanel)),
  report: lazyComponent(() => import('../panel/VisitorReport').then((loaded) => loaded.VisitorReport)),
  files: lazyComponent(() => import('../files/SharedFilesDialog').then((loaded) => loaded.SharedFilesDialog)),
};

/** Fetched as soon as it does. */
export const SOON = [laterParts.files, laterParts.report];
