import { overlaps } from '../geometry/box';
import { segmentBounds, segmentTouches } from '../geometry/segment';
import { labelBounds } from '../label/labelPlace';
import { cardBounds, type Scene } from '../scene/scene';
import { holderAndHeld } from './relation';

/** Something on a chart that a careful designer would not leave so. `a` and `b` are keys of the cards or links concerned. */
export interface LayoutFault {
  kind: 'cardOverCard' | 'labelOverCard' | 'labelOverLabel' | 'ownerBelow' | 'linkOverCard';
  a: string;
  b: string;
}

/** What is wrong with how a chart stands: cards and labels over each other, links through cards, owners below what they hold (outside of loops). */
export function layoutFaults(scene: Scene): LayoutFault[] {
  const faults: LayoutFault[] = [];
  for (const [key, card] of scene.cards) {
    const bounds = cardBounds(card);
    for (const other of scene.cardsIn(bounds)) {
      if (other.node.key > key && overlaps(bounds, cardBounds(other)))
        faults.push({ kind: 'cardOverCard', a: key, b: other.node.key });
    }
  }
  for (const [key, { label, path, link }] of scene.links) {
    const bounds = label && labelBounds(label, label.shape);
    for (const card of bounds ? scene.cardsIn(bounds) : []) {
      if (bounds && overlaps(bounds, cardBounds(card)))
        faults.push({ kind: 'labelOverCard', a: key, b: card.node.key });
    }
    for (const other of bounds ? scene.linksIn(bounds) : []) {
      const taken = other.label && other.link.key > key && labelBounds(other.label, other.label.shape);
      if (bounds && taken && overlaps(bounds, taken))
        faults.push({ kind: 'labelOverLabel', a: key, b: other.link.key });
    }
    for (let at = 1; at < path.length; at++) {
      const [a, b] = [path[at - 1], path[at]];
      if (!a || !b) continue;
      for (const card of scene.cardsIn(segmentBounds(a, b))) {
        const own = card.node.key === link.from || card.node.key === link.to;
        if (!own && segmentTouches(a, b, cardBounds(card)))
          faults.push({ kind: 'linkOverCard', a: key, b: card.node.key });
      }
    }
  }
  return [...faults, ...ownersBelow(scene)];
}

function ownersBelow(scene: Scene): LayoutFault[] {
  const held = new Map<string, string[]>();
  for (const { link } of scene.links.values()) {
    if (link.arrowType === 'None') continue;
    const ends = holderAndHeld(link);
    held.set(ends.holder, [...(held.get(ends.holder) ?? []), ends.held]);
  }
  const faults: LayoutFault[] = [];
  for (const [holder, all] of held) {
    for (const key of all) {
      const above = scene.cards.get(holder);
      const below = scene.cards.get(key);
      if (above && below && above.y >= below.y && !reaches(key, holder, held))
        faults.push({ kind: 'ownerBelow', a: holder, b: key });
    }
  }
  return faults;
}

function reaches(from: string, to: string, held: ReadonlyMap<string, string[]>): boolean {
  const seen = new Set([from]);
  for (const key of seen) {
    if (key === to) return true;
    for (const next of held.get(key) ?? []) seen.add(next);
  }
  return false;
}
