import { lazyComponent } from '../../components/lazyComponent';

export const overviewDialogs = lazyComponent(() =>
  import('./OverviewDialogs').then((loaded) => loaded.OverviewDialogs),
);
