import { typeOfName } from '../../../typeOfName';
import { foldedHeading, type TableSheet } from '../tableSheet';
import { TITLE_LIST, TITLE_OF } from './titleTerms';
import { headingRole, OFFICE_TITLES } from './vocabulary';

/** Whose list a title is of, and of whom by their role. */
interface ListedRole {
  role: string;
  name: string;
}

const BREAK = new RegExp(String.raw`\s*[–—|]\s*|\s+-\s+|\s+(?:${TITLE_OF})\s+`, 'giu');
const LISTED = new RegExp(String.raw`^(?:(?:the|der|die|das)\s+)?(?:${TITLE_LIST}\s+)+`, 'iu');
const AND = /\s*(?:,|&|\band\b|\bund\b|\bet\b|\ben\b|\by\b|\be\b|\bog\b|\boch\b|\bi\b)\s*/u;

/** Roles of those whose usual role it is. */
const OF_HOLDERS: ReadonlySet<string> = new Set(['', 'Shareholder']);

/** Who stand in a list by its title: “Register of Directors - Harbour Ltd”, “Trustees of the Rossi Trust”; undefined for any other title. */
export function listedRole(title: string): ListedRole | undefined {
  for (const found of title.matchAll(BREAK)) {
    const before = title.slice(0, found.index);
    const behind = title.slice(found.index + found[0].length).replace(/^(?:the|der|die|das)\s+/iu, '');
    for (const [list, name] of [
      [before, behind],
      [behind, before],
    ] as const) {
      const role = roleOfList(list);
      if (role !== '' && typeOfName(name, 'Custom') !== 'Custom' && roleOfList(name) === '') return { role, name };
    }
  }
  return undefined;
}

/** The role that the title of a sheet gives to all of its list; empty for none. */
export function roleInTitle({ name, rows }: TableSheet, header: number): string {
  const above = rows
    .filter(({ row }) => row < header)
    .flatMap(({ cells }) => {
      const said = cells.map((cell) => cell.trim()).filter(Boolean);
      return said.length === 1 ? said : [];
    });
  return (
    [...above, name]
      .map((title) => listedRole(title)?.role ?? roleOfList(title))
      .find((role) => !OF_HOLDERS.has(role)) ?? ''
  );
}

/** What stands in titles of tables behind what they are of: “Directors matrix 2024”. */
const TABLE_KIND = /(?:[\s(]+(?:matrix|grid|overview|chart|table|list|übersicht|tabelle|matrice|tableau|\d{4}\)?))+$/iu;

/** The role that marks in a table stand for, by its title: “Directors”, “Directorships - Lux Group”; empty for none, or for two. */
export function roleOfTitle(title: string): string {
  const whole = title.trim().replace(TABLE_KIND, '');
  const roles = [whole, ...whole.split(BREAK)].map((part) => {
    const said = part.trim().replace(TABLE_KIND, '');
    return roleOfList(said) || (OFFICE_TITLES.get(foldedHeading(said)) ?? '');
  });
  const named = new Set(roles.filter(Boolean));
  return named.size === 1 ? ([...named][0] ?? '') : '';
}

/** The role of those in a list that is called so, “Register of Directors”; of several roles all are officers. Empty for none. */
export function roleOfList(text: string): string {
  const roles = text
    .replace(LISTED, '')
    .split(AND)
    .map((one) => headingRole(foldedHeading(one)));
  if (roles.some((role) => role === '')) return '';
  return new Set(roles).size === 1 ? (roles[0] ?? '') : 'Officer';
}
