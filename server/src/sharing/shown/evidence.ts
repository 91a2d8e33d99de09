import { calledBy } from '../../files/names';
import type { EvidenceNames } from '../../ownership/presentRole';
import { citedBy } from '../../ownership/presentRole';
import type { Tx } from '../../store';
import type { ShareLinkAccess } from '../visits/store';
import type { ShownPart } from './content';
import { shownAmong } from './store';

/**
 * Names of what the roles on a link's charts cite as evidence, where the link lets ownership be calculated: of files and web links alone that
 * it shows, of its whole chart or of entities whose files it grants. Statements of imports are not shown to visitors.
 */
export async function shownEvidence(
  tx: Tx,
  access: ShareLinkAccess,
  { cards, links, endedLinks }: ShownPart,
): Promise<EvidenceNames> {
  const keys = access.ownership ? [...citedBy([...links, ...endedLinks])] : [];
  if (keys.length === 0) return new Map();
  const filesOf = (key: string): boolean => {
    const grant = cards.get(key)?.grant;
    return grant?.files === true && !grant.private;
  };
  const rows = await shownAmong(tx, { key: access.key, keys });
  return new Map(
    rows
      .filter(({ ownerKey, isChart }) =>
        isChart ? access.type === 'chart' && access.charts.some(({ key }) => key === ownerKey) : filesOf(ownerKey),
      )
      .map(({ key, ...row }) => [key, { key, ...calledBy(row), statementId: null }]),
  );
}
