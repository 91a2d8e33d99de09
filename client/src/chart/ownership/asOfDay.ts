import type { ChartLink } from '@stemma/shared/chart/link';
import { isOverOnDay, linkOnDay } from '@stemma/shared/chart/onDay';
import type { ChartDocument } from '../model/document';

const documents = new WeakMap<ChartDocument, { day: string; seen: ChartDocument }>();

/**
 * A chart as of a day (ISO): links say the roles that hold, or may hold, on it. A link of which none does stays, without words, so that it
 * can be shown faded. One that its source has ended is there on the days before.
 */
export function documentOn(document: ChartDocument, day: string): ChartDocument {
  const known = documents.get(document);
  if (known?.day === day) return known.seen;
  const links = new Map([...document.links].map(([key, link]) => [key, linkOn(link, day)]));
  for (const link of document.endedLinks ?? []) {
    const stands = document.nodes.has(link.from) && document.nodes.has(link.to);
    if (stands && link.roles.length > 0 && !isOverOnDay(link, day)) links.set(link.key, linkOn(link, day));
  }
  const seen = { ...document, links };
  documents.set(document, { day, seen });
  return seen;
}

const linksOn = new WeakMap<ChartLink, { day: string; link: ChartLink }>();

function linkOn(link: ChartLink, day: string): ChartLink {
  const known = linksOn.get(link);
  if (known?.day === day) return known.link;
  const made = linkOnDay(link, day);
  linksOn.set(link, { day, link: made });
  return made;
}

/** Links of which no role holds on the day, though some are recorded. */
export function notInForce({ links }: Pick<ChartDocument, 'links'>, day: string): Set<string> {
  return new Set([...links].filter(([, link]) => isOverOnDay(link, day)).map(([key]) => key));
}

/** What stays at full strength on a day: all but the links that do not hold on it; null where none fades. */
export function inForceOn(document: ChartDocument, day: string): { nodes: Set<string>; links: Set<string> } | null {
  const over = notInForce(document, day);
  if (over.size === 0) return null;
  const { nodes, links } = documentOn(document, day);
  return { nodes: new Set(nodes.keys()), links: new Set([...links.keys()].filter((key) => !over.has(key))) };
}
