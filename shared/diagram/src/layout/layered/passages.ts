import { groupBy } from '@stemma/shared/groupBy';
import { startsAlone, type ConnectedComponent } from '../connectedComponents';
import type { Chain, LayeredDrawing } from './chains';
import type { Layers } from './layers';
import { fanWidth, offsetsOf } from './parallelEdges';
import { spaced } from './spaced';

/** How far apart links enter a card. */
const PORTS = 28;
/** A label that stands no farther beside its line is put into it, if so much is left free on both sides of it. */
const ASIDE = 40;
const CLEAR = 6;
/** Where more links would enter a card, all enter it at one point. */
const ENTERING_MAX = 8;
/** How much more than of other ports it counts that the port by which most links leave a card is in the middle. */
const MIDDLE = 1000;

/** Where a chain goes through a layer: at an x, in the middle of its own room if it is its label's layer. */
export interface Stop {
  layer: number;
  x: number;
  /** For a bundle's label: whether its links part in the channel above, and how far from the middle each stands. */
  parting?: { isAbove: boolean; offsets: readonly number[] };
}

/** A chain from its upper card down: a stop in each layer from that card's to the lower card's. */
export interface Passage {
  chain: Chain;
  stops: Stop[];
  /** The stop at its label. */
  label: Stop;
  /** Names of the ports at its ends; chains with one port in common are drawn as one line there. */
  upper: string;
  lower: string;
}

/** The chains of a drawing with the coordinates at which they leave, pass and enter. */
export function passagesOf(
  part: ConnectedComponent,
  chains: readonly Chain[],
  layers: Layers,
  drawing: LayeredDrawing,
): Passage[] {
  const passages = chains.map((chain, at) => {
    const { points, label } = drawing.chains[at] ?? { points: [], label: 0 };
    const stops = points.map(({ x, y }): Stop => ({ layer: layers.at(y), x }));
    const stop: Stop = stops[label] ?? { layer: 0, x: 0 };
    if (chain.bundle.length > 1)
      stop.parting = { isAbove: chain.upper === chain.bundle[0].holder, offsets: offsetsOf(chain.bundle) };
    return { chain, stops, label: stop, upper: '', lower: '' };
  });
  alignLabels(passages);
  placePorts(part, passages);
  return passages;
}

/** Puts labels that stand a little beside the line that comes from above into that line, where what is next to them leaves room. */
function alignLabels(passages: readonly Passage[]): void {
  const inner = passages.flatMap(({ chain, stops, label }) =>
    stops.slice(1, -1).map((stop) => ({ stop, half: stop === label ? chain.room.width / 2 : 0 })),
  );
  const rows = groupBy(inner, ({ stop }) => stop.layer);
  for (const row of rows.values()) row.sort((a, b) => a.stop.x - b.stop.x);
  for (const { chain, stops, label } of passages) {
    const from = stops[stops.indexOf(label) - 1];
    if (!from || Math.abs(from.x - label.x) > ASIDE) continue;
    const row = rows.get(label.layer) ?? [];
    const at = row.findIndex(({ stop }) => stop === label);
    const [left, right] = [row[at - 1], row[at + 1]];
    const half = chain.room.width / 2 + CLEAR;
    if (left && left.stop.x + left.half > from.x - half) continue;
    if (right && right.stop.x - right.half < from.x + half) continue;
    label.x = from.x;
  }
}

/** A point at a card's edge, and the ends of the chains that leave or enter there. */
interface Port {
  name: string;
  wanted: number;
  weight: number;
  ends: Stop[];
}

/** Gives the ends of chains their ports: at a card's foot one for most that leave it, at its head one for each as near as may be below where it comes from. */
function placePorts({ nodes }: ConnectedComponent, passages: readonly Passage[]): void {
  const feet = groupBy(passages, ({ chain }) => chain.upper);
  const heads = groupBy(passages, ({ chain }) => chain.lower);
  for (const { key, width, corner } of nodes) {
    const [leaving, entering] = [feet.get(key) ?? [], heads.get(key) ?? []];
    const place = [...leaving, ...entering].flatMap(({ stops }) => stops)[0];
    if (!place) continue;
    const x = (leaving[0]?.stops[0] ?? entering[0]?.stops.at(-1) ?? place).x;
    const reach = Math.max(0, width / 2 - corner);
    const together = entering.length > Math.min(ENTERING_MAX, Math.max(1, Math.floor((2 * reach) / PORTS)));
    const foot = new Map<string, Port>();
    for (const passage of leaving) {
      passage.upper = `${key}\u0000foot${isAlone(passage) ? passage.chain.bundle[0].link.key : ''}`;
      add(
        foot,
        passage.upper,
        passage.stops[0],
        isAlone(passage) ? (passage.stops[1]?.x ?? x) : x,
        isAlone(passage) ? 1 : MIDDLE,
      );
    }
    const head = new Map<string, Port>();
    for (const passage of entering) {
      passage.lower = `${key}\u0000head${together ? '' : passage.chain.bundle[0].link.key}`;
      const from = passage.stops.at(-2)?.x ?? x;
      const isBeside = Math.abs(from - x) > reach;
      add(
        head,
        passage.lower,
        passage.stops.at(-1),
        together ? x : isBeside ? x + Math.sign(from - x) * Math.min(reach, PORTS) : from,
        1,
      );
    }
    const fans = [...leaving, ...entering].flatMap(({ chain: { bundle } }) =>
      bundle[0].held === key ? [fanWidth(bundle) / 2] : [],
    );
    const free = Math.max(0, reach - Math.max(0, ...fans));
    for (const ports of [foot, head]) put([...ports.values()], x - free, x + free);
  }
}

/** Whether a chain leaves its upper card by a port of its own: for a head there, or as it comes from below. */
function isAlone({ chain: { bundle, upper } }: Passage): boolean {
  return startsAlone(bundle[0]) || bundle[0].holder !== upper;
}

function add(ports: Map<string, Port>, name: string, end: Stop | undefined, wanted: number, weight: number): void {
  const port = ports.get(name) ?? { name, wanted, weight, ends: [] };
  if (end) port.ends.push(end);
  ports.set(name, port);
}

function put(ports: Port[], low: number, high: number): void {
  ports.sort((a, b) => a.wanted - b.wanted);
  const places = spaced(
    ports.map(({ wanted, weight }) => ({ at: wanted, weight })),
    PORTS,
    low,
    high,
  );
  ports.forEach(({ ends }, at) => {
    for (const end of ends) end.x = places[at] ?? end.x;
  });
}
