import type { SignInParts } from '../accounts/service';
import type { Route } from './route';
import { accessRoutes } from './routes/access';
import { organizationRoutes } from './routes/accounts/organizations';
import { passwordRoutes } from './routes/accounts/passwords';
import { userPictureRoutes } from './routes/accounts/pictures';
import { secondFactorRoutes } from './routes/accounts/secondFactor';
import { signInRoutes } from './routes/accounts/signIn';
import { userRoutes } from './routes/accounts/users';
import { auditRoutes } from './routes/audit';
import { binRoutes } from './routes/bin';
import { chartEditRoutes } from './routes/chartEdits';
import { datasetRoutes } from './routes/datasets';
import { devopsRoutes } from './routes/devops';
import { documentRoutes } from './routes/documents';
import { entityRoutes } from './routes/entities';
import { entityListRoutes } from './routes/entityLists';
import { exchangeRoutes } from './routes/exchange';
import { tableRoutes } from './routes/tables';
import { exploreRoutes } from './routes/explore';
import { fileAreaRoutes } from './routes/files/area';
import { fileBytesRoutes } from './routes/files/bytes';
import { chartImageRoutes } from './routes/files/images';
import { uploadRoutes } from './routes/files/upload';
import { folderRoutes } from './routes/folders';
import { graphRoutes } from './routes/graph';
import { importRoutes } from './routes/imports';
import { linkRoleRoutes } from './routes/linkRoles';
import { lookupRoutes } from './routes/lookups';
import { mailRoutes } from './routes/mail';
import { mergingRoutes } from './routes/merging';
import { ownershipRoutes, sharedOwnershipRoutes } from './routes/ownership/routes';
import { peopleRoutes } from './routes/people';
import { readRoutes } from './routes/read';
import { registerRoutes } from './routes/registers';
import { relationshipRoutes } from './routes/relationships';
import { requestRoutes } from './routes/requests';
import { settingsRoutes } from './routes/settings';
import { sharedFileRoutes } from './routes/sharing/files';
import { sharingLinkRoutes } from './routes/sharing/links';
import { shownRoutes } from './routes/sharing/shown';
import { visitRoutes } from './routes/sharing/visits';
import { snapshotRoutes } from './routes/snapshots';
import { presenceRoutes } from './routes/presence';
import { statisticsRoutes } from './routes/statistics';
import { storageRoutes } from './routes/storage';
import { tagRoutes } from './routes/tags';

/** Every call of the REST interface, one route each. Throws when two are the same call. */
export function restTable(parts: SignInParts): readonly Route[] {
  return withoutDuplicates([
    ...signInRoutes(parts),
    ...passwordRoutes(parts),
    ...secondFactorRoutes(parts),
    ...userRoutes,
    ...userPictureRoutes,
    ...organizationRoutes,
    ...accessRoutes,
    ...auditRoutes,
    ...datasetRoutes,
    ...chartEditRoutes,
    ...documentRoutes,
    ...relationshipRoutes,
    ...snapshotRoutes,
    ...presenceRoutes,
    ...linkRoleRoutes,
    ...exploreRoutes,
    ...statisticsRoutes,
    ...graphRoutes,
    ...ownershipRoutes,
    ...entityRoutes,
    ...entityListRoutes,
    ...binRoutes,
    ...mergingRoutes,
    ...folderRoutes,
    ...fileAreaRoutes,
    ...uploadRoutes,
    ...fileBytesRoutes,
    ...chartImageRoutes,
    ...peopleRoutes,
    ...tagRoutes,
    ...exchangeRoutes,
    ...tableRoutes,
    ...importRoutes,
    ...registerRoutes,
    ...lookupRoutes,
    ...settingsRoutes,
    ...mailRoutes,
    ...storageRoutes,
    ...requestRoutes,
    ...devopsRoutes,
    ...readRoutes,
    ...sharingLinkRoutes,
    ...visitRoutes(parts),
    ...shownRoutes(parts),
    ...sharedFileRoutes(parts),
    ...sharedOwnershipRoutes(parts),
  ]);
}

/** What makes two routes the same call: the method and the path, whatever its parameters are called. */
export function callOf({ method, path }: Pick<Route, 'method' | 'path'>): string {
  return `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`;
}

/** The same routes. Throws where two are the same call. */
export function withoutDuplicates(routes: readonly Route[]): readonly Route[] {
  const calls = new Set<string>();
  for (const route of routes) {
    const call = callOf(route);
    if (calls.has(call)) throw new Error(`The REST table has two routes for ${call}.`);
    calls.add(call);
  }
  return routes;
}
