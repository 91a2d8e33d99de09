import { OFFICE_ROLES } from '../../../../reference/roles/office';
import { OWNERSHIP_ROLES } from '../../../../reference/roles/ownership';
import { TRUST_ROLES } from '../../../../reference/roles/trust';
import { roleNamed } from '../roles/roleWords';
import { mayBeNamed, namesVerb } from './sentenceEnds';

/** "Elena 30 % Harbour Holdings": who holds which part of what, and as what where that is said. */
export interface OwnershipSentence {
  owner: string;
  share: string;
  role: string;
  owned: string;
}

/** Roles that are said of what is held: "Quay portfolio company of Ada" turns the link round. */
const OF_WHAT_IS_HELD = new Set<string>(['Investee', 'Portfolio Company', 'Trust Company', 'Excluded Person']);
const ROLES: ReadonlySet<string> = new Set(
  [...OFFICE_ROLES, ...OWNERSHIP_ROLES, ...TRUST_ROLES].filter((role) => !OF_WHAT_IS_HELD.has(role)),
);
const ROLE_LENGTH_MAX = 5;

const OF = /\s+(?:of|at|von|vom|der|des|bei)\s+/giu;
/** “Board of Trustees of Elm” is a name. */
const OF_AT_END = /(?:^|\s)(?:of(?:\sthe)?|von|der|des)$/iu;
const BEFORE_ROLE = /(?:[\s,:–-]+|\s+(?:is|as|ist|als|the|a|an|sole|der|die|ein|eine))$/iu;
/** What makes a role one that is over, none, or more than its name: nothing that a statement of today says. */
const NO_HOLDER =
  /(?:^|\s)(?:was|were|been|war|waren|former|formerly|ex|ehemalig\w*|not|no|nicht|kein\w*|senior|junior|first|acting|the|a|an|der|die|das)$/iu;

/** Reads "Dan director of Gate Ltd" and "Dan is the sole shareholder of Gate Ltd" as who is what of what; null for any other text. */
export function readRoleSentence(text: string): OwnershipSentence | null {
  const said = roleSaidIn(text);
  return said && isHolder(said.owner, text) ? { ...said, owner: unquotedName(said.owner) } : null;
}

/** Whether a text says a role and is not read: one that is over, or of several, “Dan resigned as director of Gate Ltd”. */
export function saysUnreadRole(text: string): boolean {
  if (text.length > 1100) return false;
  const said = roleSaidIn(text);
  const owner = said?.owner.replace(/^(?:the|der|die|das)\s+/iu, '') ?? '';
  if (said && owner.search(NO_HOLDER) !== 0 && !isHolder(owner, text)) return true;
  const [, more] = /\S\s(?:is|are|was|were|became|resigned|ist|sind|war|waren|wurde)\s(.{1,300})/u.exec(text) ?? [];
  const [, several] = /(?:,|\s(?:and|und|&))\s.{1,300}\s(\p{Ll}{3,30})\s(?:of|at|von|der)\s/u.exec(text) ?? [];
  const words = `${more ?? ''} ${several ?? ''}`.split(/[\s,]+/u);
  return words.some((word) => ROLES.has(roleNamed(word)) || ROLES.has(roleNamed(word.replace(/s$/u, ''))));
}

function isHolder(owner: string, text: string): boolean {
  return !NO_HOLDER.test(owner) && !namesVerb(owner, 'last') && mayBeNamed(owner, text);
}

function roleSaidIn(text: string): OwnershipSentence | null {
  for (const { index, 0: of } of text.matchAll(OF)) {
    const found = roleAtEnd(text.slice(0, index));
    const owned = text
      .slice(index + of.length)
      .replace(/^(?:the|der|des|dem)\s+/u, '')
      .trim();
    if (!found || owned === '' || OF_AT_END.test(found.before)) continue;
    const owner = holderBefore(found.before);
    if (owner === '' || hasOpenQuote(owner) || hasOpenQuote(owned)) return null;
    return { owner, share: '', role: found.role, owned: unquotedName(owned) };
  }
  return null;
}

/** A name without the quotation marks around it. */
export function unquotedName(name: string): string {
  return /^["“](.+)["”]$/u.exec(name.trim())?.[1]?.trim() ?? name.trim();
}

function roleAtEnd(text: string): { before: string; role: string } | null {
  const words = text.trim().split(/\s+/);
  for (let at = Math.max(0, words.length - ROLE_LENGTH_MAX); at < words.length; at += 1) {
    const said = words.slice(at).join(' ');
    const role = roleNamed(said);
    if (ROLES.has(role) && !hasOpenQuote(said)) return { before: words.slice(0, at).join(' '), role };
  }
  return null;
}

function holderBefore(text: string): string {
  const shorter = text.replace(BEFORE_ROLE, '').trim();
  return shorter === text ? text : holderBefore(shorter);
}

function hasOpenQuote(text: string): boolean {
  return (text.match(/["“”]/gu) ?? []).length % 2 === 1;
}
