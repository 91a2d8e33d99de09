import { STEMMA_STYLE } from '@stemma/shared/chart/builtInStyles';
import type { ChartLink } from '@stemma/shared/chart/link';
import { shareText, shownRoles } from '@stemma/shared/chart/roleText';
import type { ChartStyleLook } from '@stemma/shared/chart/style';
import { createLineLook, type LineLook } from './lineLook';

/** How a chart of a style is drawn: the style itself, and the look of each line by it. */
export interface ChartLook {
  style: ChartStyleLook;
  line: (link: ChartLink) => LineLook;
  /** The role that labels leave to the legend, as most shares are of it; null where each label says its own. */
  commonRole: string | null;
}

/** The look of a style on a day (ISO date) for a chart of these links; that of the product's own style where none is given. */
export function chartLook(
  day: string,
  style: ChartStyleLook = STEMMA_STYLE,
  links: Iterable<Pick<ChartLink, 'roles'>> = [],
): ChartLook {
  const commonRole = style.commonRoleInLegend ? mostSharedRole(links, day) : null;
  return { style, line: createLineLook(style, day), commonRole };
}

/** The role that most stated shares are of; null where it has no more than half of them. */
function mostSharedRole(links: Iterable<Pick<ChartLink, 'roles'>>, day: string): string | null {
  const counts = new Map<string, number>();
  let all = 0;
  for (const link of links) {
    for (const role of shownRoles(link, day)) {
      if (!shareText(role)) continue;
      all += 1;
      counts.set(role.role, (counts.get(role.role) ?? 0) + 1);
    }
  }
  return [...counts].find(([, count]) => count > all / 2)?.[0] ?? null;
}
