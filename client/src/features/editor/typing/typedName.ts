import {
  hasShareBehind,
  saysOwnership,
  saysSeveralShares,
  unreadPart,
} from '@stemma/shared/rules/import/links/typed/sentences';
import { nameFault, tidyName } from '@stemma/shared/rules/text';
import { t } from '@stemma/shared/language/translate';
import { readCardLine, type TypedLine } from './readCardLine';

/**
 * The name that a line says, of a linked card its roles too, and why they cannot stand: what is meant to say who owns what is no name, unless it
 * stands between quotation marks.
 */
export function typedName(
  text: string,
  isLinked: boolean,
  listed: readonly string[],
): TypedLine & { fault: string | null } {
  const line = tidyName(text);
  const read = isLinked ? readCardLine(line, listed) : { name: unquoted(line), roles: [] };
  const { name, roles } = read;
  if (!name) return { ...read, fault: null };
  const isQuoted = /^["“]/u.test(line) && line.startsWith(name, 1);
  const unread = isQuoted ? null : unreadIn(line, name, isLinked);
  const isOfNothing = !isQuoted && !isLinked && hasShareBehind(name);
  return {
    ...read,
    fault:
      (unread === null ? null : unreadText(unread)) ??
      (isOfNothing ? ofNothingText(name) : null) ??
      nameFault(name) ??
      roles.find((role) => role.fault)?.fault ??
      null,
  };
}

function unreadText(part: string): string {
  return saysSeveralShares(part)
    ? t(
        '“{part}” says more than one share. Divide statements by semicolons; a name with a % sign stands between quotation marks.',
        { part },
      )
    : t('“{part}” is not understood. A name with a % sign or semicolon in it stands between quotation marks.', {
        part,
      });
}

function ofNothingText(part: string): string {
  return t('“{part}” says a share, and not of what. A name with a % sign stands between quotation marks.', { part });
}

function unreadIn(line: string, name: string, isLinked: boolean): string | null {
  const part = isLinked && !line.includes(';') ? null : unreadPart(line);
  return part ?? (saysOwnership(name) ? name : null);
}

function unquoted(line: string): string {
  const inside = /^["“]([^"”]+)["”]$/u.exec(line)?.[1]?.trim() ?? '';
  return saysOwnership(inside) || hasShareBehind(inside) || inside.includes(';') ? inside : line;
}
