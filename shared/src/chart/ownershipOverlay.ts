import type { CardBadge } from './geometry/badges';
import { endsOf } from '../ownership/directedLink';
import type { HolderAnswer, OwnershipAnswer } from '../ownership/ownership';
import { formatBounds } from '../ownership/shareFormat';
import type { OwnershipEntity, OwnershipGraph } from '../ownership/types';

/** What of the chart is highlighted for the owners of a subject, and what stands on its cards. */
export interface OwnershipOverlay {
  nodes: ReadonlySet<string>;
  links: ReadonlySet<string>;
  badges: ReadonlyMap<string, readonly CardBadge[]>;
}

/**
 * The paths to a subject from all holders that may have at least `from` percent, or count by their role; unknown parties always. Numbers
 * are the same at every threshold.
 */
export function overlayOf(graph: OwnershipGraph, answer: OwnershipAnswer, from: number): OwnershipOverlay {
  const entities = new Map(graph.entities.map((entity) => [entity.key, entity]));
  const holders = new Map(answer.holders.map((holder) => [holder.key, holder]));
  const shown = answer.holders.filter((holder) => isShown(holder, from, entities.get(holder.key)));
  const counted = new Set(answer.countedLinks);
  const downwards = new Map<string, { to: string; key: string }[]>();
  for (const link of graph.links) {
    if (!counted.has(link.key)) continue;
    const ends = endsOf(link);
    const known = downwards.get(ends.from);
    if (known) known.push({ to: ends.to, key: link.key });
    else downwards.set(ends.from, [{ to: ends.to, key: link.key }]);
  }
  const nodes = new Set([answer.subject, ...shown.map(({ key }) => key)]);
  const links = new Set<string>();
  for (const key of nodes) {
    for (const { to, key: link } of downwards.get(key) ?? []) {
      links.add(link);
      nodes.add(to);
    }
  }
  const badges = new Map<string, CardBadge[]>();
  const loops = new Set(answer.loops.filter((loop) => loop.length > 1).flat());
  for (const key of nodes) {
    const holder = holders.get(key);
    if (holder) badges.set(key, [badgeOf(holder, entities.get(key), loops.has(key))]);
  }
  return { nodes, links, badges };
}

function isShown({ total, upper, verdict, computable }: HolderAnswer, from: number, entity?: OwnershipEntity): boolean {
  if (entity?.party && entity.party !== 'known') return true;
  if (!computable) return verdict === 'yes' || verdict === 'possible';
  return Math.max(total, upper) >= from - 1e-9;
}

function badgeOf(holder: HolderAnswer, entity: OwnershipEntity | undefined, isInLoop: boolean): CardBadge {
  const isUnknown = entity?.party !== undefined && entity.party !== 'known';
  const words = holder.computable ? formatBounds(holder) : holder.verdict === 'yes' ? 'by role' : 'not stated';
  const mark = isInLoop ? '↻ ' : isUnknown ? '? ' : holder.ultimate && entity?.typeName === 'Individual' ? '● ' : '';
  return { text: `${mark}${words}`, tone: isUnknown ? 'unknown' : 'strong', place: 'above' };
}
