import { lazyComponent } from '../lazyComponent';

/** Who owns and controls an entity; fetched when it is first asked for. */
export const ownershipPart = lazyComponent(() => import('./OwnershipView').then((loaded) => loaded.OwnershipView));

/** The bar that stands over a chart while it shows owners. */
export const overlayBarPart = lazyComponent(() => import('./OverlayBar').then((loaded) => loaded.OverlayBar));
