import { memoize } from '../../../../memoize';
import { HEADING_ROLES } from '../headings/vocabulary';
import { isListedRole, roleNamed } from './roleWords';
import { foldedHeading } from '../tableSheet';

/** Offices as cells shorten them. */
const SHORT = new Map([
  ['ceo', 'Chief Executive Officer'],
  ['cfo', 'Chief Financial Officer'],
  ['coo', 'Chief Operating Officer'],
  ['cto', 'Chief Technology Officer'],
  ['chairman', 'Chair'],
  ['chairwoman', 'Chair'],
  ['chairperson', 'Chair'],
]);

/** In a cell “mother” is rather one of a family than a company. */
const OF_GROUPS = new Set(['Parent Company', 'Ultimate Parent']);

/** What stands before a role without being of it: “is a”, “ist der”, “est le”. */
const BEFORE_ROLE =
  /^(?:is|are|was|ist|war|est|es|är|er|jest)\s+(?:(?:an?|the|der|die|eine?|une?|el|la|le|en|et)\s+)?/iu;

/** The role that a cell of a table names, as the list spells it, also in the languages of headings; any other text as it is. */
export const roleInCell = memoize((text) => {
  const said = text.replace(/\s+(?:of|at|von|bei|de|di|van|da|av|af|i|w)$/iu, '').replace(BEFORE_ROLE, '');
  const role = roleNamed(said);
  if (isListedRole(role)) return role;
  const folded = foldedHeading(said);
  const found = SHORT.get(folded) ?? HEADING_ROLES.get(folded);
  return found === undefined || OF_GROUPS.has(found) ? roleNamed(text) : found;
});

/** Whether a cell names a role of the list. */
export function isRoleInCell(text: string): boolean {
  return isListedRole(roleInCell(text));
}
