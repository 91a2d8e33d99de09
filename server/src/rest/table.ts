import type { SignInParts } from '../accounts/service';
import { assemble } from './assemble';
import type { Line } from './line';
import { accessLines } from './lines/access';
import { organizationLines } from './lines/accounts/organizations';
import { passwordLines } from './lines/accounts/passwords';
import { userPictureLines } from './lines/accounts/pictures';
import { secondFactorLines } from './lines/accounts/secondFactor';
import { signInLines } from './lines/accounts/signIn';
import { userLines } from './lines/accounts/users';
import { auditLines } from './lines/audit';
import { binLines } from './lines/bin';
import { chartEditLines } from './lines/chartEdits';
import { datasetLines } from './lines/datasets';
import { devopsLines } from './lines/devops';
import { documentLines } from './lines/documents';
import { entityLines } from './lines/entities';
import { entityListLines } from './lines/entityLists';
import { exchangeLines } from './lines/exchange';
import { exploreLines } from './lines/explore';
import { fileAreaLines } from './lines/files/area';
import { fileBytesLines } from './lines/files/bytes';
import { chartImageLines } from './lines/files/images';
import { uploadLines } from './lines/files/upload';
import { folderLines } from './lines/folders';
import { graphLines } from './lines/graph';
import { importLines } from './lines/imports';
import { linkRoleLines } from './lines/linkRoles';
import { mailLines } from './lines/mail';
import { ownershipLines, sharedOwnershipLines } from './lines/ownership/lines';
import { peopleLines } from './lines/people';
import { readLines } from './lines/read';
import { relationshipLines } from './lines/relationships';
import { requestLines } from './lines/requests';
import { settingsLines } from './lines/settings';
import { sharedFileLines } from './lines/sharing/files';
import { sharingLinkLines } from './lines/sharing/links';
import { shownLines } from './lines/sharing/shown';
import { visitLines } from './lines/sharing/visits';
import { snapshotLines } from './lines/snapshots';
import { togetherLines } from './lines/together';
import { statisticsLines } from './lines/statistics';
import { storageLines } from './lines/storage';
import { tagLines } from './lines/tags';
import { waitingLines } from './lines/waiting';

/** Every call of the REST interface, one line each. Throws when two lines are the same call. */
export function restTable(parts: SignInParts): Line[] {
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
