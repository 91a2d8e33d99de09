/** Tables of sources that publish them in columns of their own, and the columns by which they are known, all of them. */
const REGISTER_TABLES = {
  gleifLei: ['LEI', 'Entity.LegalName'],
  gleifRelationships: ['Relationship.StartNode.NodeID', 'Relationship.EndNode.NodeID'],
  gleifExceptions: ['LEI', 'Exception.Category'],
  companiesHouse: ['CompanyName', 'CompanyNumber'],
} as const;

/** The same of sources whose headings are written in more than one way, by their letters and digits alone; each column by any of its names. */
const FOLDED_TABLES = {
  icijRelationships: [
    ['nodeidstart', 'node1', 'startid'],
    ['nodeidend', 'node2', 'endid'],
    ['reltype', 'type'],
  ],
  icijNodes: [['nodeid'], ['sourceid'], ['name', 'address', 'caption']],
  openCorporatesOfficers: [
    ['companynumber'],
    ['jurisdictioncode', 'companyjurisdictioncode'],
    ['position', 'role', 'officerrole'],
  ],
  openCorporatesCompanies: [['companynumber'], ['jurisdictioncode'], ['name', 'companyname']],
  pscRows: [
    ['companynumber'],
    ['datakind', 'kind'],
    ['datanaturesofcontrol', 'datanaturesofcontrol0', 'naturesofcontrol', 'naturesofcontrol0'],
  ],
} as const;

/** What the values of such a table say, where its headings may be those of another one. */
const VALUES: Partial<Record<keyof typeof FOLDED_TABLES, RegExp>> = {
  pscRows: /-(?:person-with-significant-control|beneficial-owner)|persons-with-significant-control-statement/,
};
export type RegisterTable = keyof typeof REGISTER_TABLES | keyof typeof FOLDED_TABLES;

const LINE_MAX = 1024 * 1024;

/** Whose table begins like this, with its headings parted by commas in the first line; undefined for any other. */
export function registerTableOf(head: string): RegisterTable | undefined {
  const [line = ''] = head
    .replace(/^\uFEFF/, '')
    .trimStart()
    .split(/\r?\n/, 1);
  if (line.length > LINE_MAX) return undefined;
  const headings = new Set(line.split(',').map(headingIn));
  const tables = Object.keys(REGISTER_TABLES) as (keyof typeof REGISTER_TABLES)[];
  const folded = new Set([...headings].map(lettersOf));
  const foldedTables = Object.keys(FOLDED_TABLES) as (keyof typeof FOLDED_TABLES)[];
  return (
    tables.find((table) => REGISTER_TABLES[table].every((column) => headings.has(column))) ??
    foldedTables.find(
      (table) =>
        FOLDED_TABLES[table].every((names) => names.some((name) => folded.has(name))) &&
        (VALUES[table]?.test(head) ?? true),
    )
  );
}

/** A heading by its letters and digits: "Node ID (start)" and "node_id_start" are one. */
export function lettersOf(heading: string): string {
  return heading.toLowerCase().replace(/[^a-z0-9]/g, '');
}

function headingIn(cell: string): string {
  return cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();
}
