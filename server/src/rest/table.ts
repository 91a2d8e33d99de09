import type { SignInParts } from '../accounts/service';
import { assemble } from './assemble';
import type { Route } from './route';
import { accessLines } from './routes/access';
import { organizationLines } from './routes/accounts/organizations';
import { passwordLines } from './routes/accounts/passwords';
import { userPictureLines } from './routes/accounts/pictures';
import { secondFactorLines } from './routes/accounts/secondFactor';
import { signInLines } from './routes/accounts/signIn';
import { userLines } from './routes/accounts/users';
import { auditLines } from './routes/audit';
import { binLines } from './routes/bin';
import { chartEditLines } from './routes/chartEdits';
import { datasetLines } from './routes/datasets';
import { devopsLines } from './routes/devops';
import { documentLines } from './routes/documents';
import { entityLines } from './routes/entities';
import { entityListLines } from './routes/entityLists';
import { exchangeLines } from './routes/exchange';
import { exploreLines } from './routes/explore';
import { fileAreaLines } from './routes/files/area';
import { fileBytesLines } from './routes/files/bytes';
import { chartImageLines } from './routes/files/images';
import { uploadLines } from './routes/files/upload';
import { folderLines } from './routes/folders';
import { graphLines } from './routes/graph';
import { importLines } from './routes/imports';
import { linkRoleLines } from './routes/linkRoles';
import { mailLines } from './routes/mail';
import { ownershipLines, sharedOwnershipLines } from './routes/ownership/lines';
import { peopleLines } from './routes/people';
import { readLines } from './routes/read';
import { relationshipLines } from './routes/relationships';
import { requestLines } from './routes/requests';
import { settingsLines } from './routes/settings';
import { sharedFileLines } from './routes/sharing/files';
import { sharingLinkLines } from './routes/sharing/links';
import { shownLines } from './routes/sharing/shown';
import { visitLines } from './routes/sharing/visits';
import { snapshotLines } from './routes/snapshots';
import { togetherLines } from './routes/together';
import { statisticsLines } from './routes/statistics';
import { storageLines } from './routes/storage';
import { tagLines } from './routes/tags';
import { waitingLines } from './routes/waiting';

/** Every call of the REST interface, one line each. Throws when two lines are the same call. */
export function restTable(parts: SignInParts): Route[] {
  return assemble(
    [
      ...signInLines(parts),
      ...passwordLines(parts),
      ...secondFactorLines(parts),
      ...userLines,
      ...userPictureLines,
      ...organizationLines,
      ...accessLines,
      ...auditLines,
      ...datasetLines,
      ...chartEditLines,
      ...documentLines,
      ...relationshipLines,
      ...snapshotLines,
      ...togetherLines,
      ...linkRoleLines,
      ...exploreLines,
      ...statisticsLines,
      ...graphLines,
      ...ownershipLines,
      ...entityLines,
      ...entityListLines,
      ...binLines,
      ...folderLines,
      ...fileAreaLines,
      ...uploadLines,
      ...fileBytesLines,
      ...chartImageLines,
      ...peopleLines,
      ...tagLines,
      ...exchangeLines,
      ...importLines,
      ...settingsLines,
      ...mailLines,
      ...storageLines,
      ...requestLines,
      ...devopsLines,
      ...readLines,
      ...sharingLinkLines,
      ...visitLines(parts),
      ...shownLines(parts),
      ...sharedFileLines(parts),
      ...sharedOwnershipLines(parts),
    ],
    waitingLines,
  );
}
