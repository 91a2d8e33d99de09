import type { Bounds } from '../../geometry/box';
import { simplified } from '../../geometry/polyline';
import { STEM_LENGTH } from '../../route/port';
import type { ComponentLayout } from '../componentLayout';
import { RouteOccupancy } from '../routeOccupancy';
import { clearMiddle, leastPenalty, labelCandidates } from '../../label/labelCandidates';
import type { Edge, ConnectedComponent } from '../connectedComponents';
import type { TreePlaces } from './treePlaces';
import { LabelPlacer } from '../../label/labelPlacer';

/**
 * The routes of a tree with words where they stand on a piece of their own link alone and cover no other one: in the middle of its last segment or
 * right before the arrow, else elsewhere on it, else on another segment. A branch, which finds its route and its words' place by itself, gets them
 * where something else takes that place. Words for which there is no such place find one by themselves; it is kept free of others.
 */
export function withTreeLabels(
  part: ConnectedComponent,
  given: ComponentLayout['links'],
  branches: ReadonlySet<Edge>,
  standing: TreePlaces,
): ComponentLayout['links'] {
  const free = [...branches].filter(({ link }) => !given.has(link.key));
  const routes = new Map([...given, ...free.map((edge) => [edge.link.key, branchRoute(edge, standing)] as const)]);
  const room = new RouteOccupancy(part, { width: 0, height: 0, nodes: new Map(standing.nodes), links: routes });
  const words = new LabelPlacer();
  const worded = part.edges.filter(({ link }) => link.label && routes.has(link.key));
  const byThemselves = new Set(
    worded.filter((edge) => {
      const middle = given.has(edge.link.key) ? null : clearMiddle(room, edge);
      const isFree = middle !== null && !words.isTaken(middle.box);
      if (isFree) words.leave(edge, middle.at);
      return isFree;
    }),
  );
  const others = worded.filter((edge) => !byThemselves.has(edge));
  for (const edge of others) words.offer(edge, labelCandidates(room, edge));
  const offered = others.filter((edge) => words.isOffered(edge));
  const hopeless = others.filter((edge) => !words.isOffered(edge));
  hopeless.sort((a, b) => (a.link.key < b.link.key ? -1 : 1));
  const isTaken = (box: Bounds) => words.isTaken(box);
  for (const edge of hopeless) words.leave(edge, leastPenalty(room, edge, isTaken));
  const late = offered.filter((edge) => !words.takeFirst(edge));
  for (const edge of late) if (!words.take(edge)) words.takeFromOthers(edge);
  const found = new Map(given);
  for (const edge of others) {
    const { key } = edge.link;
    const [route, label] = [routes.get(key), words.of(key)];
    if (route && label) found.set(key, { ...route, label });
  }
  return found;
}

/** The route that a branch finds where nothing stands in between. */
function branchRoute({ link, holder, held }: Edge, { nodes, sizes }: TreePlaces) {
  const [from, to] = [nodes.get(holder) ?? { x: 0, y: 0 }, nodes.get(held) ?? { x: 0, y: 0 }];
  const start = from.y + (sizes.get(holder)?.height ?? 0) / 2;
  const path = simplified([
    { x: from.x, y: start },
    { x: from.x, y: start + STEM_LENGTH },
    { x: to.x, y: start + STEM_LENGTH },
    { x: to.x, y: to.y - (sizes.get(held)?.height ?? 0) / 2 },
  ]);
  return { path, label: null, turned: link.from !== holder };
}
