import type { Point } from '@stemma/shared/chart/geometry/box';
import { pathBounds } from '@stemma/shared/chart/geometry/polyline';
import { segmentTouches, segmentBounds } from '@stemma/shared/chart/geometry/segment';
import type { ComponentLayout } from './componentLayout';
import { translateToOrigin } from './translateToOrigin';
import { group, type Edge, type ConnectedComponent } from './connectedComponents';
import { FAULTY_PENALTY, GOOD_PENALTY, penaltyOf } from './straightCost';
import { StraightOccupancy } from './straightOccupancy';
import { labelOn } from './straightLabels';
import type { FixedRoute } from './types';
import { RouteSearch } from './routeSearch';

/** How often routes that are not good yet are sought again among all others. */
const ROUNDS = 3;
/** Space between the label of links of the same two cards. */
const APART = 14;

/** A laid part whose links have the routes of straight ones (`straightWays`) instead of their own. */
export function withStraightRoutes(part: ConnectedComponent, laid: ComponentLayout): ComponentLayout {
  return judgedStraightRoutes(part, laid).laid;
}

/** The same, and how much there is wrong with its links: nothing where it is 0. */
export function judgedStraightRoutes(
  part: ConnectedComponent,
  laid: ComponentLayout,
): { laid: ComponentLayout; penalty: number } {
  const { room, left } = searchRoutes(part, laid.nodes);
  const links = routesOf(left, room);
  const whole = { left: 0, top: 0, right: laid.width, bottom: laid.height };
  const faults = part.edges.map((edge) => {
    const settled = room.settled(edge.link.key);
    return settled ? Math.max(0, penaltyOf(edge, settled.route, room).cost - FAULTY_PENALTY) : 0;
  });
  const penalty = faults.reduce((sum, one) => sum + one, 0);
  // Bends may stand beyond all cards.
  const moved = translateToOrigin({ ...laid, links }, [
    whole,
    ...[...links.values()].map(({ path }) => pathBounds(path)),
  ]);
  return { laid: moved, penalty };
}

/**
 * The routes of the links of cards that stand at these places: straight where nothing stands in between, else bent, so that none runs behind a card
 * or on one line with another, links of the same two cards run beside each other, and the words of each have room on it. Links that are not
 * named find such a route by themselves. Those of `staying` are not sought, and the others keep off them.
 */
export function straightRoutes(
  whole: ConnectedComponent,
  places: ReadonlyMap<string, Point>,
  staying: ReadonlyMap<string, FixedRoute> = new Map(),
): ComponentLayout['links'] {
  const { room, left } = searchRoutes(whole, places, staying);
  return routesOf(left, room);
}

function searchRoutes(
  whole: ConnectedComponent,
  places: ReadonlyMap<string, Point>,
  staying: ReadonlyMap<string, FixedRoute> = new Map(),
): { room: StraightOccupancy; left: Edge[] } {
  const room = new StraightOccupancy(whole, places);
  for (const edge of whole.edges) {
    const route = staying.get(edge.link.key);
    if (route)
      room.settle({
        edge,
        route: { bends: route.path.slice(1, -1), path: route.path },
        label: route.label,
        stays: true,
      });
  }
  const part = { ...whole, edges: whole.edges.filter(({ link }) => !staying.has(link.key)) };
  const beside = asidesOf(part, room);
  const settled = settledBeside(part, room);
  const left = part.edges.filter((edge) => !settled.has(edge));
  const search = new RouteSearch(room, beside, part.edges.length, staying.size);
  for (const edge of inOrder(left, room, beside)) search.settle(edge);
  for (let round = 0; round < ROUNDS; round++) {
    let isBetter = false;
    for (const edge of left) isBetter = search.again(edge) || isBetter;
    if (!isBetter) break;
  }
  return { room, left };
}

/** Links of the same two cards that run side by side by themselves, where no card stands between; they stay so. */
function settledBeside({ edges }: ConnectedComponent, room: StraightOccupancy): Set<Edge> {
  const settled = new Set<Edge>();
  for (const all of group(edges, ({ link }) => pairOf(link.from, link.to)).values()) {
    const routes = all.length > 1 ? room.beside(all) : [];
    const areGood = routes.every(({ edge, route }) => {
      const { cost, label } = penaltyOf(edge, route, room);
      room.settle({ edge, route, label: label?.box ?? null, stays: true });
      return cost <= FAULTY_PENALTY;
    });
    for (const { edge } of routes) {
      if (areGood) settled.add(edge);
      else room.release(edge.link.key);
    }
  }
  return settled;
}

/** How far each link of two cards that several links join is to run beside the straight line. */
function asidesOf({ edges }: ConnectedComponent, room: StraightOccupancy): Map<string, number> {
  const beside = new Map<string, number>();
  for (const all of group(edges, ({ link }) => pairOf(link.from, link.to)).values()) {
    const [first] = all;
    if (!first || all.length < 2) continue;
    const [from, to] = [room.middle(first.link.from), room.middle(first.link.to)];
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const across = (size: number, segment: number) => (size + APART) / Math.max(1e-9, Math.abs(segment) / length);
    const width = Math.max(...all.map(({ link }) => link.label?.width ?? 0));
    const height = Math.max(...all.map(({ link }) => link.label?.height ?? 0));
    const apart = Math.min(across(width, to.y - from.y), across(height, to.x - from.x));
    all.forEach(({ link }, at) => {
      const aside = (at - (all.length - 1) / 2) * apart;
      beside.set(link.key, link.from === first.link.from ? aside : -aside);
    });
  }
  return beside;
}

/** Links that may run straight before others, then those of one pair of cards, then those with cards in between; the shortest first. */
function inOrder(edges: readonly Edge[], room: StraightOccupancy, beside: ReadonlyMap<string, number>): Edge[] {
  const ranked = edges.map((edge) => {
    const { from, to, key } = edge.link;
    const [a, b] = [room.middle(from), room.middle(to)];
    const isBlocked = room.cardsIn(segmentBounds(a, b)).some((card) => {
      const box = card === from || card === to ? undefined : room.box(card);
      return box !== undefined && segmentTouches(a, b, box);
    });
    return { edge, rank: isBlocked ? 2 : beside.has(key) ? 1 : 0, length: Math.hypot(b.x - a.x, b.y - a.y) };
  });
  return ranked.sort((a, b) => a.rank - b.rank || a.length - b.length).map(({ edge }) => edge);
}

/** What is kept of the routes: a straight one whose label stands in its middle finds it by itself. */
function routesOf(edges: readonly Edge[], room: StraightOccupancy): ComponentLayout['links'] {
  const links: ComponentLayout['links'] = new Map();
  for (const edge of edges) {
    const settled = room.settled(edge.link.key);
    if (!settled) continue;
    const { path, bends } = settled.route;
    const label = labelOn(edge, path, room, room.routesIn(pathBounds(path, 80), edge.link.key));
    room.settle({ ...settled, label: label?.box ?? null });
    const isMiddle = !label || label.cost < 0.5 || label.cost >= GOOD_PENALTY;
    if (bends.length === 0 && isMiddle) continue;
    links.set(edge.link.key, { path: [...path], label: isMiddle ? null : label.at, turned: false });
  }
  return links;
}

/** The same for two cards whichever of them comes first. */
export function pairOf(a: string, b: string): string {
  return a < b ? `${a}\n${b}` : `${b}\n${a}`;
}
