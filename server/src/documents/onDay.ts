import type { Chart } from '@stemma/shared/chart/chart';
import { isOverOnDay, linkInFile } from '@stemma/shared/chart/onDay';
import { inForce } from '@stemma/shared/ownership/day';

/** A chart with the links and roles alone that hold or may hold on a day, those that have ended since with them. */
export function heldOn({ endedLinks = [], ...chart }: Chart, asOf: string | null): Chart {
  if (asOf === null) return chart;
  const links = [...chart.links, ...endedLinks]
    .filter((link) => !isOverOnDay(link, asOf))
    .map((link) => ({ ...link, roles: link.roles.filter((role) => inForce(role, asOf) !== 'no') }));
  return {
    ...chart,
    links: links.filter(({ key, roles }) => roles.length > 0 || !endedLinks.some((one) => one.key === key)),
  };
}

/** A chart as it is drawn for a day: what does not hold on it is pale. */
export function drawnOn<Some extends Pick<Chart, 'links' | 'endedLinks'>>(
  { endedLinks = [], ...chart }: Some,
  asOf: string | null,
): Omit<Some, 'endedLinks'> {
  if (asOf === null) return chart;
  const past = endedLinks.filter((link) => link.roles.length > 0 && !isOverOnDay(link, asOf));
  return { ...chart, links: [...chart.links, ...past].map((link) => linkInFile(link, asOf)) };
}
