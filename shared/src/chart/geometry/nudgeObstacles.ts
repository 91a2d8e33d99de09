import { obstacleOfBox, type Obstacle } from './separateSegments';
import { boundsOf, grown, sameBounds, type Bounds } from './box';
import type { FrameBorders } from './frameBorders';
import { FRAME } from './frames';
import { GridIndex } from './gridIndex';
import { axisSegmentBounds, overlapAlong, type OrthogonalPath, type AxisSegment } from './orthogonalPath';
import type { Cards } from './obstaclesOnRoute';
import { SEPARATION, separationOf, type LinkEnds, type SegmentIndex } from './segmentIndex';
import { cardBounds, portOf } from './sceneParts';
import type { Side } from './anchor';

/** How near to a card a way may come, and how near it goes that makes room for another one. */
const [TOUCH, CLEAR] = [2, 8];
/** How near to words that stay, and beside the edge of a card, a run may come. */
const BESIDE = 4;
/** How near to a card's edge at which arrow heads stand a run may pass it, where runs lie far `apart` and where there is no room for that. */
const BESIDE_HEADS = { wide: 14, least: 10 } as const;
/** How bad it is to lie behind a card, and behind words, against a chart unit on another link. */
const [BEHIND, CUT] = [2000, 60];
/** How bad it is to end where another link goes on in the same line, likewise. */
const GOES_ON = 8;
/** How far beside a run there may be what keeps it from there. */
const SEEN = BESIDE_HEADS.wide;

/** A run of a link's way as it is tried, and how far it is to lie from runs of links with no end in common. */
interface Tried {
  of: LinkEnds;
  run: AxisSegment;
  index: number;
  line: OrthogonalPath;
  apart: number;
}

/** The sides of a card, by its key, at which arrow heads stand. */
export type HeadsAt = (card: string) => ReadonlySet<Side>;

/** What keeps runs from where they lie: cards, runs of other links, words that stay, and borders of groups' frames. */
export class NudgeObstacles {
  /** Words of links that stay where they are. */
  private readonly words = new GridIndex();

  constructor(
    private readonly cards: Cards,
    private readonly runs: SegmentIndex,
    private readonly borders: Pick<FrameBorders, 'blocksOf'>,
    private readonly headsAt: HeadsAt,
  ) {}

  /** All that keeps a run from where it lies, in the order in which ways beside it are tried; of other links (by key) only those that it gives way to. */
  of(tried: Tried, bounds: Bounds, mayBlock: (other: string) => boolean): Obstacle[] {
    return [
      ...this.ofCards(tried, bounds),
      ...this.ofLinks(tried, mayBlock),
      ...this.ofWords(tried.run, bounds),
      ...this.borders.blocksOf(tried.run),
    ];
  }

  /** Takes over where the words of a link stay, null for nowhere; answers where they stood and stand, if that is not the same. */
  putWords(key: string, words: Bounds | null): Bounds[] {
    const old = this.words.get(key);
    if (old && words && sameBounds(old, words)) return [];
    if (words) this.words.set(key, words);
    else this.words.delete(key);
    return [old, words].flatMap((box) => box ?? []);
  }

  private ofCards({ of: { from, to }, run, index, line, apart }: Tried, bounds: Bounds): Obstacle[] {
    const blocks: Obstacle[] = [];
    for (const key of this.cards.cardIndex.query(bounds)) {
      const card = this.cards.cards.get(key);
      if (!card || card.shape.plate) continue;
      if ((key === from && index === 0) || (key === to && index === line.at.length - 1)) continue;
      const isOwn = key === from || key === to;
      const block = isOwn
        ? obstacleOfBox(run, boundsOf(portOf(card)), { touch: -1, clear: CLEAR, weight: BEHIND })
        : blockOfCard(
            run,
            cardBounds(card),
            this.headsAt(key),
            apart < SEPARATION.wide ? BESIDE_HEADS.least : BESIDE_HEADS.wide,
          );
      if (block) blocks.push(block);
    }
    return blocks.sort(byWeight);
  }

  private ofLinks({ of, run, apart }: Tried, mayBlock: (other: string) => boolean): Obstacle[] {
    const blocks: Obstacle[] = [];
    for (const other of this.runs.beside(run, of, apart)) {
      if (!mayBlock(other.of.key)) continue;
      const need = separationOf(of, other.of, apart);
      blocks.push({
        from: other.at - need,
        to: other.at + need,
        lo: other.lo,
        hi: other.hi,
        weight: Math.max(overlapAlong(run, other), GOES_ON),
      });
    }
    return blocks.sort(byWeight);
  }

  private ofWords(run: AxisSegment, bounds: Bounds): Obstacle[] {
    const blocks = [...this.words.query(bounds)].flatMap((key) => {
      const words = this.words.get(key);
      return (words && obstacleOfBox(run, words, { touch: BESIDE, clear: BESIDE, weight: CUT })) ?? [];
    });
    return blocks.sort(byWeight);
  }
}

/** The order in which ways past blocks are tried: whichever of them was found first, it is the same. */
function byWeight(a: Obstacle, b: Obstacle): number {
  return b.weight - a.weight || a.from - b.from || a.lo - b.lo || a.hi - b.hi;
}

/** Where there may be what keeps a run from where it lies. */
export function boundsBeside(run: AxisSegment): Bounds {
  return grown(axisSegmentBounds(run), SEEN);
}

/** A card that a run lies behind, or so near beside that it would be read as its edge, or across the heads at that edge. */
function blockOfCard(run: AxisSegment, bounds: Bounds, heads: ReadonlySet<Side>, far: number): Obstacle | null {
  const behind = obstacleOfBox(run, bounds, { touch: TOUCH, clear: CLEAR, weight: BEHIND });
  const [lo, hi] = run.upright ? [bounds.top, bounds.bottom] : [bounds.left, bounds.right];
  const along = Math.min(run.hi, hi) - Math.max(run.lo, lo);
  if (behind || along <= FRAME.along) return behind;
  const room = heads.size > 0 ? withHeads(bounds, heads, far - BESIDE) : bounds;
  return obstacleOfBox(run, room, { touch: BESIDE, clear: CLEAR, weight: along });
}

/** A card's rectangle with so much room for the heads at its sides. */
function withHeads({ left, right, top, bottom }: Bounds, heads: ReadonlySet<Side>, room: number): Bounds {
  const by = (side: Side) => (heads.has(side) ? room : 0);
  return { left: left - by('left'), right: right + by('right'), top: top - by('top'), bottom: bottom + by('bottom') };
}
