import { groupBy } from '@stemma/shared/groupBy';
import { union, type Bounds } from '../../geometry/box';
import { labelBounds } from '../../label/labelPlace';
import { pathBounds } from '../../geometry/polyline';
import { cardComponents, outermostFrames } from '../../overview/cardComponents';
import { topOf } from '../../overview/cardWeight';
import { cardBounds, type SceneCard, type SceneLink } from '../../scene/sceneParts';
import type { SceneView } from '../../scene/sceneView';

/** A part of a chart that has pages of its own: an outermost group, or cards that links join outside of groups. */
export interface ChartPart {
  name: string;
  cards: ReadonlySet<string>;
  /** The links between its cards. */
  links: readonly SceneLink[];
  /** Links that lead to or from cards of other parts. */
  crossing: readonly SceneLink[];
  bounds: Bounds;
}

/** What is said of cards that nothing joins. */
const ALONE = 'Without links';

/** The parts of a chart, the one with most cards first; cards that nothing joins are one together, the last. Notes and pictures go with the nearest part. */
export function partsOfChart(scene: SceneView): ChartPart[] {
  const outermost = outermostFrames(scene);
  const entities = [...scene.cards.values()].filter(({ shape }) => !shape.annotation);
  const homes = new Map<string, string>();
  for (const { key, cards } of outermost)
    for (const card of cards) if (!homes.has(card)) homes.set(card, `group ${key}`);
  for (const component of cardComponents(scene, new Set(homes.keys())))
    for (const card of component) homes.set(card, component[0] ?? card);
  const sizes = groupBy(entities, ({ node }) => homes.get(node.key) ?? '');
  for (const { node } of entities) {
    const home = homes.get(node.key);
    if (home === node.key && sizes.get(home)?.length === 1) homes.set(node.key, ALONE);
  }
  const groupNames = new Map(outermost.map(({ key, name, bounds }) => [`group ${key}`, { name, bounds }]));
  const parts = [...groupBy(entities, ({ node }) => homes.get(node.key) ?? '')].map(([home, cards]) => {
    const group = groupNames.get(home);
    const own = linksBetween(scene, homes, home);
    const bounds = union([...cards.map(cardBounds), ...own.flatMap(linkBounds), ...(group ? [group.bounds] : [])]);
    return { home, cards, own, bounds, name: group?.name ?? (home === ALONE ? ALONE : nameOf(cards, own)) };
  });
  parts.sort(
    (a, b) =>
      Number(a.home === ALONE) - Number(b.home === ALONE) ||
      b.cards.length - a.cards.length ||
      (a.home < b.home ? -1 : 1),
  );
  const notes = groupBy(
    [...scene.cards.values()].filter(({ shape }) => shape.annotation),
    (note) => nearest(note, parts)?.home,
  );
  return parts.map(({ home, cards, own, bounds, name }) => {
    const beside = notes.get(home) ?? [];
    return {
      name,
      cards: new Set([...cards, ...beside].map(({ node }) => node.key)),
      links: own,
      crossing: [...scene.links.values()].filter(
        ({ link }) => (homes.get(link.from) === home) !== (homes.get(link.to) === home),
      ),
      bounds: union([...(bounds ? [bounds] : []), ...beside.map(cardBounds)]) ?? {
        left: 0,
        top: 0,
        right: 0,
        bottom: 0,
      },
    };
  });
}

function linksBetween(scene: SceneView, homes: ReadonlyMap<string, string>, home: string): SceneLink[] {
  return [...scene.links.values()].filter(({ link }) => homes.get(link.from) === home && homes.get(link.to) === home);
}

/** Where a link's route and label reach. */
export function linkBounds({ path, label }: SceneLink): Bounds[] {
  return [pathBounds(path), ...(label ? [labelBounds(label, label.shape)] : [])];
}

function nameOf(cards: readonly SceneCard[], own: readonly SceneLink[]): string {
  const byKey = new Map(cards.map((card) => [card.node.key, card]));
  const top = topOf({ cards: byKey, links: new Map(own.map((link) => [link.link.key, link])) });
  return byKey.get(top ?? '')?.node.name ?? cards[0]?.node.name ?? '';
}

function nearest<Part extends { bounds: Bounds | null }>(
  { x, y }: SceneCard,
  parts: readonly Part[],
): Part | undefined {
  const away = ({ bounds }: Part) =>
    bounds
      ? Math.hypot(Math.max(bounds.left - x, 0, x - bounds.right), Math.max(bounds.top - y, 0, y - bounds.bottom))
      : Infinity;
  return parts.reduce<Part | undefined>((best, part) => (!best || away(part) < away(best) ? part : best), undefined);
}
