import { lazyComponent } from '../../../components/lazyComponent';

/** The dialog of paper, fetched when it is asked for. */
export const paperDialog = lazyComponent(() => import('./PaperDialog').then((loaded) => loaded.PaperDialog));
