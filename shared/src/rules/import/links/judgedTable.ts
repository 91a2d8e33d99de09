import type { TableParty } from './parties/parties';
import type { TableRole } from './roles/tableRoles';

/** A link of a table: all that its rows say of two parties, each role with the place of its row. */
export interface TableLink {
  /** Ids of parties. */
  from: string;
  to: string;
  roles: readonly (TableRole & { place: string })[];
}

/**
 * What of a table cannot be taken as it stands. `leftOut` is a row that makes nothing; of others all but what is said is taken. A `warning` is
 * of a whole sheet that may be read wrongly.
 */
export interface TableFault {
  kind: 'leftOut' | 'note' | 'warning' | 'chart';
  /** Where it stands; empty for what concerns the chart as a whole. */
  place: string;
  why: string;
}

/** What a table becomes, before anything is written. */
export interface JudgedTable {
  parties: readonly TableParty[];
  links: readonly TableLink[];
  faults: readonly TableFault[];
  /** Rows with content below the headings of the sheets that are read. */
  rows: number;
  leftOut: number;
}
