import { boundsOf, grown, overlaps, union, within, type Bounds, type Point } from '../geometry/box';
import { GridIndex } from '../index/gridIndex';
import { allSteps } from '../index/work';
import { cardBounds, type SceneCard } from '../scene/sceneParts';
import type { SceneView } from '../scene/sceneView';
import { clip, wrap, type Measure } from '../geometry/text';
import { cardWeights } from './cardWeight';
import type { TypesetName } from './typesetName';

/** A name as it is written at a zoom, in chart units: lines one below the other, each begun, centred or ended at `x`. */
export interface PlacedName {
  lines: readonly string[];
  align: 'left' | 'center' | 'right';
  x: number;
  /** The upper edge of the first line. */
  top: number;
  /** What is drawn for the card: its own rectangle, or a wider one that holds its name. */
  body: Bounds;
  /** The middle of the mark of the card's type. */
  mark: Point;
  /** Where the card stood. */
  card: Point;
}

/** How large names are written, in chart units but for `scale`. */
export interface NameType {
  size: number;
  /** From one line to the next. */
  line: number;
  /** The size to that in which names were measured. */
  scale: number;
  /** The mark of the card's type, left of a name on its card. */
  mark: number;
  /** Space round mark and name. */
  pad: number;
}

/** The size in which names are measured, in chart units (`CANVAS_FONTS`). */
const MEASURED = 14;
/** To the size of the type: from line to line, the mark, and the space round it. */
const [LEADING, MARK, PAD] = [1.12, 0.64, 0.4];

/** Names written `pixels` high on a screen on which the chart is drawn at this zoom. */
export function nameType(pixels: number, zoom: number): NameType {
  const size = pixels / zoom;
  return { size, line: size * LEADING, scale: size / MEASURED, mark: size * MARK, pad: size * PAD };
}

/** Space between a name and other names or cards, to the size of the type. */
const CLEAR = 0.2;
/** How much worse it is that a name reaches beyond its card above and below, where links leave and arrive, than at its sides. */
const ABOVE = 4;
/** Names beside cards have so many lines at most, and keep so many lines from any other card. */
const [BESIDE_LINES, ALOOF] = [2, 0.5];
/** Names of so many cards at most are placed, of those that weigh most. */
const NAMES_MAX = 3000;
/** A name of which fewer letters would be left is left out. */
export const LETTERS_MIN = 5;

/** How many lines of a name may stand above or below all of a chart. */
const BEYOND = 2.5;

/** How names become lines. */
export interface NameSetter {
  measure: Measure;
  /** The whole name in one line, in two, and so on. */
  whole(name: string): readonly TypesetName[];
}

/**
 * Places of names whose type is larger than their cards were made for: on the card, which grows as far as that hides nothing, else below, above
 * or beside it, where no other card, no name and, where `hasShares`, no label is (point-feature label placement: J. Christensen, J. Marks,
 * S. Shieber, An Empirical Study of Algorithms for Point-Feature Label Placement, 1995; greedily, what weighs most first), else cut on the
 * card. Names for which there is no room at all are left out. By key.
 */
export function placeNames(
  scene: SceneView,
  setter: NameSetter,
  type: NameType,
  hasShares = false,
): ReadonlyMap<string, PlacedName> {
  return allSteps(placingNames(scene, setter, type, hasShares));
}

/** `placeNames` in small steps. Whoever goes on with it after the scene has changed gets places of what stood there before and after. */
export function* placingNames(
  scene: SceneView,
  setter: NameSetter,
  type: NameType,
  hasShares = false,
): Generator<void, ReadonlyMap<string, PlacedName>> {
  const placer = new NamePlacer(scene, setter, type, hasShares);
  for (const card of byWeight(scene).slice(0, NAMES_MAX)) {
    placer.place(card);
    yield;
  }
  return placer.placed;
}

/** Cards that have a name, those first whose name is to be left out last. */
function byWeight(scene: SceneView): SceneCard[] {
  const weights = cardWeights(scene.links.values());
  const weightOf = ({ node }: SceneCard) => weights.get(node.key) ?? 0;
  return [...scene.cards.values()]
    .filter(({ shape, node }) => !shape.annotation && node.name.trim())
    .sort((a, b) => weightOf(b) - weightOf(a) || a.y - b.y || a.x - b.x || (a.node.key < b.node.key ? -1 : 1));
}

interface Placing {
  name: Omit<PlacedName, 'card'>;
  /** What name and body cover together. */
  bounds: Bounds;
}

/** Places names one after the other, each where those before it left room. */
class NamePlacer {
  readonly placed = new Map<string, PlacedName>();
  private readonly taken = new GridIndex();
  /** Where names beside cards may stand: a chart seen whole has room above and below, and little at its sides. */
  private readonly whole: Bounds;
  private readonly clear: number;
  /** The width of the mark before a name that is on its card. */
  private readonly beforeText: number;

  constructor(
    private readonly scene: SceneView,
    private readonly setter: NameSetter,
    private readonly type: NameType,
    /** Whether links say their shares. */
    private readonly hasShares: boolean,
  ) {
    const { left, top, right, bottom } = scene.bounds() ?? { left: 0, top: 0, right: 0, bottom: 0 };
    const margin = BEYOND * type.line;
    this.whole = { left: left - type.size, top: top - margin, right: right + type.size, bottom: bottom + margin };
    this.clear = CLEAR * type.size;
    this.beforeText = type.mark + type.pad;
  }

  place(card: SceneCard): void {
    const names = this.setter.whole(card.node.name);
    const place = this.onCard(card, names) ?? this.besideCard(card, names) ?? this.cutOnCard(card);
    if (!place) return;
    this.placed.set(card.node.key, { ...place.name, card: { x: card.x, y: card.y } });
    this.taken.set(card.node.key, place.bounds);
  }

