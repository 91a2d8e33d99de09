import { lazyComponent } from '../lazyComponent';

export const folderDialogs = lazyComponent(() => import('./FolderDialogs').then((loaded) => loaded.FolderDialogs));
