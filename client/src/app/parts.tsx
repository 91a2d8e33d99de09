import { part } from '../components/part';
import { ShellWaiting } from '../components/ShellWaiting';
import { PageWaiting } from '../components/PageWaiting';

const page = <PageWaiting />;

/** The client's lazily loaded parts, one chunk each. */
export const parts = {
  signedIn: part(() => import('./SignedInLayout').then((loaded) => loaded.SignedInLayout), <ShellWaiting />),
  login: part(() => import('../features/login/LoginPage').then((loaded) => loaded.LoginPage)),
  forgot: part(() => import('../features/login/ForgotPage').then((loaded) => loaded.ForgotPage)),
  reset: part(() => import('../features/login/TicketPage').then((loaded) => loaded.ResetPage)),
  activate: part(() => import('../features/login/TicketPage').then((loaded) => loaded.ActivatePage)),
  demo: part(() => import('../features/login/DemoPage').then((loaded) => loaded.DemoPage)),
  overview: part(() => import('./OverviewRoute').then((loaded) => loaded.OverviewRoute), page),
  list: part(() => import('./ListRoute').then((loaded) => loaded.ListRoute), page),
  bin: part(() => import('../features/bin/BinPage').then((loaded) => loaded.BinPage), page),
  editor: part(() => import('../features/editor/EditorPage').then((loaded) => loaded.EditorPage), page),
  dynamic: part(() => import('../features/editor/dynamic/DynamicPage').then((loaded) => loaded.DynamicPage), page),
  search: part(() => import('../features/search/SearchPage').then((loaded) => loaded.SearchPage), page),
  user: part(() => import('../features/account/UserPage').then((loaded) => loaded.UserPage), page),
  viewer: part(() => import('../features/viewer/ViewerPage').then((loaded) => loaded.ViewerPage)),
  change: part(() => import('../features/account/ChangePage').then((loaded) => loaded.ChangePage), page),
  admin: part(() => import('../features/admin/AdminPage').then((loaded) => loaded.AdminPage), page),
  info: part(() => import('../features/info/InfoPage').then((loaded) => loaded.InfoPage)),
} as const;
