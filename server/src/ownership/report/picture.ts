import type { Chart } from '@stemma/shared/chart/chart';
import { overlayOf } from '@stemma/diagram/paint/ownershipOverlay';
import { endsOf } from '@stemma/shared/ownership/directedLink';
import type { OwnershipAnswer } from '@stemma/shared/ownership/ownership';
import type { OwnershipGraph } from '@stemma/shared/ownership/types';
import type { Drawn } from '../../documents/leftOut';
import { drawnWithout } from '../../documents/leftOut';
import { drawnOn } from '../../documents/onDay';
import type { StoredPictures } from '../../documents/picture/annotationImages';
import type { ReportPicture } from './report';

const NOBODY: ReadonlySet<string> = new Set();

/** What is drawn of a chart, and where its pictures are from. */
export interface PicturedChart {
  chart: Drawn & Pick<Chart, 'endedLinks'>;
  pictures: () => Promise<StoredPictures>;
}

/** The chart as of the answer's day, the paths of all owners lit. Undefined where the subject does not stand on it. */
export async function reportPicture(
  { chart, pictures }: PicturedChart,
  { graph, answer, isOverAll }: { graph: OwnershipGraph; answer: OwnershipAnswer; isOverAll: boolean },
): Promise<ReportPicture | undefined> {
  if (!chart.nodes.some(({ key }) => key === answer.subject)) return undefined;
  const overlay = overlayOf(graph, answer, 0);
  const drawn = drawnWithout(drawnOn(chart, answer.asOf), NOBODY);
  const lit = isOverAll ? sameEnds(drawn, graph, overlay.links) : overlay.links;
  const ends = drawn.links.filter(({ key }) => lit.has(key)).flatMap(({ from, to }) => [from, to]);
  return {
    drawn,
    pictures: await pictures(),
    lit: { nodes: new Set([...overlay.nodes, ...ends]), links: lit },
    badges: overlay.badges,
  };
}

/** Links of a chart between the ends of what counts, on whichever chart that is written. */
function sameEnds({ links }: Drawn, graph: OwnershipGraph, counted: ReadonlySet<string>): Set<string> {
  const pairs = new Set(graph.links.filter(({ key }) => counted.has(key)).map(pairOf));
  return new Set(links.filter((link) => pairs.has(pairOf(link))).map(({ key }) => key));
}

function pairOf(link: Parameters<typeof endsOf>[0]): string {
  const { from, to } = endsOf(link);
  return `${from} ${to}`;
}
