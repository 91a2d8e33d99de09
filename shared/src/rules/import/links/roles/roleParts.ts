import { meaningOf } from '../../../../ownership/roles';
import { isRoleInCell, roleInCell } from './cellRoles';
import { isShareText } from './shareText';

/** A role of a cell; its share as written, empty where the cell says none for it. */
export interface RolePart {
  name: string;
  share: string;
}

const ALWAYS = /[;\n|]/;
const WHERE_ROLES = /(?<!\d),|,(?!\d)|[/&]|\s(?:and|und)\s/i;
const IN_PERCENT = /[%％]|percent|per cent|prozent|pct/i;
const TEXT_MAX = 120;
const PARTS_MAX = 20;

/**
 * The roles of a cell. Semicolons, bars and lines always part it; commas, slashes, "&", "and" and "und" do where each part is a role of the
 * list, with or without a share: "Shareholder 20 % and Director".
 */
export function rolePartsOf(cell: string): RolePart[] {
  return trimmed(cell.split(ALWAYS)).flatMap((text) => partsOfKnown(text) ?? [{ name: text, share: '' }]);
}

/** Whether a text says roles of the list and nothing else but their shares. */
export function isRoleText(text: string): boolean {
  const parts = trimmed(text.split(ALWAYS));
  return parts.length > 0 && parts.every((part) => partsOfKnown(part) !== null);
}

/** Which of several roles a share beside them is of: one that is a part of what is owned, else of any share, else the first. */
export function roleOfShare(names: readonly string[]): number {
  const ranks = names.map(rankOf);
  return ranks.indexOf(Math.min(...ranks));
}

function rankOf(role: string): number {
  if (role === '') return 0;
  const { share, onlyIf, declares } = meaningOf({ role });
  if (share !== 'ownership') return share === null ? 3 : 2;
  return onlyIf !== null || declares ? 1 : 0;
}

/** Whether a role by its name says a share of anything; one without a name does. */
export function mayCarryShare(role: string): boolean {
  return rankOf(role) < 3;
}

function partsOfKnown(text: string): RolePart[] | null {
  const whole = known(text);
  if (whole) return [whole];
  const parts = trimmed(text.split(WHERE_ROLES));
  if (parts.length < 2 || parts.length > PARTS_MAX) return null;
  const read = parts.flatMap((part) => known(part) ?? []);
  return read.length === parts.length ? read : null;
}

function known(text: string): RolePart | null {
  return isRoleInCell(text) ? { name: text, share: '' } : withShare(text);
}

/** "Shareholder 20 %", "Voting rights: 25-50 %", "20 % Shareholder", "Owner (5%)". */
function withShare(text: string): RolePart | null {
  if (text.length > TEXT_MAX || !IN_PERCENT.test(text)) return null;
  const words = text
    .replace(/[()[\]:=]/g, ' ')
    .trim()
    .split(/\s+/);
  for (let at = 1; at < words.length; at += 1) {
    const [before, after] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    const name = before.replace(/[\s,–-]+$/, '');
    if (isRoleInCell(name) && isShareInPercent(after)) return { name, share: after };
    if (isShareInPercent(before) && mayCarryShare(roleInCell(after)) && isRoleInCell(after))
      return { name: after, share: before };
  }
  return null;
}

function isShareInPercent(text: string): boolean {
  return IN_PERCENT.test(text) && isShareText(text);
}

function trimmed(texts: readonly string[]): string[] {
  return texts.map((text) => text.trim()).filter(Boolean);
}
