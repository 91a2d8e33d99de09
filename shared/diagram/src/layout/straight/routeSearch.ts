import type { Point } from '../../geometry/box';
import type { Edge } from '../connectedComponents';
import { bendsFar, bendsFor, bendsRound } from './straightChoices';
import { FAULTY_PENALTY, GOOD_PENALTY, conflictingRoutes, penaltyOf, type Penalty } from './straightCost';
import type { SettledRoute, StraightOccupancy } from './straightOccupancy';

/** A route that costs no more is taken without a look at those that come after it. */
const ENOUGH = 30;
/** So many other links at most are asked to give way to one. */
const ASKED = 3;
/** So many routes are judged for a part, and so many more for each of its links, before what is found is good enough. */
const TRIES = { part: 12_000, link: 150 };
/** The same where other links stay, which leave less room: fewer, and so many looks at other links in all. */
const TRIES_AMONG = { part: 2000, link: 60, looks: 2_000_000 };

/** Seeks the best route for one link after the other among those that are settled. */
export class RouteSearch {
  private left: number;

  constructor(
    private readonly room: StraightOccupancy,
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
    if (best) this.room.settle(settledOf(edge, best));
  }

  /** Seeks a better route for a link that has no good one, in the end by letting others give way; tells whether there is one. */
  again(edge: Edge): boolean {
    const old = this.room.settled(edge.link.key);
    if (!old || this.left <= 0) return false;
    const before = penaltyOf(edge, old.route, this.room);
    if (before.cost <= GOOD_PENALTY) return false;
    const found = this.seek(edge, before);
    if (found) this.room.settle(settledOf(edge, found));
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
        const found = penaltyOf(edge, this.room.route(edge, bends), this.room, best?.cost);
        if (!best || found.cost < best.cost - 0.01) best = found;
      }
    };
    if (beside === null || beside === 0) consider([[]], 2);
    if (!isEnough(2)) consider(bendsFor(edge, this.room, beside), ENOUGH);
    if (!isEnough(ENOUGH)) consider(bendsRound(edge, this.room), ENOUGH);
    if (before && !isEnough(FAULTY_PENALTY)) consider(bendsFar(edge, this.room), GOOD_PENALTY);
    return best === before ? null : best;
  }

  /** Where a link has no good route, one that is in its way may have another that is as good: both change where that is better. */
  private ripUpAndReroute(edge: Edge): boolean {
    const own = this.room.settled(edge.link.key);
    if (!own) return false;
    const others = conflictingRoutes(edge, own.route, this.room).slice(0, ASKED);
    return others.some((other) => {
      if (this.left <= 0) return false;
      const before = this.cost(own) + this.cost(other);
      for (const one of [own, other]) this.room.release(one.edge.link.key);
      for (const one of [own, other]) this.settle(one.edge);
      const now = [own, other].map(({ edge: { link } }) => this.room.settled(link.key) ?? own);
      if (now.reduce((sum, one) => sum + this.cost(one), 0) < before - 1) return true;
      for (const one of [own, other]) this.room.settle(one);
      return false;
    });
  }

  private cost({ edge, route }: SettledRoute): number {
    return penaltyOf(edge, route, this.room).cost;
  }
}

function settledOf(edge: Edge, { route, label }: Penalty): SettledRoute {
  return { edge, route, label: label?.box ?? null };
}
