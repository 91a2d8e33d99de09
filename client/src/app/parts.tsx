import { lazyComponent } from '../components/lazyComponent';
import { ShellWaiting } from '../components/ShellWaiting';
import { PageWaiting } from '../components/PageWaiting';

const page = <PageWaiting />;

/** The client's lazily loaded parts, one chunk each. */
export const parts = {
  signedIn: lazyComponent(() => import('./SignedInLayout').then((loaded) => loaded.SignedInLayout), <ShellWaiting />),
  login: lazyComponent(() => import('../features/login/LoginPage').then((loaded) => loaded.LoginPage)),
  forgot: lazyComponent(() => import('../features/login/ForgotPage').then((loaded) => loaded.ForgotPage)),
  reset: lazyComponent(() => import('../features/login/TicketPage').then((loaded) => loaded.ResetPage)),
  activate: lazyComponent(() => import('../features/login/TicketPage').then((loaded) => loaded.ActivatePage)),
  demo: lazyComponent(() => import('../features/login/DemoPage').then((loaded) => loaded.DemoPage)),
  overview: lazyComponent(() => import('./OverviewRoute').then((loaded) => loaded.OverviewRoute), page),
  list: lazyComponent(() => import('./ListRoute').then((loaded) => loaded.ListRoute), page),
  duplicates: lazyComponent(
    () => import('../features/duplicates/DuplicatesPage').then((loaded) => loaded.DuplicatesPage),
    page,
  ),
  bin: lazyComponent(() => import('../features/bin/BinPage').then((loaded) => loaded.BinPage), page),
  editor: lazyComponent(() => import('../features/editor/EditorPage').then((loaded) => loaded.EditorPage), page),
  dynamic: lazyComponent(
    () => import('../features/editor/dynamic/DynamicPage').then((loaded) => loaded.DynamicPage),
    page,
  ),
  search: lazyComponent(() => import('../features/search/SearchPage').then((loaded) => loaded.SearchPage), page),
  user: lazyComponent(() => import('../features/account/UserPage').then((loaded) => loaded.UserPage), page),
  viewer: lazyComponent(() => import('../features/viewer/ViewerPage').then((loaded) => loaded.ViewerPage)),
  change: lazyComponent(() => import('../features/account/ChangePage').then((loaded) => loaded.ChangePage), page),
  admin: lazyComponent(() => import('../features/admin/AdminPage').then((loaded) => loaded.AdminPage), page),
  info: lazyComponent(() => import('../features/info/InfoPage').then((loaded) => loaded.InfoPage)),
} as const;
