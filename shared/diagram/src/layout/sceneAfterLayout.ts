import { labelBounds } from '../label/labelPlace';
import type { Bounds, Point } from '../geometry/box';
import { curvesOf } from '../geometry/curve';
import { segmentsOf, type Segment } from '../geometry/segment';
import { Scene, type SceneLink } from '../scene/scene';
import { inSteps } from '../index/work';
import type { Arrangement } from './types';

/** Where links go that lead to the card of a folded group: a layout's route is not kept for them. */
const FREE = { points: null, linkTextPosition: 0.5, adjusting: null, fromSpot: null, toSpot: null } as const;

/** What a scene will show once a layout is taken over, without some of its cards; worked out in short steps. */
export async function sceneAfterLayout(
  scene: Scene,
  { nodes, links }: Arrangement,
  isLeftOut: (card: string) => boolean,
): Promise<Scene> {
  const after = new Scene({
    card: (node) => scene.shapeOf(node),
    label: ({ key }) => scene.links.get(key)?.label?.shape ?? null,
  });
  const cards = [...scene.cards].flatMap(([key, { node, x, y }]) =>
    isLeftOut(key) ? [] : [[key, { ...node, x, y, ...nodes.get(key) }] as const],
  );
  const isFolded = (key: string) => scene.cards.get(key)?.node.standsFor != null;
  const routes = [...scene.links].map(([key, { link }]) => {
    const route = links.get(key);
    const isFree = isFolded(link.from) || isFolded(link.to);
    return [key, { ...link, ...(route && (isFree ? FREE : route)) }] as const;
  });
  await inSteps(
    after.updating({
      props: { routing: scene.routing },
      nodes: new Map(cards),
      links: new Map(routes),
      groups: new Map(scene.groups.map((group) => [group.key, group])),
    }),
  );
  return after;
}

/** What a link takes up as it is drawn: the segments of its line, curves as a few each, and its label. */
export function drawnSegments(
  scene: Scene,
  { link, path, label }: SceneLink,
): { segments: Segment[]; label: Bounds | null } {
  const isCurved = scene.routingOf(link) === 'curved';
  return { segments: segmentsOf(isCurved ? curved(path) : path), label: label && labelBounds(label, label.shape) };
}

/** How many runs stand for a curve. */
const PIECES = 4;

function curved(path: readonly Point[]): Point[] {
  const bends = curvesOf(path).flatMap(({ start, corner, end }) =>
    Array.from({ length: PIECES + 1 }, (_, at): Point => {
      const [part, rest] = [at / PIECES, 1 - at / PIECES];
      const along = (from: number, by: number, to: number) =>
        rest * rest * from + 2 * rest * part * by + part * part * to;
      return { x: along(start.x, corner.x, end.x), y: along(start.y, corner.y, end.y) };
    }),
  );
  const [first, last] = [path[0], path.at(-1)];
  return first && last ? [first, ...bends, last] : [];
}
