import type { ChartDocument } from '../model/document';
import type { ChartLink } from '@stemma/shared/chart/link';
import { inForce } from '@stemma/shared/ownership/day';

const documents = new WeakMap<ChartDocument, { day: string; seen: ChartDocument }>();

/**
 * A chart as of a day (ISO): links say the roles that hold, or may hold, on it. A link of which none does stays, without words, so that it
 * can be shown faded.
 */
export function documentOn(document: ChartDocument, day: string): ChartDocument {
  const known = documents.get(document);
  if (known?.day === day) return known.seen;
  const links = new Map([...document.links].map(([key, link]) => [key, linkOn(link, day)]));
  const seen = { ...document, links };
  documents.set(document, { day, seen });
  return seen;
}

const linksOn = new WeakMap<ChartLink, { day: string; link: ChartLink }>();

function linkOn(link: ChartLink, day: string): ChartLink {
  if (!link.roles.some(({ startDate, endDate }) => startDate ?? endDate)) return link;
  const known = linksOn.get(link);
  if (known?.day === day) return known.link;
  const roles = link.roles
    .filter((role) => inForce(role, day) !== 'no')
    .map(({ startDate: _start, endDate: _end, ...role }) => role);
  const made = { ...link, roles };
  linksOn.set(link, { day, link: made });
  return made;
}

/** Links of which no role holds on the day, though some are recorded. */
export function notInForce({ links }: ChartDocument, day: string): Set<string> {
  const keys = new Set<string>();
  for (const [key, { roles }] of links) {
    if (roles.length > 0 && roles.every((role) => inForce(role, day) === 'no')) keys.add(key);
  }
  return keys;
}
