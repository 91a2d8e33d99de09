import { withLinksOfLevels } from './levelColumns';
import { withParentsOfLevels } from './levelParents';
import { withRolesAsRows } from './rolesMatrix';
import { withWholeHeadings } from './splitHeadings';
import { withMatrixAsRows } from './sharesMatrix';
import { withColumnsAsRows } from './turnedTable';
import { withPartiesBelow } from './unfoldParties';
import type { TableSheet } from '../tableSheet';

/** A sheet whose links stand otherwise than one in a row, as a matrix, by levels, in columns or several side by side, as rows of one each; any other as it is. */
export function asLinkRows(read: TableSheet): TableSheet {
  const turned = withColumnsAsRows(read);
  const sheet = turned.turnedBy === undefined ? withWholeHeadings(turned) : turned;
  const asMatrix = withMatrixAsRows(sheet);
  if (asMatrix.matrix) return asMatrix;
  const ofRoles = withRolesAsRows(sheet);
  if (ofRoles.roleMatrix) return ofRoles;
  const ofLevels = withLinksOfLevels(sheet);
  return ofLevels.levelColumns ? ofLevels : withParentsOfLevels(withPartiesBelow(sheet));
}
