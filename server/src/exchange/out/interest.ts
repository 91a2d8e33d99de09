import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { meaningOf } from '@stemma/shared/ownership/roles';
import { INTEREST_TYPES, interestLabel, OTHER_INTEREST, roleLine } from '../bods/interests';
import { filled, interestDates } from '../makeStatement';

/** Names of roles that one of BODS's interest types says, too, beside those that the types are called by. */
const NAMED = new Map<string, string>([
  ['director', 'boardMember'],
  ['chairman', 'boardChair'],
  ['chairperson', 'boardChair'],
  ['owner', 'shareholding'],
  ['beneficial owner', 'shareholding'],
  ['co-trustee', 'trustee'],
  ['grantor', 'settlor'],
]);

/** A role that states no code of its own, as roles keep it that were made by hand and came back from a file. */
const BY_HAND = 'namedRole';

const byWords = new Map([...INTEREST_TYPES].map((type) => [interestLabel(type).toLowerCase(), type]));

/** The interest type of BODS 0.4 that says the same as a role; undefined where none does. */
function typeOfRole(role: LinkRole): string | undefined {
  if (role.interest != null) return INTEREST_TYPES.has(role.interest) ? role.interest : undefined;
  const name = role.role.trim().toLowerCase();
  const type = byWords.get(name) ?? NAMED.get(name);
  if (type === undefined) return undefined;
  const { basis: _, ...plain } = role;
  return JSON.stringify(meaningOf(plain)) === JSON.stringify(meaningOf({ ...plain, interest: type }))
    ? type
    : undefined;
}

/**
 * A role as an interest of BODS 0.4. One that the standard has no type for is another influence or control, named in its details; beside
 * them stands what reads back as the same role.
 */
export function interestOfRole(role: LinkRole, statedSource: string | undefined): Record<string, unknown> {
  const type = typeOfRole(role);
  const isNamed = type !== undefined && interestLabel(type) === role.role;
  const details = role.details ?? '';
  return filled({
    type: type ?? OTHER_INTEREST,
    role: isNamed ? undefined : role.role,
    code: type === undefined ? (role.interest ?? BY_HAND) : undefined,
    directOrIndirect: role.via,
    beneficialOwnershipOrControl: role.beneficial,
    details: type === undefined ? [roleLine(role.role), details].filter(Boolean).join('\n') : details,
    share: shareOf(role),
    ...interestDates(role.startDate ?? undefined, role.endDate ?? undefined),
    basis: role.basis,
    joint: role.joint,
    source: role.source === statedSource ? undefined : role.source,
    checkedOn: role.checkedOn,
    checkedBy: role.checkedBy,
  });
}

function shareOf(role: LinkRole): Record<string, unknown> | undefined {
  const share = filled({
    exact: role.percentage,
    [role.minimumExclusive ? 'exclusiveMinimum' : 'minimum']: role.minimum,
    [role.maximumExclusive ? 'exclusiveMaximum' : 'maximum']: role.maximum,
  });
  return Object.keys(share).length > 0 ? share : undefined;
}
