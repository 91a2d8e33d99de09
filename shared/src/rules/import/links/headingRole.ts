import { meaningOf } from '../../../ownership/roles';
import { partyNamed } from './partyHeading';
import { saysVotes } from './headingKinds';
import { columnOf, headingsIn, type SheetMapping } from './tableMapping';
import type { TableSheet } from './tableSheet';

/** The role that a share of votes is. */
export const VOTING = 'Voting rights';

/** Roles that headings give to whoever holds shares: where a share stands beside them, it is one of what is held. */
const ALSO_OF_SHARES = new Set([
  'Parent Company',
  'Ultimate Parent',
  'Controller',
  'Investor',
  'Person with Significant Control',
]);

const SHARES = ['share', 'minimum', 'maximum'] as const;

/** The roles of a sheet's row that names none, as a cell would say them; empty for the usual one. */
export function rolesOfHeadings(sheet: TableSheet, mapping: Pick<SheetMapping, 'columns' | 'header'>): string {
  const headings = mapping.header ? headingsIn(sheet, mapping.header) : [];
  const headingOf = (meaning: string): string => headings[columnOf(mapping, meaning)] ?? '';
  const share = SHARES.find((meaning) => columnOf(mapping, meaning) >= 0);
  const party = partyNamed(headingOf('owner'));
  const named = party?.side === 'owner' ? party.role : '';
  const isOfVotes = saysVotes(headingOf(share ?? 'votes'));
  const role = share !== undefined && ALSO_OF_SHARES.has(named) ? '' : named;
  if (!isOfVotes) return role;
  return role === '' || meaningOf({ role }).share === 'ownership' ? VOTING : `${role}; ${VOTING}`;
}
