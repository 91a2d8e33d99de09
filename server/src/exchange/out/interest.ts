import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { interestLabel, OTHER_INTEREST, roleLine } from '../bods/interests';
import { interestOfRole } from './interestOfRole';
import { filled, interestDates } from '../makeStatement';

/**
 * A role as an interest of BODS 0.4. One that the standard has no type for is another influence or control, named in its details; beside
 * them stands what reads back as the same role.
 */
export function exportedInterest(role: LinkRole, statedSource: string | undefined): Record<string, unknown> {
  const { type, code, beneficialOwnershipOrControl } = interestOfRole(role);
  const isNamed = code === undefined && interestLabel(type) === role.role;
  const isOther = type === OTHER_INTEREST && code !== undefined;
  const details = role.details ?? '';
  return filled({
    type,
    role: isNamed ? undefined : role.role,
    code,
    directOrIndirect: role.via,
    beneficialOwnershipOrControl,
    details: isOther ? [roleLine(role.role), details].filter(Boolean).join('\n') : details,
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
