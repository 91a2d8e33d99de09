import { lazyComponent } from '../../../components/lazyComponent';

/** The outline of a shared chart, fetched when it is asked for. */
export const viewerOutline = lazyComponent(() => import('./ViewerOutline').then((loaded) => loaded.ViewerOutline));
