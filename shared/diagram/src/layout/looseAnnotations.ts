import { boundsOf, overlaps, type Bounds } from '../geometry/box';
import { FRAME, type Frame } from '../group/frames';
import { GridIndex } from '../index/gridIndex';
import { segmentTouches, segmentBounds, segmentsOf, type Segment } from '../geometry/segment';
import { cardBounds, type Scene, type SceneCard } from '../scene/scene';
import type { Arrangement } from './types';
import type { Point } from '../geometry/box';
import { drawnSegments, sceneAfterLayout } from './sceneAfterLayout';
import { nearestFreePlace } from './nearestFreePlace';
import type { LayoutInput } from './types';

/** Notes, pictures and text boxes that no link joins to anything: no layout gives them a place of their own. */
export function looseAnnotations(scene: Scene): SceneCard[] {
  const linked = new Set([...scene.links.values()].flatMap(({ link }) => [link.from, link.to]));
  return [...scene.cards.values()].filter(({ node, shape }) => shape.annotation && !linked.has(node.key));
}

/** What is laid out, without these. */
export function inputWithoutCards(input: LayoutInput, cards: readonly SceneCard[]): LayoutInput {
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
 * links with their labels, and the borders and names of groups. A pinned one stays.
 */
export async function withAnnotations(
  { nodes, links }: Arrangement,
  scene: Scene,
  notes: readonly SceneCard[],
  pinned: ReadonlySet<string>,
): Promise<Arrangement> {
  const loose = new Set(notes.flatMap(({ node: { key } }) => (pinned.has(key) ? [] : [key])));
  if (loose.size === 0 || nodes.size === 0) return { nodes, links };
  const after = await sceneAfterLayout(scene, { nodes, links }, (key) => loose.has(key));
  const places = new Map(nodes);
  const taken = new GridIndex();
  for (const [key, card] of after.cards) taken.set(key, cardBounds(card));
  const drawn = [...after.links.values()].map((link) => drawnSegments(after, link));
  drawn.forEach(({ label }, at) => label && taken.set(`label ${at}`, label));
  const lines = new Map<string, Segment>();
  for (const [at, segment] of [
    ...drawn.flatMap(({ segments }) => segments),
    ...frameSegments(after.frames()),
  ].entries()) {
    lines.set(`line ${at}`, segment);
    taken.set(`line ${at}`, segmentBounds(...segment));
  }
  const isTaken = (key: string, box: Bounds): boolean => {
    const line = lines.get(key);
    return line ? segmentTouches(...line, box) : overlaps(taken.get(key) ?? box, box);
  };
  for (const note of notes) {
    if (!loose.has(note.node.key)) continue;
    const anchor = nearest(note, scene, nodes);
    const to = anchor && nodes.get(anchor.node.key);
    if (!anchor || !to) continue;
    const wanted = { x: Math.round(note.x + to.x - anchor.x), y: Math.round(note.y + to.y - anchor.y) };
    const boxAt = (at: Point): Bounds => boundsOf({ ...at, width: note.shape.width, height: note.shape.height }, 8);
    const place = nearestFreePlace(wanted, (at) => {
      const box = boxAt(at);
      return [...taken.query(box)].every((key) => !isTaken(key, box));
    });
    places.set(note.node.key, place);
    taken.set(note.node.key, boxAt(place));
  }
  return { nodes: places, links };
}

/** The borders of groups, and the lines in which their names stand. */
function frameSegments(frames: readonly Frame[]): Segment[] {
  return frames.flatMap(({ bounds: { left, right, top, bottom } }) => {
    const [corner, foot] = [
      { x: left, y: top },
      { x: right, y: bottom },
    ];
    const around = [corner, { x: right, y: top }, foot, { x: left, y: bottom }, corner];
    const name = top + FRAME.head / 2;
    return segmentsOf(around).concat(
      segmentsOf([
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
