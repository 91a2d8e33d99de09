import { withLinksOfLevels } from './levelColumns';
import { withParentsOfLevels } from './levelParents';
import { withWholeHeadings } from './splitHeadings';
import { withMatrixAsRows } from './sharesMatrix';
import { withPartiesBelow } from './unfoldParties';
import type { TableSheet } from '../tableSheet';

/** A sheet whose links stand otherwise than one in a row, as a matrix, by levels or several side by side, as rows of one each; any other as it is. */
export function asLinkRows(said: TableSheet): TableSheet {
  const sheet = withWholeHeadings(said);
  const asMatrix = withMatrixAsRows(sheet);
  if (asMatrix.matrix) return asMatrix;
  const ofLevels = withLinksOfLevels(sheet);
  return ofLevels.levelColumns ? ofLevels : withParentsOfLevels(withPartiesBelow(sheet));
}
