import { groupBy } from '@stemma/shared/groupBy';
import type { Point } from '../../geometry/box';
import { FRAME } from '../../group/frames';
import type { Chain, LayeredDrawing } from './chains';
import type { ConnectedComponent } from '../connectedComponents';
import { digraph, dotNode, drawByDot, inches, xOfSpline } from './graphviz';
import { Layers } from './layers';
import { spaced } from './spaced';
import type { LayoutGroup } from '../types';

/** How far links that pass a layer stay from each other and from what stands there. */
const PASSES = 14;

/** A component with groups as dot draws it with clusters: each group's cards together, and no other card between them. */
export async function clusteredDrawing(
  part: ConnectedComponent,
  chains: readonly Chain[],
  effort: number,
  weightOf: (chain: Chain) => number = () => 1,
): Promise<LayeredDrawing> {
  const number = new Map(part.nodes.map(({ key }, index) => [key, index]));
  const drawing = await drawByDot(
    digraph(`nodesep=${inches(part.space.labels)};ranksep=0.4;newrank=true;mclimit=${effort}`, [
      ...part.nodes.map(({ width, height, drop }, index) =>
        dotNode(String(index), { width: width + part.space.cards - part.space.labels, height: height + drop }),
      ),
      ...chains.map((chain, index) =>
        [
          dotNode(`l${index}`, chain.room),
          `${number.get(chain.upper)}->l${index}[id=a${index},weight=${weightOf(chain)}]`,
          `l${index}->${number.get(chain.lower)}[id=b${index},weight=${3 * weightOf(chain)}]`,
        ].join(' '),
      ),
      ...clusters(part.groups, chains, number),
    ]),
  );
  const placeOf = (name: string): Point => drawing.nodes.get(name) ?? { x: 0, y: 0 };
  const cards = new Map(part.nodes.map(({ key }, index) => [key, placeOf(String(index))]));
  const bare = chains.map(({ upper, lower }, index) => ({
    points: [cards.get(upper), placeOf(`l${index}`), cards.get(lower)].map((place) => place ?? { x: 0, y: 0 }),
    label: 1,
  }));
  const layers = new Layers(part, chains, { cards, chains: bare });
  const whole = bare.map(({ points: [first, label, last] }, index) => {
    const through = (from: Point | undefined, to: Point | undefined, spline: readonly Point[] = []) =>
      layers.between(from?.y ?? 0, to?.y ?? 0).map((y) => ({ x: xOfSpline(spline, y) ?? label?.x ?? 0, y }));
    const above = through(first, label, drawing.splines.get(`a${index}`));
    const below = through(label, last, drawing.splines.get(`b${index}`));
    const points = [first, ...above, label, ...below, last].map((point) => ({ ...(point ?? { x: 0, y: 0 }) }));
    return { points, label: 1 + above.length };
  });
  spacePasses(layers, whole);
  return { cards, chains: whole };
}

/** Has links pass a layer in the order in which they come, straight above or below their label where there is room for that. */
function spacePasses(layers: Layers, chains: readonly { points: Point[]; label: number }[]): void {
  const passes = chains.flatMap(({ points, label }) => {
    const own = points[label]?.x ?? 0;
    return points.slice(1, -1).flatMap((point) => (point === points[label] ? [] : [{ point, own }]));
  });
  const gapOf = ({ point: { x, y } }: { point: Point }) => layers.gapAt(layers.at(y), x);
  const gaps = groupBy(passes, (pass) => `${layers.at(pass.point.y)} ${gapOf(pass).low}`);
  for (const own of gaps.values()) {
    own.sort((a, b) => a.point.x - b.point.x || a.own - b.own);
    const [first] = own;
    if (!first) continue;
    const gap = gapOf(first);
    const [low, high] = [gap.low + PASSES, gap.high - PASSES];
    const wanted = own.map((pass) => ({ at: low <= pass.own && pass.own <= high ? pass.own : pass.point.x }));
    const places = spaced(wanted, PASSES, low, high);
    own.forEach(({ point }, at) => (point.x = places[at] ?? point.x));
  }
}

function clusters(
  groups: readonly LayoutGroup[],
  chains: readonly Chain[],
  number: ReadonlyMap<string, number>,
): string[] {
  const isWithin = (inner: LayoutGroup, outer: LayoutGroup) =>
    inner !== outer && inner.cards.every((card) => outer.cards.includes(card));
  const outermost = (among: readonly LayoutGroup[]) =>
    among.filter((one, index) => !among.slice(0, index).some((other) => isWithin(one, other)));
  const cluster = (group: LayoutGroup, among: readonly LayoutGroup[]): string => {
    const inner = among.slice(among.indexOf(group) + 1).filter((other) => isWithin(other, group));
    const cards = new Set(group.cards);
    const labels = chains.flatMap(({ upper, lower }, index) =>
      cards.has(upper) && cards.has(lower) ? [`l${index}`] : [],
    );
    const own = [...group.cards.map((card) => number.get(card)), ...labels];
    const within = outermost(inner).map((one) => cluster(one, inner));
    return `subgraph cluster_${groups.indexOf(group)}{margin=${FRAME.pad + FRAME.clear};${[...within, ...own].join(';')}}`;
  };
  return outermost(groups).map((group) => cluster(group, groups));
}
