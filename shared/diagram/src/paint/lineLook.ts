import type { ChartLink } from '@stemma/shared/chart/link';
import { linkFamily, ownedShare, type LinkFamily } from '@stemma/shared/chart/linkFamily';
import { shownRoles } from '@stemma/shared/chart/roleText';
import type { ChartStyleLook } from '@stemma/shared/chart/style';
import { defaults } from '@stemma/shared/limits';
import { LINK_LINE } from '../geometry/linkLine';

/** How the line of a link is drawn: its colour on light ground, its dashes and the gaps between (none for a whole line), its width in chart units. */
export interface LineLook {
  color: string;
  dashes: readonly number[];
  width: number;
}

/** Lines in the order in which they are drawn, so that where some run together the heaviest is seen. */
export function lightestFirst<Line extends Pick<LineLook, 'width'>>(lines: Iterable<Line>): Line[] {
  return [...lines].sort((a, b) => a.width - b.width);
}

/** What of a style says how lines are drawn. */
export type LineStyleLook = Pick<ChartStyleLook, 'lines' | 'lineColors' | 'weightByShare'>;

/** The dashes of each family, so that they are told apart without colour: strokes and gaps in chart units. */
export const FAMILY_DASHES: Readonly<Record<LinkFamily, readonly number[]>> = {
  ownership: [],
  trust: [9, 3, 2, 3],
  control: LINK_LINE.dashes,
  finance: [2, 3],
  other: [],
};

/** Widths of lines: of less than a quarter, up to a half, more than a half of ownership; of what is of no family. */
const WIDTH = { minor: 1.25, share: LINK_LINE.width, large: 2, majority: 2.75, other: 1 } as const;

/** How lines of a style are drawn on a day (ISO date), once for each link. A colour or dashes that somebody chose for a link stay. */
export function createLineLook(style: LineStyleLook, day: string): (link: ChartLink) => LineLook {
  const known = new WeakMap<ChartLink, LineLook>();
  return (link) => {
    let look = known.get(link);
    if (!look) known.set(link, (look = lineLook(link, style, day)));
    return look;
  };
}

function lineLook(link: ChartLink, style: LineStyleLook, day: string): LineLook {
  const chosenDashes = link.dashed ? LINK_LINE.dashes : null;
  if (style.lines === 'own') {
    return { color: link.color, dashes: chosenDashes ?? [], width: LINK_LINE.width };
  }
  const roles = shownRoles(link, day);
  const isUnnamed = roles.length === 0;
  const family = linkFamily(roles);
  const isChosen = link.color.toLowerCase() !== defaults.linkColor.toLowerCase();
  return {
    color: isChosen ? link.color : isUnnamed ? style.lineColors.ownership : style.lineColors[family],
    dashes: chosenDashes ?? FAMILY_DASHES[family],
    width: isUnnamed || !style.weightByShare ? LINK_LINE.width : widthOf(family, ownedShare(roles)),
  };
}

function widthOf(family: LinkFamily, owned: ReturnType<typeof ownedShare>): number {
  if (family === 'other') return WIDTH.other;
  if (family !== 'ownership' || !owned) return WIDTH.share;
  if (owned.isMajority) return WIDTH.majority;
  return owned.share >= 25 ? WIDTH.large : WIDTH.minor;
}