  /** A whole name over its card, in as many lines as reach least beyond it. */
  private onCard(card: SceneCard, names: readonly TypesetName[]): Placing | null {
    const own = bodyOf(card);
    const all = names.map(({ lines, width: measured }) => {
      const width = measured * this.type.scale + this.beforeText + 2 * this.type.pad;
      const text = boundsOf({ x: card.x, y: card.y, width, height: lines.length * this.type.line });
      const over = Math.max(0, own.left - text.left) + ABOVE * Math.max(0, own.top - text.top);
      return { lines, text, over };
    });
    all.sort((a, b) => a.over - b.over || a.lines.length - b.lines.length);
    for (const { lines, text, over } of all) {
      if (!this.isFree(over > 0 ? grown(text, this.clear / 2) : text, card.node.key)) continue;
      const wide = { ...own, left: Math.min(own.left, text.left), right: Math.max(own.right, text.right) };
      const body = this.mayGrow(card, wide) ? wide : own;
      const mark = this.markBefore(card, text.left < body.left ? text : body);
      const name = { lines, align: 'center', x: card.x + this.beforeText / 2, top: text.top, body, mark } as const;
      return { name, bounds: union([body, text]) ?? body };
    }
    return null;
  }

  private besideCard(card: SceneCard, names: readonly TypesetName[]): Placing | null {
    const { clear, type } = this;
    const [body, box] = [bodyOf(card), cardBounds(card)];
    for (const { lines, width: measured } of names.slice(0, BESIDE_LINES)) {
      const [width, height] = [measured * type.scale, lines.length * type.line];
      const places: readonly Pick<PlacedName, 'align' | 'x' | 'top'>[] = [
        { align: 'center', x: card.x, top: box.bottom + clear },
        { align: 'center', x: card.x, top: box.top - clear - height },
        { align: 'left', x: box.right + clear, top: card.y - height / 2 },
        { align: 'right', x: box.left - clear, top: card.y - height / 2 },
      ];
      for (const place of places) {
        const left = place.x - { left: 0, center: width / 2, right: width }[place.align];
        const text = grown({ left, top: place.top, right: left + width, bottom: place.top + height }, clear / 2);
        if (!within(text, this.whole) || !this.isNearestOwn(text, card)) continue;
        return { name: { lines, ...place, body, mark: { x: card.x, y: card.y } }, bounds: union([text, body]) ?? body };
      }
    }
    return null;
  }

  /** Whether a text is read as its own card's: no other card as near, no link of others in it, and no name. */
  private isNearestOwn(text: Bounds, { node: { key } }: SceneCard): boolean {
    if (!this.isFree(text, key) || !this.isFree(grown(text, ALOOF * this.type.line), key, this.scene.cardIndex))
      return false;
    if (this.hasShares && !this.isFree(grown(text, this.type.line / 2), key, this.scene.labelIndex)) return false;
    return this.crossesOwnLinksOnly(text, key);
  }

  /** A name cut to what its card has room for; null where too little of it would be left. */
  private cutOnCard(card: SceneCard): Placing | null {
    const { type, beforeText } = this;
    const body = bodyOf(card);
    const [width, height] = [body.right - body.left - beforeText - 2 * type.pad, body.bottom - body.top];
    if (width < type.size || height < 0.8 * type.line || !this.isFree(body, card.node.key)) return null;
    const most = Math.max(1, Math.floor(height / type.line + 0.3));
    const lines = this.cutTo(card.node.name.trim(), width / type.scale, most);
    if (lines.join('').length < Math.min(LETTERS_MIN, card.node.name.length)) return null;
    const top = card.y - (lines.length * type.line) / 2;
    const mark = this.markBefore(card, body);
    return { name: { lines, align: 'center', x: card.x + beforeText / 2, top, body, mark }, bounds: body };
  }

  /** What of a name has room: broken between words, on one line where one of its words is too wide; only where hardly a letter of that would be left, within words. */
  private cutTo(name: string, width: number, most: number): string[] {
    const { measure } = this.setter;
    const isBroken = name.split(/\s+/).some((word) => measure(word, 'name') > width);
    const cut = clip(name, 'name', width, measure);
    return isBroken && cut.length >= LETTERS_MIN ? [cut] : wrap(name, 'name', width, most, measure);
  }

  private markBefore({ y }: SceneCard, { left }: Bounds): Point {
    return { x: left + this.type.pad + this.type.mark / 2, y };
  }

  /** Whether a card's body may be so wide: over no other card or name, and over no link that neither leaves nor enters it, which would seem to. */
  private mayGrow({ node: { key } }: SceneCard, body: Bounds): boolean {
    return this.isFree(body, key) && this.crossesOwnLinksOnly(body, key);
  }

  private crossesOwnLinksOnly(bounds: Bounds, key: string): boolean {
    return !this.scene.isCrossed(bounds, ({ from, to }) => from === key || to === key);
  }

  /** Whether no other card and no name reaches into a rectangle, or nothing of one of these indexes. */
  private isFree(bounds: Bounds, own: string, ...indexes: GridIndex[]): boolean {
    const asked = indexes.length ? indexes : [this.scene.cardIndex, this.taken];
    return asked.every((index) => {
      for (const key of index.query(bounds)) {
        const other = index.get(key);
        if (key !== own && other && overlaps(other, bounds)) return false;
      }
      return true;
    });
  }
}

/** The rectangle of a card without its pill. */
function bodyOf({ x, y, shape: { width, height } }: SceneCard): Bounds {
  return boundsOf({ x, y, width, height });
}
