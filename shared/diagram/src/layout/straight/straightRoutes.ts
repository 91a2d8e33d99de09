import type { Point } from '../../geometry/box';
import { pathBounds } from '../../geometry/polyline';
import { segmentTouches, segmentBounds } from '../../geometry/segment';
import { translateToOrigin } from '../translate';
import { group, type Edge, type ConnectedComponent } from '../connectedComponents';
import { FAULTY_PENALTY, GOOD_PENALTY, penaltyOf, conflictingRoutes, type Penalty } from './straightCost';
import { StraightOccupancy, type SettledRoute } from './straightOccupancy';
import { labelOn } from './straightLabels';
import type { FixedRoute, ComponentLayout } from '../types';
import { bendsFar, bendsFor, bendsRound } from './straightChoices';

/** How often routes that are not good yet are sought again among all others. */
const ROUNDS = 3;
/** Space between the label of links of the same two cards. */
const APART = 14;

/** A layout whose links have the routes of straight ones (`straightRoutes`) instead of their own. */
export function withStraightRoutes(part: ConnectedComponent, layout: ComponentLayout): ComponentLayout {
  return judgedStraightRoutes(part, layout).layout;
}

/** The same, and how much there is wrong with its links: nothing where it is 0. */
export function judgedStraightRoutes(
  part: ConnectedComponent,
  layout: ComponentLayout,
): { layout: ComponentLayout; penalty: number } {
  const { occupancy, left } = searchRoutes(part, layout.nodes);
  const links = routesOf(left, occupancy);
  const whole = { left: 0, top: 0, right: layout.width, bottom: layout.height };
  const faults = part.edges.map((edge) => {
    const settled = occupancy.settled(edge.link.key);
    return settled ? Math.max(0, penaltyOf(edge, settled.route, occupancy).cost - FAULTY_PENALTY) : 0;
  });
  const penalty = faults.reduce((sum, one) => sum + one, 0);
  // Bends may stand beyond all cards.
  const moved = translateToOrigin({ ...layout, links }, [
    whole,
    ...[...links.values()].map(({ path }) => pathBounds(path)),
  ]);
  return { layout: moved, penalty };
}

/**
 * The routes of the links of cards that stand at these places: straight where nothing stands in between, else bent, so that none runs behind a card
 * or on one line with another, links of the same two cards run beside each other, and the labels of each have room on it. Links that are not
 * named find such a route by themselves. Those of `staying` are not sought, and the others keep off them.
 */
export function straightRoutes(
  whole: ConnectedComponent,
  places: ReadonlyMap<string, Point>,
  staying: ReadonlyMap<string, FixedRoute> = new Map(),
): ComponentLayout['links'] {
  const { occupancy, left } = searchRoutes(whole, places, staying);
  return routesOf(left, occupancy);
}

function searchRoutes(
  whole: ConnectedComponent,
  places: ReadonlyMap<string, Point>,
  staying: ReadonlyMap<string, FixedRoute> = new Map(),
): { occupancy: StraightOccupancy; left: Edge[] } {
  const occupancy = new StraightOccupancy(whole, places);
  for (const edge of whole.edges) {
    const route = staying.get(edge.link.key);
    if (route)
      occupancy.settle({
        edge,
        route: { bends: route.path.slice(1, -1), path: route.path },
        label: route.label,
        stays: true,
      });
  }
  const part = { ...whole, edges: whole.edges.filter(({ link }) => !staying.has(link.key)) };
  const beside = asidesOf(part, occupancy);
  const settled = settledBeside(part, occupancy);
  const left = part.edges.filter((edge) => !settled.has(edge));
  const search = new RouteSearch(occupancy, beside, part.edges.length, staying.size);
  for (const edge of inOrder(left, occupancy, beside)) search.settle(edge);
  for (let round = 0; round < ROUNDS; round++) {
    let isBetter = false;
    for (const edge of left) isBetter = search.again(edge) || isBetter;
    if (!isBetter) break;
  }
  return { occupancy, left };
}

/** Links of the same two cards that run side by side by themselves, where no card stands between; they stay so. */
function settledBeside({ edges }: ConnectedComponent, occupancy: StraightOccupancy): Set<Edge> {
  const settled = new Set<Edge>();
  for (const all of group(edges, ({ link }) => pairOf(link.from, link.to)).values()) {
    const routes = all.length > 1 ? occupancy.beside(all) : [];
    const areGood = routes.every(({ edge, route }) => {
      const { cost, label } = penaltyOf(edge, route, occupancy);
      occupancy.settle({ edge, route, label: label?.box ?? null, stays: true });
      return cost <= FAULTY_PENALTY;
    });
    for (const { edge } of routes) {
      if (areGood) settled.add(edge);
      else occupancy.release(edge.link.key);
    }
  }
  return settled;
}

