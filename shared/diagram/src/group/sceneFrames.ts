import type { ChartGroup } from '@stemma/shared/chart/chart';
import { union, type Bounds } from '../geometry/box';
import { framesOf, type Frame } from './frames';
import { isSelfLoop } from '../route/selfLoop';
import { pathBounds } from '../geometry/polyline';
import { cardBounds, type SceneCard, type SceneLink, type Setters } from '../scene/sceneParts';

const SIDES = ['left', 'top', 'right', 'bottom'] as const;

interface Content {
  cards: ReadonlyMap<string, SceneCard>;
  links: ReadonlyMap<string, SceneLink>;
  linksOf: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The frames round a scene's groups, round their cards as these stand now. */
export class SceneFrames {
  groups: readonly ChartGroup[] = [];
  private framed: readonly Frame[] | null = null;
  /** Where frames stood when labels were last placed by them. */
  private known: ReadonlyMap<string, Bounds> = new Map();

  constructor(
    private readonly content: Content,
    private readonly label: Setters['label'],
  ) {}

  /** The frames, the outer ones first. */
  all(): readonly Frame[] {
    this.framed ??= this.groups.length ? framesOf(this.groups, (key) => this.boxOf(key)) : [];
    return this.framed;
  }

  /** Cards or loops of theirs came, went or moved. */
  moved(): void {
    this.framed = null;
  }

  /** Where frames came, changed or went since this was last asked. */
  renewed(): Bounds[] {
    const frames = new Map(this.all().map(({ key, bounds }) => [key, bounds]));
    const { known } = this;
    this.known = frames;
    return [...new Set([...known.keys(), ...frames.keys()])].flatMap((key) => {
      const [old, now] = [known.get(key), frames.get(key)];
      const isSame = old && now && SIDES.every((side) => old[side] === now[side]);
      return isSame ? [] : [old, now].flatMap((box) => box ?? []);
    });
  }

  private boxOf(key: string): Bounds | null {
    const card = this.content.cards.get(key);
    return card ? union([cardBounds(card), ...this.loopBoxes(key)]) : null;
  }

  /** The rectangles of a card's loops, their labels included. */
  private loopBoxes(key: string): Bounds[] {
    return [...(this.content.linksOf.get(key) ?? [])].flatMap((linkKey) => {
      const entry = this.content.links.get(linkKey);
      if (!entry || !isSelfLoop(entry.link) || entry.path.length === 0) return [];
      const { left, top, right, bottom } = pathBounds(entry.path);
      return { left, top, right: right + (this.label(entry.link)?.width ?? 0) / 2, bottom };
    });
  }
}
