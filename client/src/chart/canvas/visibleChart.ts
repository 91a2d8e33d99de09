import { cardsOf, withGroupsFolded, withoutCards, type Standing } from '@stemma/diagram/group/foldedGroups';
import type { ChartDocument } from '../model/document';
import { foldedAway } from '../model/explore';
import { arrangedWhole, placesOf } from '../model/groups';
import type { Arrangement } from '@stemma/diagram/layout/types';
import type { Point } from '@stemma/diagram/geometry/box';
import { selectionOf, type Selection } from '../model/selection';

/** Which cards are folded, and which are hidden one by one. */
export interface Visibility {
  folded: ReadonlySet<string>;
  hidden: ReadonlySet<string>;
  /** Groups that are folded or unfolded on screen only. */
  groups?: ReadonlyMap<string, boolean>;
}

const NOTHING_AWAY: Visibility = { folded: new Set(), hidden: new Set() };
const NO_GROUPS: ReadonlyMap<string, boolean> = new Map();

/** What of a chart is left when this is away. */
export function visibleOf(whole: ChartDocument, away: Visibility): ChartDocument {
  const shown = new VisibleChart();
  shown.away = away;
  return shown.take(whole).chart;
}

/** The cards of a chart that are out of sight when this is away: neither on screen nor in a folded group that is. */
export function hiddenCards(whole: ChartDocument, away: Visibility): string[] {
  const shown = new VisibleChart();
  shown.away = away;
  const { chart } = shown.take(whole);
  const behind = new Set([...chart.nodes.keys()].flatMap((key) => shown.standsFor(key) ?? []));
  return [...whole.nodes.keys()].filter((key) => away.hidden.has(key) || (!chart.nodes.has(key) && !behind.has(key)));
}

/** What of a chart is on screen: without what is folded or hidden, with one card for each folded group. */
export class VisibleChart {
  whole: ChartDocument | null = null;
  away: Visibility = NOTHING_AWAY;
  private standing: Standing = new Map();

  /** Takes a chart over; answers what of it is shown, and of each folded card how many are behind it. */
  take(whole: ChartDocument): { chart: ChartDocument; folds: ReadonlyMap<string, number> } {
    this.whole = whole;
    const folded = withGroupsFolded(whole, this.away.groups ?? NO_GROUPS);
    this.standing = folded.standing;
    const { hidden, counts } = foldedAway(folded.document, this.away.folded);
    const chart = withoutCards(whole, folded, new Set([...hidden, ...this.away.hidden]));
    const folds = new Map(counts);
    for (const key of this.standing.keys()) {
      const count = chart.nodes.get(key)?.standsFor;
      if (count != null) folds.set(key, count);
    }
    return { chart, folds };
  }

  /** Whether a card stands for a folded group. */
  standsFor(key: string): readonly string[] | undefined {
    return this.standing.get(key);
  }

  /** The cards of a group. */
  cardsOf(group: string): readonly string[] {
    return this.whole ? cardsOf(this.whole, group) : [];
  }

  /** What is selected when this is pressed: of a folded group, all of its cards. */
  meant({ nodes, links }: Selection): Selection {
    if (this.standing.size === 0) return { nodes, links };
    return selectionOf(
      [...nodes].flatMap((key) => this.standing.get(key) ?? key),
      links,
    );
  }

  /** What is marked on screen while this is selected: a folded group's card where all of its cards are. */
  seen({ nodes, links }: Selection): Selection {
    return this.standing.size ? { nodes: this.withStanding(nodes, 'all'), links } : { nodes, links };
  }

  /** How many cards on screen stand for these. */
  countOf(keys: ReadonlySet<string>): number {
    const standing = [...this.standing].filter(([, cards]) => cards.some((key) => keys.has(key)));
    const behind = new Set(standing.flatMap(([, cards]) => cards));
    return standing.length + [...keys].filter((key) => !behind.has(key)).length;
  }

  /** The cards on screen of which a layout is asked: a folded group's card where all of its cards are meant. */
  asked(keys: ReadonlySet<string>): ReadonlySet<string> {
    return this.withStanding(keys, 'all');
  }

  /** The cards on screen that keep their place: a folded group's card where any of its cards does. */
  pinned(keys: ReadonlySet<string>): ReadonlySet<string> {
    return this.withStanding(keys, 'some');
  }

  /** What stays at full strength: a folded group's card where any of its cards does. */
  near<T extends { nodes: ReadonlySet<string> }>(part: T | null): T | null {
    return part && this.standing.size ? { ...part, nodes: this.withStanding(part.nodes, 'some') } : part;
  }

  /** Where cards go: those of a folded group with its card. */
  places(places: ReadonlyMap<string, Point>): ReadonlyMap<string, Point> {
    return this.whole && this.standing.size ? placesOf(this.whole, places, this.standing) : places;
  }

  /** A layout of what is shown, as one of the whole chart. */
  arranged(arrangement: Arrangement): Arrangement {
    return this.whole ? arrangedWhole(this.whole, arrangement, this.standing) : arrangement;
  }

  private withStanding(keys: ReadonlySet<string>, how: 'all' | 'some'): ReadonlySet<string> {
    const has = (key: string) => keys.has(key);
    const marked = [...this.standing].filter(([, cards]) => (how === 'all' ? cards.every(has) : cards.some(has)));
    return new Set([...keys, ...marked.map(([key]) => key)]);
  }
}
