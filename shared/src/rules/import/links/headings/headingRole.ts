import { meaningOf } from '../../../../ownership/roles';
import { partyNamed } from './partyHeading';
import { saysVotes } from './headingKinds';
import { roleInTitle } from './titleRole';
import { columnOf, headingsIn, type SheetMapping } from '../tableMapping';
import { VOTING } from '../roles/votingRole';
import { foldedHeading, type TableSheet } from '../tableSheet';

/** Roles that headings give to whoever holds shares: where a share stands beside them, it is one of what is held. */
const ALSO_OF_SHARES = new Set([
  'Parent Company',
  'Ultimate Parent',
  'Controller',
  'Investor',
  'Person with Significant Control',
]);

const SHARES = ['share', 'minimum', 'maximum'] as const;

const BARE_PERCENT = new Set(['percent', 'percentage', 'percentages', 'pct', 'prozent', 'pourcentage', 'porcentaje']);

/**
 * Whether headings say that a sheet's shares are of what its parties hold, and no part of whatever their role is: the one of the holders, or of
 * the shares in more words than “Percentage”. A sheet without headings has no other shares.
 */
export function areSharesHeld(sheet: TableSheet, mapping: Pick<SheetMapping, 'columns' | 'header'>): boolean {
  if (!mapping.header) return true;
  const headings = headingsIn(sheet, mapping.header);
  if (partyNamed(headings[columnOf(mapping, 'owner')] ?? '')?.side === 'owner') return true;
  return SHARES.some((meaning) => {
    const heading = headings[columnOf(mapping, meaning)];
    return heading !== undefined && /\p{L}/u.test(heading) && !BARE_PERCENT.has(foldedHeading(heading));
  });
}

/** The roles of a sheet's row that names none, as a cell would say them; empty for the usual one. */
export function rolesOfHeadings(sheet: TableSheet, mapping: Pick<SheetMapping, 'columns' | 'header' | 'held'>): string {
  const headings = mapping.header ? headingsIn(sheet, mapping.header) : [];
  const headingOf = (meaning: string): string => headings[columnOf(mapping, meaning)] ?? '';
  const share = SHARES.find((meaning) => columnOf(mapping, meaning) >= 0);
  const named = partyNamed(headingOf('owner'))?.role || partyNamed(headingOf('owned'))?.role || '';
  const titled = named === '' && share === undefined && mapping.held ? roleInTitle(sheet, mapping.header) : '';
  const isOfVotes = saysVotes(headingOf(share ?? 'votes'));
  const role = share !== undefined && ALSO_OF_SHARES.has(named) ? '' : named || titled;
  if (!isOfVotes) return role;
  return role === '' || meaningOf({ role }).share === 'ownership' ? VOTING : `${role}; ${VOTING}`;
}
