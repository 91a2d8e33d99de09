import { newKey } from '../newKey';
import { pathOf, type BrowsingHistory, type Location } from './history';
import { matchRoutes, type RouteMatch, type RouteObject } from './routes';

export interface NavigateOptions {
  /** Takes the place of the current entry. */
  replace?: boolean;
  state?: unknown;
}

/** Goes to an address within the client, or by a number of entries. */
export type NavigateFunction = (to: string | number, options?: NavigateOptions) => void | Promise<void>;

/** Where one would be after a step that may be held. */
export interface NavigationStep {
  currentLocation: Location;
  nextLocation: Location;
}

/** A step that was held: `proceed` takes it after all, `reset` forgets it. */
export interface HeldStep {
  location: Location;
  proceed(): void;
  reset(): void;
}

export interface RouterState {
  location: Location;
  matches: readonly RouteMatch[];
  held: HeldStep | null;
}

/** Where one is in the client and what is shown there. Steps may be held by one blocker at a time. */
export class Router {
  state: RouterState;
  /** Says which steps are held. */
  blocks: ((step: NavigationStep) => boolean) | null = null;
  private proceeding = false;
  /** A step back that undoes one that was held. */
  private isUndoing = false;
  private undone: (() => void) | null = null;
  private readonly listeners = new Set<(state: RouterState) => void>();

  constructor(
    private readonly routes: readonly RouteObject[],
    private readonly history: BrowsingHistory,
  ) {
    this.state = this.stateAt(history.location());
    history.listen((delta) => this.moved(delta));
  }

  /** Calls the listener with each new state. Answers how to stop. */
  subscribe(listener: (state: RouterState) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  readonly navigate: NavigateFunction = (to, { replace = false, state = null } = {}) => {
    if (typeof to === 'number') return this.history.go(to);
    const { pathname, search, hash } = new URL(to, `http://here${pathOf(this.state.location)}`);
    const next: Location = { pathname, search, hash, state, key: newKey() };
    const take = () => {
      this.history.move(next, replace);
      this.become(this.stateAt(next));
    };
    if (this.isBlocked(next)) this.hold(next, take);
    else take();
  };

  private moved(delta: number | null): void {
    if (this.isUndoing) {
      this.isUndoing = false;
      this.undone?.();
      this.undone = null;
      return;
    }
    const next = this.history.location();
    if (delta === null || !this.isBlocked(next)) return this.become(this.stateAt(next));
    // The browser has gone there by now: it is sent back, and told again once it may.
    const back = new Promise<void>((resolve) => (this.undone = resolve));
    this.isUndoing = true;
    this.history.go(-delta);
    this.hold(next, () => void back.then(() => this.history.go(delta)));
  }

  private isBlocked(next: Location): boolean {
    return !this.proceeding && this.blocks?.({ currentLocation: this.state.location, nextLocation: next }) === true;
  }

  private hold(location: Location, take: () => void): void {
    const proceed = () => {
      this.proceeding = true;
      this.become({ ...this.state, held: null });
      take();
    };
    this.become({
      ...this.state,
      held: { location, proceed, reset: () => this.become({ ...this.state, held: null }) },
    });
  }

  private stateAt(location: Location): RouterState {
    this.proceeding = false;
    return { location, matches: matchRoutes(this.routes, location.pathname) ?? [], held: null };
  }

  private become(state: RouterState): void {
    this.state = state;
    for (const listener of [...this.listeners]) listener(state);
  }
}
