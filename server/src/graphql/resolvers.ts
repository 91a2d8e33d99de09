import type { SignInParts } from '../accounts/service';
import { accountResolvers } from '../accounts/resolvers';
import { chartResolvers } from '../charts/resolvers';
import { entityResolvers } from '../entities/resolvers';
import { entityListResolvers } from '../entityLists/resolvers';
import { exchangeResolvers } from '../exchange/resolvers';
import { exploreResolvers } from '../explore/resolvers';
import { devopsResolvers } from '../devops/resolvers';
import { readResolvers } from '../cypherRead/resolvers';
import { requestResolvers } from '../requests/resolvers';
import { searchResolvers } from '../search/resolvers';
import { settingsResolvers } from '../settings/resolvers';
import { sharingResolvers } from '../sharing/resolvers';
import { ownershipResolvers } from '../ownership/resolvers';
import { binResolvers } from '../bin/resolvers';
import { fileResolvers } from '../files/resolvers';
import { folderResolvers } from '../folders/resolvers';
import { peopleResolvers } from '../people/resolvers';
import { permissionResolvers } from '../permissions/resolvers';
import { storageResolvers } from '../storage/resolvers';
import { tagResolvers } from '../tags/resolvers';
import { mergingResolvers } from '../merging/resolvers';
import { lookupResolvers } from '../lookups/resolvers';
import { mailResolvers } from '../mail/resolvers';
import { styleResolvers } from '../styles/resolvers';
import { linkRoleResolvers } from '../linkRoles/resolvers';
import { relationshipResolvers } from '../relationships/resolvers';
import { snapshotResolvers } from '../snapshots/resolvers';
import { presenceResolvers } from '../presence/resolvers';
import { statisticsResolvers } from '../statistics/resolvers';
import { auditResolvers } from '../audit/resolvers';
import { userResolvers } from '../users/resolvers';
import { about } from '../about';
import type { Resolvers } from './resolvers.generated';

/** The resolvers of all slices in one map. */
export function makeResolvers(parts: SignInParts): Resolvers {
  const accounts = accountResolvers(parts);
  const sharing = sharingResolvers(parts);
  return {
    EntityTable: entityListResolvers.EntityTable,
    Query: {
      about,
      ...accounts.Query,
      ...userResolvers.Query,
      ...auditResolvers.Query,
      ...storageResolvers.Query,
      ...chartResolvers.Query,
      ...entityResolvers.Query,
      ...entityListResolvers.Query,
      ...searchResolvers.Query,
      ...exchangeResolvers.Query,
      ...exploreResolvers.Query,
      ...linkRoleResolvers.Query,
      ...styleResolvers.Query,
      ...relationshipResolvers.Query,
      ...snapshotResolvers.Query,
      ...statisticsResolvers.Query,
      ...binResolvers.Query,
      ...mergingResolvers.Query,
      ...fileResolvers.Query,
      ...folderResolvers.Query,
      ...peopleResolvers.Query,
      ...permissionResolvers.Query,
      ...tagResolvers.Query,
      ...devopsResolvers.Query,
      ...readResolvers.Query,
      ...requestResolvers.Query,
      ...settingsResolvers.Query,
      ...ownershipResolvers.Query,
      ...lookupResolvers.Query,
      ...sharing.Query,
    },
    Mutation: {
      ...accounts.Mutation,
      ...userResolvers.Mutation,
      ...entityResolvers.Mutation,
      ...binResolvers.Mutation,
      ...mergingResolvers.Mutation,
      ...fileResolvers.Mutation,
      ...folderResolvers.Mutation,
      ...peopleResolvers.Mutation,
      ...permissionResolvers.Mutation,
      ...tagResolvers.Mutation,
      ...chartResolvers.Mutation,
      ...linkRoleResolvers.Mutation,
      ...styleResolvers.Mutation,
      ...relationshipResolvers.Mutation,
      ...snapshotResolvers.Mutation,
      ...presenceResolvers.Mutation,
      ...settingsResolvers.Mutation,
      ...requestResolvers.Mutation,
      ...mailResolvers.Mutation,
      ...ownershipResolvers.Mutation,
      ...lookupResolvers.Mutation,
      ...sharing.Mutation,
    },
  };
}
