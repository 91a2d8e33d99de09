import { lazyComponent } from '../../../components/lazyComponent';

/** What the columns of pasted rows mean; fetched when some are pasted. */
export const pastedTableDialog = lazyComponent(() =>
  import('./PastedTableDialog').then((loaded) => loaded.PastedTableDialog),
);
