import { lazyComponent } from '../../../components/lazyComponent';

/** What is typed on the chart, and what reads it; fetched as the editor stands there. */
export const typingPlace = lazyComponent(() => import('./TypingPlace').then((loaded) => loaded.TypingPlace));
