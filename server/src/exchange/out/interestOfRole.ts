import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { meaningOf } from '@stemma/shared/ownership/roles';
import { INTEREST_TYPES, interestLabel, NAMED_ROLE, OTHER_INTEREST, saysBeneficial } from '../bods/interests';

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

const byLabel = new Map([...INTEREST_TYPES].map((type) => [interestLabel(type).toLowerCase(), type]));

/** What an interest of BODS 0.4 says of a role beside its share and dates; `code` is what it is read back by where its type alone means something else. */
export interface RoleInterest {
  type: string;
  code?: string;
  beneficialOwnershipOrControl?: boolean;
}

/** A role as the interest type that means the same, by its code or else by its name; as another influence or control where none does. */
export function interestOfRole({ basis: _, ...role }: LinkRole): RoleInterest {
  const isNamed = role.interest == null || role.interest === NAMED_ROLE;
  const isBeneficial = role.beneficial ?? (isNamed && saysBeneficial(role.role) ? true : undefined);
  const beneficial = isBeneficial === undefined ? {} : { beneficialOwnershipOrControl: isBeneficial };
  if (role.interest != null && !isNamed) {
    if (INTEREST_TYPES.has(role.interest)) return { type: role.interest, ...beneficial };
    return { type: OTHER_INTEREST, code: role.interest, ...beneficial };
  }
  const name = role.role.trim().toLowerCase();
  const type = byLabel.get(name) ?? NAMED.get(name);
  const meant = meaningOf({ ...role, interest: null });
  const said = type === undefined ? undefined : meaningOf({ ...role, interest: type });
  const isSame = (declares: boolean) => JSON.stringify({ ...meant, declares }) === JSON.stringify(said);
  if (type !== undefined && isSame(meant.declares)) return { type, ...beneficial };
  const isDeclared = type !== undefined && isSame(false);
  return { type: isDeclared ? type : OTHER_INTEREST, code: NAMED_ROLE, ...beneficial };
}
