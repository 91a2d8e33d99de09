import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { roleText } from '@stemma/shared/chart/roleText';
import { messages } from '@stemma/shared/messages';
import { mayHavePercentage } from '@stemma/shared/rules/percentageRoles';
import { saysTwice } from '@stemma/shared/rules/roleNames';
import { isRoleName } from '@stemma/shared/rules/roleText';
import { roleLabel } from '@stemma/shared/language/roleLabel';
import { emptyRow, toRole } from '../dialogs/roleDraft';
import { listedRole, roleOfTyped, rolePartsOf, shareOf, splitShare, type TypedRole } from './typedRoles';

/** What is typed on a link, given the roles it has and those that are listed. */
export interface LinkTyping {
  text: string;
  stored: readonly LinkRole[];
  listed: readonly string[];
  /** The role of a share without a name. */
  usual: string;
  /** A role that it was said of that it makes one that is not listed yet. */
  made: string | null;
}

/** The roles of a link as they are typed. */
export function linkLineOf(roles: readonly LinkRole[]): string {
  return roles.map(roleText).join(', ');
}

/** The roles that a line says, or why it says none that can stand. What is left as it stood keeps all that is known of it. */
export function readLinkLine(typing: LinkTyping): { roles: LinkRole[] } | { fault: string } {
  if (typing.text.trim() === linkLineOf(typing.stored)) return { roles: [...typing.stored] };
  const parts = rolePartsOf(typing.text);
  const left = [...typing.stored];
  const kept = parts.map((part) => takeFrom(left, (role) => roleText(role) === part));
  const roles: LinkRole[] = [];
  for (const [at, part] of parts.entries()) {
    const stored = kept[at];
    const read = stored ?? changedRole(part, typing, left, parts.length);
    if (typeof read === 'string') return { fault: read };
    if (!stored && roles.some((other) => saysTwice(other, read))) return { fault: messages.roleTwice };
    roles.push(read);
  }
  return { roles };
}

/** The word of a role that is being typed, at the end of a line; empty where its share is. */
export function wordTyped(text: string): string {
  const last = /[^,\n]*$/u.exec(text.replace(/,(?=\d)/g, '.'))?.[0] ?? '';
  return splitShare(last, true).rest;
}

/** The line with the role at its end completed. */
export function completed(text: string, role: string): string {
  const word = wordTyped(text);
  const before = word ? text.slice(0, text.toLowerCase().lastIndexOf(word.toLowerCase())) : text.trimEnd();
  return `${before}${/[\s]$|^$/u.test(before) ? '' : ' '}${role}`;
}

function changedRole(
  part: string,
  { listed, usual, stored: all, made }: LinkTyping,
  left: LinkRole[],
  parts: number,
): LinkRole | string {
  const { share, rest } = splitShare(part, true);
  const { fault, ...said } = shareOf(share);
  if (fault) return fault;
  const isOwn = ({ role }: LinkRole) =>
    [role, roleLabel(role)].some((name) => name.toLowerCase() === rest.toLowerCase());
  const before = takeFrom(left, isOwn);
  const name = before?.role ?? (rest ? (listedRole(rest, listed) ?? (made === rest ? rest : null)) : usual);
  if (name === null) return isRoleName(rest) ? messages.roleUnchosen : messages.rolePercentage;
  const renamed = before ?? (all.length === parts ? takeFrom(left, () => true) : undefined);
  return renamed ? withShare(renamed, { ...said, role: name }) : roleOfTyped({ ...said, role: name, fault }, usual);
}

/** A role with another name or share, and all else that is known of it. */
function withShare(stored: LinkRole, { role, share }: Omit<TypedRole, 'fault'> & { role: string }): LinkRole {
  const percentage = share?.percentage == null ? '' : String(share.percentage);
  const named = toRole({ ...emptyRow(), role, percentage, stored }, []) ?? { role };
  if (percentage || !mayHavePercentage(role)) return named;
  if (share) return { ...named, percentage: null, minimum: share.minimum, maximum: share.maximum };
  const { percentage: _none, minimum: _low, maximum: _high, ...rest } = named;
  return rest;
}

function takeFrom(roles: LinkRole[], isMeant: (role: LinkRole) => boolean): LinkRole | undefined {
  const at = roles.findIndex(isMeant);
  return at < 0 ? undefined : roles.splice(at, 1)[0];
}
