import type { ChartLink } from '@stemma/shared/chart/link';
import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { roleText, shareText, shownRoles } from '@stemma/shared/chart/roleText';
import { isoToday } from '@stemma/shared/dates';
import { t } from '@stemma/shared/language/translate';
import { roleLabel } from '@stemma/shared/language/roleLabel';

/** The roles of a link that changed as both states say them: "33% (was 60%) Shareholder", "Director (added)", "was Secretary". */
export function rolesOfBoth(before: readonly LinkRole[], after: readonly LinkRole[]): LinkRole[] {
  const left = [...before];
  const now = after.map((role) => {
    const at = left.findIndex((one) => one.role === role.role);
    const [was] = at < 0 ? [] : left.splice(at, 1);
    if (!was) return { ...role, role: t('{role} (added)', { role: roleLabel(role.role) }) };
    const share = shareText(was);
    return share === shareText(role)
      ? role
      : {
          ...role,
          role: t('(was {share}) {role}', { share: share || t('without a share'), role: roleLabel(role.role) }),
        };
  });
  return [...now, ...pastRoles(left)];
}

/** Roles that are no more, none of which has a share by now. */
export function pastRoles(roles: readonly LinkRole[]): LinkRole[] {
  return roles.map((role) => ({ role: t('was {role}', { role: roleText(role) }) }));
}

/** A link as both states say it. */
export function linkOfBoth(
  before: ChartLink | null | undefined,
  after: ChartLink | null | undefined,
): ChartLink | null {
  if (before && after) return { ...after, roles: rolesOfBoth(before.roles, after.roles) };
  if (before) return { ...before, roles: pastRoles(shownRoles(before, isoToday())) };
  return after ?? null;
}
