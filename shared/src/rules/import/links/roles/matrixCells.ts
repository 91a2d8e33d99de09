import { SHORT_ROLES } from '../headings/vocabulary';
import { foldedHeading } from '../tableSheet';
import { isRoleInCell, roleInCell } from './cellRoles';
import { isRoleText } from './roleParts';

const MARK = /^(?:x|\(x\)|✓|✔|☑|✅|●|•|⬤|■|◼|★|\*|yes|y|ja|j|oui|si|sí|sim|tak|true)$/iu;
const NO = /^(?:✗|✘|☐|○|no|n|nein|nee|non|nie|nej|nei|não|false)$/iu;
const BETWEEN = /[;\n,/&+]|\s(?:and|und|et)\s/iu;
const LEGEND = /(?:^|[;,:\s])([\p{L}\p{S}●•*]{1,5})\s*[=:–]\s*([\p{L}][\p{L} -]{2,40})(?=$|[;,.)])/gu;

/** What a cell of a matrix says: roles, none, or what is not known; `isMark` where it says no more than that there is one. */
export interface MatrixCell {
  roles: readonly string[];
  isMark: boolean;
  isKnown: boolean;
}

/** Whether a text in a matrix says that there is nothing. */
export function isNoMark(text: string): boolean {
  return NO.test(text);
}

/** What short forms stand for by a legend, “D = Director; S = Secretary”; those that are no roles are left out. */
export function legendIn(texts: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    texts.flatMap((text) =>
      [...text.slice(0, 500).matchAll(LEGEND)].flatMap(([, short = '', said = '']) =>
        isRoleInCell(said.trim()) ? [[short.toLowerCase(), roleInCell(said.trim())] as const] : [],
      ),
    ),
  );
}

/** Reads a cell of a matrix of roles by its legend, and a mark as the role that its title says. */
export function readMatrixCell(text: string, legend: ReadonlyMap<string, string>, titled: string): MatrixCell {
  const parts = (isRoleInCell(text) ? [text] : text.split(BETWEEN)).map((part) => part.trim()).filter(Boolean);
  const isMark = parts.length === 1 && MARK.test(text) && !legend.has(text.toLowerCase());
  if (isMark) return { roles: [titled], isMark, isKnown: true };
  const roles = parts.flatMap((part) => {
    const said = legend.get(part.toLowerCase());
    if (said !== undefined) return [said];
    if (isRoleInCell(part)) return [roleInCell(part)];
    return isRoleText(part) ? [part] : (SHORT_ROLES.get(foldedHeading(part)) ?? []);
  });
  return { roles, isMark, isKnown: roles.length > 0 && roles.length === parts.length };
}
