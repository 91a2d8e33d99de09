/** Tables of sources that publish them in columns of their own, and the columns by which they are known, all of them. */
export const REGISTER_TABLES = {
  gleifLei: ['LEI', 'Entity.LegalName'],
  gleifRelationships: ['Relationship.StartNode.NodeID', 'Relationship.EndNode.NodeID'],
  gleifExceptions: ['LEI', 'Exception.Category'],
  companiesHouse: ['CompanyName', 'CompanyNumber'],
} as const;
export type RegisterTable = keyof typeof REGISTER_TABLES;

const LINE_MAX = 1024 * 1024;

/** Whose table begins like this, with its headings parted by commas in the first line; undefined for any other. */
export function registerTableOf(head: string): RegisterTable | undefined {
  const [line = ''] = head
    .replace(/^\uFEFF/, '')
    .trimStart()
    .split(/\r?\n/, 1);
  if (line.length > LINE_MAX) return undefined;
  const headings = new Set(line.split(',').map(headingIn));
  const tables = Object.keys(REGISTER_TABLES) as RegisterTable[];
  return tables.find((table) => REGISTER_TABLES[table].every((column) => headings.has(column)));
}

function headingIn(cell: string): string {
  return cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();
}
