import { groupBy } from '@stemma/shared/groupBy';
import type { Bounds, Point } from '../../geometry/box';
import { pathBounds, simplified } from '../../geometry/polyline';
import { tracksOf } from './channel';
import type { ComponentLayout } from '../types';
import type { ConnectedComponent } from '../connectedComponents';
import type { Chain, LayeredDrawing } from './chains';
import { Layers } from './layers';
import { nodeBox } from '../nodeBox';
import type { Space } from '../spacing';
import { parallelRoutes } from './parallelEdges';
import { type Passage, type Stop, passagesOf } from './passages';
import { translateToOrigin } from '../translate';

/** Coordinates that differ by less are one. */
const SAME = 0.5;

/** A drawing in layers, cards of a layer with their heads in line, and links along the axes from the foot of the upper card to the head of the lower one; `channel` is the height of channels, where it does not follow from the links in them. */
export function layeredRoutes(
  part: ConnectedComponent,
  chains: readonly Chain[],
  drawing: LayeredDrawing,
  channel?: number,
): ComponentLayout {
  const layers = new Layers(part, chains, drawing);
  const passages = passagesOf(part, chains, layers, drawing);
  const channels = channelsOf(passages, layers, part.space.channel, channel);
  const tops = [layers.above[0] ?? 0];
  layers.heights.forEach((height, layer) => {
    const { below, above } = layers;
    tops.push(
      (tops[layer] ?? 0) + height + (below[layer] ?? 0) + (channels[layer]?.height ?? 0) + (above[layer + 1] ?? 0),
    );
  });
  const cards = new Map(part.nodes.map((node) => [node.key, node]));
  const nodes = new Map<string, Point>();
  for (const [key, { height }] of cards) {
    const { x, y } = drawing.cards.get(key) ?? { x: 0, y: 0 };
    nodes.set(key, { x, y: (tops[layers.at(y)] ?? 0) + height / 2 });
  }
  const arriving = groupBy(chains, ({ bundle }) => bundle[0].held);
  const links: ComponentLayout['links'] = new Map();
  for (const passage of passages) {
    const { chain, stops, label } = passage;
    const [{ link, holder, held }] = chain.bundle;
    const bottomOf = (layer: number) => (tops[layer] ?? 0) + (layers.heights[layer] ?? 0);
    const upper = cards.get(chain.upper);
    const path = stops.flatMap((stop, at): Point[] => {
      const next = stops[at + 1];
      if (!next) return [{ x: stop.x, y: tops[stop.layer] ?? 0 }];
      const start =
        at === 0 ? [{ x: stop.x, y: (tops[stop.layer] ?? 0) + (upper ? upper.height + upper.drop : 0) }] : [];
      const y = bottomOf(stop.layer) + (layers.below[stop.layer] ?? 0) + (channels[stop.layer]?.yOf(stop) ?? 0);
      return [...start, { x: stop.x, y }, { x: next.x, y }];
    });
    if (chain.upper !== holder) path.reverse();
    const { width, height } = chain.room;
    const room = { x: label.x - width / 2, y: bottomOf(label.layer) - height, width, height };
    if (chain.bundle.length > 1) {
      const [node, at] = [cards.get(held), nodes.get(held)];
      const step = 2 * stops.indexOf(label);
      const own = { arrow: part.space.arrow, path, into: chain.upper === holder ? step : path.length - 2 - step, room };
      const count = arriving.get(held)?.length ?? 1;
      for (const [key, route] of parallelRoutes(chain.bundle, own, node && at && { node, x: at.x }, count))
        links.set(key, route);
    } else
      links.set(link.key, {
        path: simplified(path),
        label: link.label && { x: label.x, y: room.y + (height - part.space.arrow) / 2 },
        turned: link.from !== holder,
      });
  }
  const boxes: Bounds[] = [...cards].map(([key, node]) => nodeBox(node, nodes.get(key) ?? { x: 0, y: 0 }));
  return translateToOrigin({ nodes, links }, [...boxes, ...[...links.values()].map(({ path }) => pathBounds(path))]);
}

/** The room between a layer and the next one below, for horizontal segments. */
interface Channel {
  height: number;
  /** How far below the channel's top a link that comes from here runs across. */
  yOf(from: Stop): number;
}

/** Where the links of a bundle part in the channel above or below its label. */
function partingAt({ x, parting }: Stop, isAbove: boolean): number[] {
  return parting?.isAbove === isAbove ? parting.offsets.map((by) => x + by) : [];
}

function channelsOf(passages: readonly Passage[], layers: Layers, space: Space['channel'], height?: number): Channel[] {
  const steps = passages.flatMap((passage) =>
    passage.stops.slice(1).map((to, at) => {
      const from = passage.stops[at] ?? to;
      if (Math.abs(to.x - from.x) < SAME) to.x = from.x;
      const isLast = at === passage.stops.length - 2;
      return { from, to, top: at === 0 ? passage.upper : from, bottom: isLast ? passage.lower : to };
    }),
  );
  const byLayer = groupBy(steps, ({ from }) => from.layer);
  return layers.heights.map((_, layer) => channelOf(byLayer.get(layer) ?? [], space, height));
}

/** One step of a chain from a layer to the next; steps with one end in common are one net. */
interface Step {
  from: Stop;
  to: Stop;
  top: string | Stop;
  bottom: string | Stop;
}

function channelOf(
  steps: readonly Step[],
  { straight, edge, track: apart }: Space['channel'],
  height?: number,
): Channel {
  const nets: Step[][] = [];
  const netOf = new Map<string | Stop, number>();
  for (const step of steps) {
    const [above, below] = [netOf.get(step.top), netOf.get(step.bottom)];
    const net = above ?? below ?? nets.push([]) - 1;
    nets[net]?.push(step);
    if (above !== undefined && below !== undefined && above !== below) {
      for (const moved of nets[below] ?? []) {
        netOf.set(moved.top, net).set(moved.bottom, net);
        nets[net]?.push(moved);
      }
      nets[below] = [];
    }
    netOf.set(step.top, net).set(step.bottom, net);
  }
  const whole = nets.filter(({ length }) => length > 0);
  const tracks = tracksOf(
    whole.map((net) => ({
      tops: net.flatMap(({ from }) => [from.x, ...partingAt(from, false)]),
      bottoms: net.flatMap(({ to }) => [to.x, ...partingAt(to, true)]),
    })),
  );
  const count = Math.max(-1, ...tracks) + 1;
  const track = new Map(whole.flatMap((net, at) => net.map(({ from }) => [from, tracks[at] ?? 0] as const)));
  return {
    height: height ?? (count ? 2 * edge + (count - 1) * apart : straight),
    yOf: (from) => edge + Math.max(0, track.get(from) ?? 0) * apart,
  };
}