/** How far each link of two cards that several links join is to run beside the straight line. */
function asidesOf({ edges }: ConnectedComponent, occupancy: StraightOccupancy): Map<string, number> {
  const beside = new Map<string, number>();
  for (const all of group(edges, ({ link }) => pairOf(link.from, link.to)).values()) {
    const [first] = all;
    if (!first || all.length < 2) continue;
    const [from, to] = [occupancy.middle(first.link.from), occupancy.middle(first.link.to)];
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
function inOrder(edges: readonly Edge[], occupancy: StraightOccupancy, beside: ReadonlyMap<string, number>): Edge[] {
  const ranked = edges.map((edge) => {
    const { from, to, key } = edge.link;
    const [a, b] = [occupancy.middle(from), occupancy.middle(to)];
    const isBlocked = occupancy.cardsIn(segmentBounds(a, b)).some((card) => {
      const box = card === from || card === to ? undefined : occupancy.box(card);
      return box !== undefined && segmentTouches(a, b, box);
    });
    return { edge, rank: isBlocked ? 2 : beside.has(key) ? 1 : 0, length: Math.hypot(b.x - a.x, b.y - a.y) };
  });
  return ranked.sort((a, b) => a.rank - b.rank || a.length - b.length).map(({ edge }) => edge);
}

/** What is kept of the routes: a straight one whose label stands in its middle finds it by itself. */
function routesOf(edges: readonly Edge[], occupancy: StraightOccupancy): ComponentLayout['links'] {
  const links: ComponentLayout['links'] = new Map();
  for (const edge of edges) {
    const settled = occupancy.settled(edge.link.key);
    if (!settled) continue;
    const { path, bends } = settled.route;
    const label = labelOn(edge, path, occupancy, occupancy.routesIn(pathBounds(path, 80), edge.link.key));
    occupancy.settle({ ...settled, label: label?.box ?? null });
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

/** A route that costs no more is taken without a look at those that come after it. */
const ENOUGH = 30;
/** So many other links at most are asked to give way to one. */
const ASKED = 3;
/** So many routes are judged for a part, and so many more for each of its links, before what is found is good enough. */
const TRIES = { part: 12_000, link: 150 };
/** The same where other links stay, which leave less room: fewer, and so many looks at other links in all. */
const TRIES_AMONG = { part: 2000, link: 60, looks: 2_000_000 };

/** Seeks the best route for one link after the other among those that are settled. */
class RouteSearch {
  private left: number;

  constructor(
    private readonly occupancy: StraightOccupancy,
    private readonly besides: ReadonlyMap<string, number>,
    links: number,
    staying: number,
  ) {
    const { part, link, looks } = TRIES_AMONG;
    this.left = staying
      ? Math.min(part + link * links, Math.ceil(looks / (links + staying)))
      : TRIES.part + TRIES.link * links;
  }

  /** Gives a link its first route. */
  settle(edge: Edge): void {
    const best = this.seek(edge, null);
    if (best) this.occupancy.settle(settledOf(edge, best));
  }

  /** Seeks a better route for a link that has no good one, in the end by letting others give way; tells whether there is one. */
  again(edge: Edge): boolean {
    const old = this.occupancy.settled(edge.link.key);
    if (!old || this.left <= 0) return false;
    const before = penaltyOf(edge, old.route, this.occupancy);
    if (before.cost <= GOOD_PENALTY) return false;
    const found = this.seek(edge, before);
    if (found) this.occupancy.settle(settledOf(edge, found));
    if ((found ?? before).cost > FAULTY_PENALTY && this.ripUpAndReroute(edge)) return true;
    return found !== null && found.cost < before.cost - 1;
  }

  /** The best route for a link; for one that has a route, the best that is better. */
  private seek(edge: Edge, before: Penalty | null): Penalty | null {
    const beside = this.besides.get(edge.link.key) ?? null;
    let best = before;
    const isEnough = (enough: number) => best !== null && best.cost <= enough;
    const consider = (choices: Iterable<readonly Point[]>, enough: number) => {
      for (const bends of choices) {
        if (isEnough(enough) || (best && this.left <= 0)) return;
        this.left--;
        const found = penaltyOf(edge, this.occupancy.route(edge, bends), this.occupancy, best?.cost);
        if (!best || found.cost < best.cost - 0.01) best = found;
      }
    };
    if (beside === null || beside === 0) consider([[]], 2);
    if (!isEnough(2)) consider(bendsFor(edge, this.occupancy, beside), ENOUGH);
    if (!isEnough(ENOUGH)) consider(bendsRound(edge, this.occupancy), ENOUGH);
    if (before && !isEnough(FAULTY_PENALTY)) consider(bendsFar(edge, this.occupancy), GOOD_PENALTY);
    return best === before ? null : best;
  }

  /** Where a link has no good route, one that is in its way may have another that is as good: both change where that is better. */
  private ripUpAndReroute(edge: Edge): boolean {
    const own = this.occupancy.settled(edge.link.key);
    if (!own) return false;
    const others = conflictingRoutes(edge, own.route, this.occupancy).slice(0, ASKED);
    return others.some((other) => {
      if (this.left <= 0) return false;
      const before = this.cost(own) + this.cost(other);
      for (const one of [own, other]) this.occupancy.release(one.edge.link.key);
      for (const one of [own, other]) this.settle(one.edge);
      const now = [own, other].map(({ edge: { link } }) => this.occupancy.settled(link.key) ?? own);
      if (now.reduce((sum, one) => sum + this.cost(one), 0) < before - 1) return true;
      for (const one of [own, other]) this.occupancy.settle(one);
      return false;
    });
  }

  private cost({ edge, route }: SettledRoute): number {
    return penaltyOf(edge, route, this.occupancy).cost;
  }
}

function settledOf(edge: Edge, { route, label }: Penalty): SettledRoute {
  return { edge, route, label: label?.box ?? null };
}
