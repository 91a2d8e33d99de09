import type { Routing } from '@stemma/shared/chart/link';
import { boundsOf, union, type Bounds, type Point } from '../geometry/box';
import { nearestOnPath } from '../geometry/polyline';
import { segmentBounds, segmentsOf } from '../geometry/segment';
import type { Arrangement, LinkRoute, ComponentLayout, LayoutInput, LayoutShape } from './types';
import { spaceOf } from './spacing';
import { layoutFrames } from '../group/groups';
import { connectedComponents, wholeComponent, type ConnectedComponent } from './connectedComponents';
import { nest, type NestedPart } from './nest';
import { pack } from './pack';
import { chosenShapes } from './chosenShapes';
import { areLinksStraight, type LayoutKind } from './kinds';

/** What a person gave a link by hand goes: its bends' mark, and the places by which it leaves and enters. */
const FREE = { adjusting: null, fromSpot: null, toSpot: null } as const;

/** How links of a layout find their routes: those that it bends, and the others; null for as the chart's do. */
export interface LayoutRoutings {
  bent: Routing | null;
  plain: Routing | null;
}

/** Lays out each unconnected part, in one shape or in several to choose from, and puts them side by side. */
export async function assembleComponents(
  input: LayoutInput,
  lay: (part: ConnectedComponent) => ComponentLayout | Promise<ComponentLayout | readonly LayoutShape[]>,
  routes: LayoutRoutings,
): Promise<Arrangement> {
  const options: (NestedPart & LayoutShape)[][] = [];
  const parts = input.together ? [wholeComponent(input)] : connectedComponents(input);
  for (const part of parts) {
    const isLoose = part.edges.length === 0 && part.groups.length === 0 && !input.together;
    const laid = isLoose ? layLoose(part) : await lay(part);
    const shapes = 'nodes' in laid ? [{ ...laid, crossed: 0 }] : laid;
    options.push(
      shapes.map((shape) => {
        const one = isLoose ? shape : { ...withRoom(part, shape), crossed: shape.crossed };
        return { ...one, boxes: boxesOf(part, one) };
      }),
    );
  }
  const gap = spaceOf(input.spacing).parts;
  const links = parts.reduce((sum, { edges }) => sum + edges.length, 0);
  const laid = chosenShapes(options, gap, links);
  // Straight links of parts that nest would be read as passing through each other's.
  const place = routes.bent === 'straight' ? pack : nest;
  return placeComponents(input, laid, place(laid, gap), routes);
}

/** Laid parts with their upper left corners at these places. */
export function placeComponents(
  input: LayoutInput,
  laid: readonly ComponentLayout[],
  corners: readonly Point[],
  { bent, plain }: LayoutRoutings,
): Arrangement {
  const nodes = new Map<string, Point>();
  const links = new Map<string, LinkRoute>(
    input.links.map(({ key }) => [key, { points: null, linkTextPosition: 0.5, ...FREE, routing: plain }]),
  );
  for (const [at, part] of laid.entries()) {
    const corner = corners[at] ?? { x: 0, y: 0 };
    for (const [key, point] of part.nodes)
      nodes.set(key, { x: Math.round(point.x + corner.x), y: Math.round(point.y + corner.y) });
    for (const [key, route] of part.links) {
      const path = route.path.map(({ x, y }) => ({ x: Math.round(x + corner.x), y: Math.round(y + corner.y) }));
      const label = route.label && { x: route.label.x + corner.x, y: route.label.y + corner.y };
      links.set(key, { ...bends(route.turned ? path.reverse() : path, label), ...FREE, routing: bent });
    }
  }
  return { nodes, links };
}

/** A laid part with room for all that stands in it: cards that changed places, and frames of groups, may reach beyond what was laid out. */
function withRoom(part: ConnectedComponent, laid: ComponentLayout): ComponentLayout {
  const around = union(boxesOf(part, laid));
  if (!around) return laid;
  const by = { x: Math.max(0, -around.left), y: Math.max(0, -around.top) };
  const moved = (point: Point) => ({ x: point.x + by.x, y: point.y + by.y });
  return {
    width: by.x + Math.max(laid.width, around.right),
    height: by.y + Math.max(laid.height, around.bottom),
    nodes: new Map([...laid.nodes].map(([key, at]) => [key, moved(at)])),
    links: new Map(
      [...laid.links].map(([key, route]) => [
        key,
        { ...route, path: route.path.map(moved), label: route.label && moved(route.label) },
      ]),
    ),
  };
}

/** What a laid part takes up: cards with the labels that hang below them, segments of routes, their labels, and frames of groups. */
function boxesOf({ nodes, edges, groups }: ConnectedComponent, { nodes: places, links }: ComponentLayout): Bounds[] {
  const cards = new Map(nodes.map((node) => [node.key, node]));
  const boxes = nodes.flatMap(({ key, width, height, drop }) => {
    const at = places.get(key);
    if (!at) return [];
    const box = boundsOf({ ...at, width, height });
    return [{ ...box, bottom: box.bottom + drop }];
  });
  const routes = edges.flatMap(({ link }) => {
    const { path, label } = links.get(link.key) ?? { path: [], label: null };
    const segments = segmentsOf(path).map(([a, b]) => segmentBounds(a, b));
    return label && link.label ? [...segments, boundsOf({ ...label, ...link.label })] : segments;
  });
  return [...boxes, ...routes, ...layoutFrames(groups, cards, places).map(({ bounds }) => bounds)];
}

/** Cards without links, in rows. */
function layLoose({ nodes: cards, space: { loose } }: ConnectedComponent): ComponentLayout {
  const columns = Math.max(1, Math.ceil(Math.sqrt(cards.length)));
  const width = Math.max(...cards.map((card) => card.width));
  const height = Math.max(...cards.map((card) => card.height + card.drop));
  const places = new Map(
    cards.map((card, at) => [
      card.key,
      {
        x: (at % columns) * (width + loose) + width / 2,
        y: Math.floor(at / columns) * (height + loose) + height / 2,
      },
    ]),
  );
  const rows = Math.ceil(cards.length / columns);
  return {
    width: Math.min(columns, cards.length) * (width + loose) - loose,
    height: rows * (height + loose) - loose,
    nodes: places,
    links: new Map(),
  };
}

/** A path as kept with a link: its bends without the ends, and at least one point, so that a straight link stays where it is. */
function bends(path: readonly Point[], label: Point | null): { points: number[] | null; linkTextPosition: number } {
  const inner = path.slice(1, -1);
  const [start, end] = [path[0], path.at(-1)];
  if (inner.length === 0 && start && end) {
    inner.push({ x: Math.round((start.x + end.x) / 2), y: Math.round((start.y + end.y) / 2) });
  }
  return {
    points: inner.flatMap(({ x, y }) => [x, y]),
    linkTextPosition: label ? Math.round(nearestOnPath(path, label).fraction * 1e4) / 1e4 : 0.5,
  };
}

/**
 * How links of a layout find their routes. Where the chart's links run straight, those that need no bends go as the chart's do, so that they
 * follow when that changes.
 */
export function layoutRoutings(kind: LayoutKind, input: LayoutInput): LayoutRoutings {
  const isKind = areLinksStraight(kind, {});
  return { bent: areLinksStraight(kind, input) ? 'straight' : null, plain: isKind ? 'straight' : null };
}
