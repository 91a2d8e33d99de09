import { bendsOf } from '@stemma/shared/chart/bends';
import { boundsOf, overlaps, type Bounds } from '@stemma/shared/chart/geometry/box';
import { FRAME, framesOf } from '@stemma/shared/chart/geometry/frames';
import { GridIndex } from '@stemma/shared/chart/geometry/gridIndex';
import { behind, runBounds, straightsOf, type Straight } from '@stemma/shared/chart/geometry/run';
import { cardBounds, type Scene, type SceneCard } from '@stemma/shared/chart/geometry/scene';
import type { Arrangement, Point } from '../model/commands';
import { nearby } from './nearby';
import type { LayoutInput } from './types';

/** Notes, pictures and text boxes that no link joins to anything: no layout gives them a place of their own. */
export function looseNotes(scene: Scene): SceneCard[] {
  const linked = new Set([...scene.links.values()].flatMap(({ link }) => [link.from, link.to]));
  return [...scene.cards.values()].filter(({ node, shape }) => shape.plate && !linked.has(node.key));
}

/** What is laid out, without these. */
export function without(input: LayoutInput, cards: readonly SceneCard[]): LayoutInput {
  const out = new Set(cards.map(({ node }) => node.key));
  if (out.size === 0) return input;
  const groups = (input.groups ?? []).flatMap(({ key, cards }) => {
    const left = cards.filter((card) => !out.has(card));
    return left.length ? [{ key, cards: left }] : [];
  });
  return { ...input, nodes: input.nodes.filter(({ key }) => !out.has(key)), groups };
}

/**
 * A layout with the loose notes: each goes along with the card that it stood nearest to, to the nearest place there that is free of cards,
 * links and the borders and names of groups. A pinned one stays.
 */
export function withNotes(
  { nodes, links }: Arrangement,
  scene: Scene,
  notes: readonly SceneCard[],
  pinned: ReadonlySet<string>,
): Arrangement {
  if (notes.length === 0 || nodes.size === 0) return { nodes, links };
  const places = new Map(nodes);
  const taken = new GridIndex();
  for (const [key, card] of scene.cards) {
    const at = places.get(key);
    if (at) taken.set(key, cardBounds({ ...card, ...at }));
    else if (card.shape.plate && pinned.has(key)) taken.set(key, cardBounds(card));
  }
  const lines = new Map<string, Straight>();
  for (const [at, run] of [...linkRuns({ nodes, links }, scene), ...frameRuns(nodes, scene)].entries()) {
    lines.set(`line ${at}`, run);
    taken.set(`line ${at}`, runBounds(...run));
  }
  const isTaken = (key: string, box: Bounds): boolean => {
    const line = lines.get(key);
    return line ? behind(...line, box) : overlaps(taken.get(key) ?? box, box);
  };
  for (const note of notes) {
    if (pinned.has(note.node.key)) continue;
    const anchor = nearest(note, scene, nodes);
    const to = anchor && nodes.get(anchor.node.key);
    if (!anchor || !to) continue;
    const wanted = { x: Math.round(note.x + to.x - anchor.x), y: Math.round(note.y + to.y - anchor.y) };
    const boxAt = (at: Point): Bounds => boundsOf({ ...at, width: note.shape.width, height: note.shape.height }, 8);
    const place = nearby(wanted, (at) => {
      const box = boxAt(at);
      return [...taken.query(box)].every((key) => !isTaken(key, box));
    });
    places.set(note.node.key, place);
    taken.set(note.node.key, boxAt(place));
  }
  return { nodes: places, links };
}

/** The runs of all links of a layout; of one that finds its own way, those it would take where nothing is in between. */
function linkRuns({ nodes, links }: Pick<Arrangement, 'nodes' | 'links'>, scene: Scene): Straight[] {
  return [...links].flatMap(([key, way]) => {
    const link = scene.links.get(key)?.link;
    const [from, to] = [link && nodes.get(link.from), link && nodes.get(link.to)];
    if (!link || !from || !to) return [];
    const routing = scene.routingOf({ ...link, ...(way.routing !== undefined && { routing: way.routing }) });
    return straightsOf(
      routing === 'straight' ? [from, ...bendsOf(way.points), to] : alongAxes(bendsOf(way.points), from, to),
    );
  });
}

/** From the outer bends straight up and down to the cards; without bends, level half way between the two. */
function alongAxes(bends: readonly Point[], from: Point, to: Point): Point[] {
  const middle = (from.y + to.y) / 2;
  const [first, last] = [bends[0] ?? { x: from.x, y: middle }, bends.at(-1) ?? { x: to.x, y: middle }];
  return [{ x: first.x, y: from.y }, first, ...bends.slice(1, -1), last, { x: last.x, y: to.y }];
}

/** The borders of groups where their cards stand by the layout, and the lines in which their names stand. */
function frameRuns(nodes: Arrangement['nodes'], scene: Scene): Straight[] {
  const frames = framesOf(scene.groups, (key) => {
    const [card, at] = [scene.cards.get(key), nodes.get(key)];
    return card && at ? cardBounds({ ...card, ...at }) : null;
  });
  return frames.flatMap(({ bounds: { left, right, top, bottom } }) => {
    const [corner, foot] = [
      { x: left, y: top },
      { x: right, y: bottom },
    ];
    const around = [corner, { x: right, y: top }, foot, { x: left, y: bottom }, corner];
    const name = top + FRAME.head / 2;
    return straightsOf(around).concat(
      straightsOf([
        { x: left, y: name },
        { x: right, y: name },
      ]),
    );
  });
}

function nearest(note: SceneCard, scene: Scene, among: ReadonlyMap<string, Point>): SceneCard | null {
  let best: { card: SceneCard; away: number } | null = null;
  for (const key of among.keys()) {
    const card = scene.cards.get(key);
    if (!card) continue;
    const dx = Math.max(0, Math.abs(card.x - note.x) - (card.shape.width + note.shape.width) / 2);
    const dy = Math.max(0, Math.abs(card.y - note.y) - (card.shape.height + note.shape.height) / 2);
    const away = Math.hypot(dx, dy);
    if (!best || away < best.away) best = { card, away };
  }
  return best?.card ?? null;
}
