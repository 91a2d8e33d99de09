import { grown } from '../geometry/box';
import { labelBounds } from '../label/labelPlace';
import { pathEnters } from '../geometry/segment';
import type { Scene } from '../scene/scene';
import type { Arrangement } from './types';
import { nodeBox } from './nodeBox';
import { CARD_CLEARANCE } from './straight/straightCost';
import { pairOf } from './straight/straightRoutes';
import type { LayoutInput, FixedRoute } from './types';

/**
 * The straight links of cards that were laid out, to be sought anew among all cards and the links of the others, which stay but for those
 * that find their route by themselves and would find another one now. `laidStraight` tells whether the links of the layout run straight.
 */
export function routeAroundFixed(
  whole: LayoutInput,
  scene: Scene,
  { nodes }: Arrangement,
  laidStraight: boolean,
): LayoutInput {
  const moved = whole.nodes.flatMap((node) => {
    const at = nodes.get(node.key);
    return at ? [nodeBox(node, at)] : [];
  });
  const staying = new Map<string, FixedRoute & { finds: boolean }>();
  const asked = new Set<string>();
  const links = whole.links.filter(({ key, from, to }) => {
    const { link, path, label } = scene.links.get(key) ?? {};
    if (!link || !path) return false;
    const isStraight = scene.routingOf(link) === 'straight' && !link.fromSpot && !link.toSpot;
    if (nodes.has(from) && nodes.has(to)) return laidStraight;
    if (nodes.has(from) || nodes.has(to)) return isStraight && link.adjusting === null;
    const words = label ? labelBounds(label, label.shape) : null;
    const finds = isStraight && !link.points;
    const isClear = path.length === 2 && !moved.some((box) => pathEnters(path, grown(box, CARD_CLEARANCE)));
    if (finds && !isClear) asked.add(pairOf(from, to));
    staying.set(key, { path, label: words, finds });
    return true;
  });
  // Links of the same two cards that find their routes run beside each other, and so all of them change with one.
  for (const { key, from, to } of links)
    if (staying.get(key)?.finds && asked.has(pairOf(from, to))) staying.delete(key);
  const standing = new Map(
    whole.nodes.flatMap(({ key }) => {
      const at = nodes.get(key) ?? scene.cards.get(key);
      return at ? [[key, { x: at.x, y: at.y }] as const] : [];
    }),
  );
  return { ...whole, links, standing, staying };
}
