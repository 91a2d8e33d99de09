import type { Edge } from '../connectedComponents';
import { treeEnds, type TreeEnds } from './treeEnds';
import type { TreeLink } from './treeLinks';
import type { TreePlaces } from './treePlaces';
import type { VerticalChannels } from './verticalChannels';

/** A link with where it ends, and where it runs down past the rows in between. */
export interface PlannedTreeLink extends TreeEnds {
  link: TreeLink;
  column: number;
}

/**
 * Links with their ends and columns, those between near cards first, so that they have the nearest places; all are taken among the
 * `uprights`, as are those of the branches.
 */
export function planTreeLinks(
  links: readonly TreeLink[],
  branches: readonly Edge[],
  standing: TreePlaces,
  uprights: VerticalChannels,
): PlannedTreeLink[] {
  const x = (key: string) => standing.nodes.get(key)?.x ?? 0;
  const levelOf = (key: string) => standing.levels.get(key) ?? 0;
  for (const { holder, held } of branches) {
    uprights.take(x(holder), levelOf(holder), levelOf(holder), `owner ${holder}`);
    uprights.take(x(held), levelOf(holder), levelOf(held) - 1, `owner ${holder}`);
    uprights.segmentAcross(x(holder), x(held), levelOf(holder), `owner ${holder}`);
  }
  for (const { upper, aside } of links) {
    if (!aside) uprights.take(x(upper), levelOf(upper), levelOf(upper), `owner ${upper}`);
  }
  const ends = treeEnds(links, standing, uprights);
  const far = ({ upper, lower }: TreeLink) => Math.abs(x(upper) - x(lower));
  return [...links]
    .sort((a, b) => far(a) - far(b))
    .map((link) => {
      const { upper = 0, lower = 0 } = ends.get(link) ?? {};
      const [high, low] = [levelOf(link.upper), levelOf(link.lower)];
      const isFar = high < low - 1 && !link.isBranch;
      const column = isFar
        ? uprights.columnBetween({ upper, lower }, high, low, link.line, link.edge.link.label?.width ?? 0)
        : lower;
      uprights.take(column, high, low - 1, link.line);
      uprights.segmentAcross(upper, column, high, link.line);
      uprights.segmentAcross(column, lower, low - 1, link.line);
      return { link, upper, lower, column };
    });
}
