import { obstacleOfBox, type Obstacle } from './separateSegments';
import { boundsOf, grown, sameBounds, type Bounds } from '../geometry/box';
import type { FrameBorders } from '../group/frameBorders';
import { FRAME } from '../group/frames';
import { GridIndex } from '../index/gridIndex';
import { axisSegmentBounds, overlapAlong, type OrthogonalPath, type AxisSegment } from '../geometry/orthogonalPath';
import type { Cards } from '../route/obstaclesOnRoute';
import { SEPARATION, separationOf, type LinkEnds, type SegmentIndex } from '../index/segmentIndex';
import { cardBounds, portOf } from '../scene/sceneParts';
import type { Side } from '../route/anchor';

/** How near to a card a route may come, and how near it goes that makes room for another one. */
const [TOUCH, CLEAR] = [2, 8];
/** How near to labels that stay, and beside the edge of a card, a segment may come. */
const BESIDE = 4;
/** How near to a card's edge at which arrow heads stand a segment may pass it, where segments lie far `apart` and where there is no room for that. */
const BESIDE_HEADS = { wide: 14, least: 10 } as const;
/** How bad it is to lie behind a card, and behind labels, against a chart unit on another link. */
const [BEHIND, CUT] = [2000, 60];
/** How bad it is to end where another link goes on in the same line, likewise. */
const GOES_ON = 8;
/** How far beside a segment there may be what keeps it from there. */
const SEEN = BESIDE_HEADS.wide;

/** A segment of a link's route as it is tried, and how far it is to lie from segments of links with no end in common. */
interface Tried {
  of: LinkEnds;
  segment: AxisSegment;
  index: number;
  line: OrthogonalPath;
  apart: number;
}

/** The sides of a card, by its key, at which arrow heads stand. */
export type HeadsAt = (card: string) => ReadonlySet<Side>;

/** What keeps segments from where they lie: cards, segments of other links, labels that stay, and borders of groups' frames. */
export class NudgeObstacles {
  /** Labels of links that stay where they are. */
  private readonly label = new GridIndex();

  constructor(
    private readonly cards: Cards,
    private readonly segments: SegmentIndex,
    private readonly borders: Pick<FrameBorders, 'blocksOf'>,
    private readonly headsAt: HeadsAt,
  ) {}

  /** All that keeps a segment from where it lies, in the order in which ways beside it are tried; of other links (by key) only those that it gives way to. */
  of(tried: Tried, bounds: Bounds, mayBlock: (other: string) => boolean): Obstacle[] {
    return [
      ...this.ofCards(tried, bounds),
      ...this.ofLinks(tried, mayBlock),
      ...this.ofLabel(tried.segment, bounds),
      ...this.borders.blocksOf(tried.segment),
    ];
  }

  /** Takes over where the label of a link stay, null for nowhere; answers where they stood and stand, if that is not the same. */
  putLabel(key: string, label: Bounds | null): Bounds[] {
    const old = this.label.get(key);
    if (old && label && sameBounds(old, label)) return [];
    if (label) this.label.set(key, label);
    else this.label.delete(key);
    return [old, label].flatMap((box) => box ?? []);
  }

  private ofCards({ of: { from, to }, segment, index, line, apart }: Tried, bounds: Bounds): Obstacle[] {
    const blocks: Obstacle[] = [];
    for (const key of this.cards.cardIndex.query(bounds)) {
      const card = this.cards.cards.get(key);
      if (!card || card.shape.annotation) continue;
      if ((key === from && index === 0) || (key === to && index === line.at.length - 1)) continue;
      const isOwn = key === from || key === to;
      const block = isOwn
        ? obstacleOfBox(segment, boundsOf(portOf(card)), { touch: -1, clear: CLEAR, weight: BEHIND })
        : blockOfCard(
            segment,
            cardBounds(card),
            this.headsAt(key),
            apart < SEPARATION.wide ? BESIDE_HEADS.least : BESIDE_HEADS.wide,
          );
      if (block) blocks.push(block);
    }
    return blocks.sort(byWeight);
  }

  private ofLinks({ of, segment, apart }: Tried, mayBlock: (other: string) => boolean): Obstacle[] {
    const blocks: Obstacle[] = [];
    for (const other of this.segments.beside(segment, of, apart)) {
      if (!mayBlock(other.of.key)) continue;
      const need = separationOf(of, other.of, apart);
      blocks.push({
        from: other.at - need,
        to: other.at + need,
        lo: other.lo,
        hi: other.hi,
        weight: Math.max(overlapAlong(segment, other), GOES_ON),
      });
    }
    return blocks.sort(byWeight);
  }

  private ofLabel(segment: AxisSegment, bounds: Bounds): Obstacle[] {
    const blocks = [...this.label.query(bounds)].flatMap((key) => {
      const label = this.label.get(key);
      return (label && obstacleOfBox(segment, label, { touch: BESIDE, clear: BESIDE, weight: CUT })) ?? [];
    });
    return blocks.sort(byWeight);
  }
}

/** The order in which routes past blocks are tried: whichever of them was found first, it is the same. */
function byWeight(a: Obstacle, b: Obstacle): number {
  return b.weight - a.weight || a.from - b.from || a.lo - b.lo || a.hi - b.hi;
}

/** Where there may be what keeps a segment from where it lies. */
export function boundsBeside(segment: AxisSegment): Bounds {
  return grown(axisSegmentBounds(segment), SEEN);
}

/** A card that a segment lies behind, or so near beside that it would be read as its edge, or across the heads at that edge. */
function blockOfCard(segment: AxisSegment, bounds: Bounds, heads: ReadonlySet<Side>, far: number): Obstacle | null {
  const behind = obstacleOfBox(segment, bounds, { touch: TOUCH, clear: CLEAR, weight: BEHIND });
  const [lo, hi] = segment.upright ? [bounds.top, bounds.bottom] : [bounds.left, bounds.right];
  const along = Math.min(segment.hi, hi) - Math.max(segment.lo, lo);
  if (behind || along <= FRAME.along) return behind;
  const room = heads.size > 0 ? withHeads(bounds, heads, far - BESIDE) : bounds;
  return obstacleOfBox(segment, room, { touch: BESIDE, clear: CLEAR, weight: along });
}

/** A card's rectangle with so much room for the heads at its sides. */
function withHeads({ left, right, top, bottom }: Bounds, heads: ReadonlySet<Side>, room: number): Bounds {
  const by = (side: Side) => (heads.has(side) ? room : 0);
  return { left: left - by('left'), right: right + by('right'), top: top - by('top'), bottom: bottom + by('bottom') };
}
