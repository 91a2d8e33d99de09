import type { ArrowType, ChartLink, Routing } from '@stemma/shared/chart/link';
import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { endedRoles } from '@stemma/shared/chart/onDay';
import { clampPoints } from '@stemma/shared/chart/clamp';
import { defaults } from '@stemma/shared/limits';

/** A link from its kept properties; a link that an analyst made by hand in Cypher gets the defaults. */
export function presentLink(from: string, to: string, p: Record<string, unknown>): ChartLink {
  return {
    key: String(p.key),
    from,
    to,
    roles: rolesOf(p),
    arrowType: (p.arrowType as ArrowType | undefined) ?? defaults.arrowType,
    color: (p.color as string | undefined) ?? defaults.linkColor,
    dashed: p.dashed === true,
    linkTextPosition: (p.linkTextPosition as number | undefined) ?? defaults.linkTextPosition,
    points: clampPoints(p.points),
    fromSpot: (p.fromSpot as string | undefined) ?? null,
    toSpot: (p.toSpot as string | undefined) ?? null,
    adjusting: (p.adjusting as string | undefined) ?? null,
    routing: (p.routing as Routing | undefined) ?? null,
  };
}

/** A link that its source has ended, its roles ended with it. */
export function presentEndedLink(from: string, to: string, p: Record<string, unknown>): ChartLink {
  const link = presentLink(from, to, p);
  return { ...link, roles: endedRoles(link.roles, p.endedDate as string | undefined) };
}

function rolesOf(p: Record<string, unknown>): LinkRole[] {
  if (typeof p.rolesJson === 'string') return JSON.parse(p.rolesJson) as LinkRole[];
  if (!Array.isArray(p.roles)) return [];
  const percentage = typeof p.percentage === 'number' && p.roles.length === 1 ? p.percentage : null;
  return p.roles.map((role) => ({ role: String(role), percentage }));
}
