import { hasManualBends } from '@stemma/diagram/route/bends';
import { parseAnchor, SIDES, anchorsOf, formatAnchor, type Side } from '@stemma/diagram/route/anchor';
import type { ChartLink } from '@stemma/shared/chart/link';
import { t } from '@stemma/shared/language/translate';
import { mapLinks, type Command } from './commands';

/** The end of a link as the field that says by which place of its card it goes. */
export type LinkEnd = 'fromSpot' | 'toSpot';

/** Places by which links leave and enter; null lets that end go free. An end that is left out stays. */
export type EndPlaces = Partial<Pick<ChartLink, LinkEnd>>;

/** Gives links places at which they leave and enter. Bends that a person made stay; a layout's would not fit. */
export function placeEnds(keys: Iterable<string>, places: EndPlaces, label = t('move end of link')): Command {
  return mapLinks(label, keys, (link) => {
    if ((['fromSpot', 'toSpot'] as const).every((end) => places[end] === undefined || places[end] === link[end])) {
      return link;
    }
    return { ...link, ...places, ...(!hasManualBends(link) && link.points && { points: null, linkTextPosition: 0.5 }) };
  });
}

/** Lets both ends of links go free. */
export function freeEnds(keys: Iterable<string>): Command {
  return placeEnds(keys, { fromSpot: null, toSpot: null }, t('let ends go free'));
}

/** Whether an end of the link has a place of its own. */
export function hasPlaces(link: Pick<ChartLink, LinkEnd>): boolean {
  const { from, to } = anchorsOf(link);
  return from !== null || to !== null;
}

/** What a person chooses for an end: a side, to find its own place, or the place that it has. */
export type EndChoice = Side | 'automatic' | 'own';

/** What is chosen for an end, and the side of the place that it has. */
export function endChoice(anchor: string | null): { choice: EndChoice; side: Side | null } {
  const read = parseAnchor(anchor);
  if (!read) return { choice: 'automatic', side: null };
  return { choice: read.along === 0.5 && read.shift === 0 ? read.side : 'own', side: read.side };
}

/** The place that a choice stands for; undefined for the one that the end has. */
export function anchorOfChoice(choice: string): string | null | undefined {
  const side = SIDES.find((one) => one === choice);
  if (side) return formatAnchor({ side, along: 0.5 });
  return choice === 'automatic' ? null : undefined;
}
