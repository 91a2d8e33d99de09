import type { Frame } from '../group/frames';
import type { Scene } from '../scene/scene';
import type { Arrangement } from './types';
import { placeAmongFixed, routeAroundFixed, aroundPinned } from './placeAmongFixed';
import { layoutGroups } from '../group/groups';
import { layoutInput } from './input';
import { areLinksStraight, type LayoutKind } from './kinds';
import { looseAnnotations, inputWithoutCards, withAnnotations } from './looseAnnotations';
import { spacingFor, type Spacing } from './spacing';
import type { LayoutInput } from './types';

export interface LayoutRequest {
  kind: LayoutKind;
  /** The cards that are laid out, the others staying where they are; null for all. */
  only: ReadonlySet<string> | null;
  /** The cards that keep their place. */
  pinned: ReadonlySet<string>;
  /** How far apart things stand; where nothing is said by how many cards there are, normal among straight links, which need the room. */
  spacing?: Spacing | undefined;
}

/** Works out where the cards of a scene go. `lay` lays out what it is given and rejects where it is stopped. */
export async function runLayout(
  scene: Scene,
  { kind, only, pinned, spacing: asked }: LayoutRequest,
  lay: (input: LayoutInput, kind: LayoutKind) => Promise<Arrangement>,
): Promise<Arrangement> {
  const notes = looseAnnotations(scene);
  const bare = inputWithoutCards(layoutInput(scene), notes);
  const spacing = asked ?? (areLinksStraight(kind, bare) ? 'normal' : spacingFor(scene.cards.size));
  const whole = { ...bare, spacing };
  if (!only) {
    const put = aroundPinned(await lay(whole, kind), whole, scene.cards, pinned);
    const isPinned = whole.nodes.some(({ key }) => pinned.has(key)) && areLinksStraight(kind, whole);
    const layout = isPinned ? await lay({ ...whole, standing: put.nodes }, kind) : put;
    return withAnnotations(keepingAnchors(layout, scene, pinned), scene, notes, pinned);
  }
  const moves = (key: string) => only.has(key) && !pinned.has(key);
  const part = {
    nodes: whole.nodes.filter(({ key }) => moves(key)),
    links: whole.links.filter(({ from, to }) => moves(from) && moves(to)),
    groups: (whole.groups ?? []).filter(({ cards }) => cards.every(moves)),
    together: kind === 'circular',
    spacing,
    ...(whole.straight && { straight: true }),
  };
  if (part.nodes.length === 0) return { nodes: new Map(), links: new Map() };
  const layout = placeAmongFixed(await lay(part, kind), part, scene, framesWithout(scene, moves));
  const links = new Map(layout.links);
  for (const { key, from, to } of whole.links) {
    if (moves(from) === moves(to)) continue;
    const route = scene.links.get(key)?.link;
    if (route && route.adjusting === null)
      links.set(key, { points: null, linkTextPosition: 0.5, adjusting: null, routing: route.routing });
  }
  const sought = routeAroundFixed(whole, scene, layout, areLinksStraight(kind, whole));
  if (sought.links.length === sought.staying?.size) return { nodes: layout.nodes, links };
  const among = await lay(sought, kind);
  for (const { key, from, to } of sought.links) {
    const route = among.links.get(key);
    if (!route || sought.staying?.has(key)) continue;
    const isOwn = moves(from) && moves(to);
    const own = scene.links.get(key)?.link.routing ?? null;
    links.set(key, isOwn ? route : { ...route, routing: route.points ? 'straight' : own });
  }
  return { nodes: layout.nodes, links };
}

/** The frames of groups that none of these cards lies in. */
function framesWithout(scene: Scene, moves: (key: string) => boolean): Frame[] {
  const touched = new Set(layoutGroups(scene.groups, moves).map(({ key }) => key));
  return scene.frames().filter(({ key }) => !touched.has(key));
}

/** Links between pinned cards keep the places by which they leave and enter, and find their route from these. */
function keepingAnchors({ nodes, links }: Arrangement, scene: Scene, pinned: ReadonlySet<string>): Arrangement {
  const routes = new Map(links);
  for (const [key, route] of links) {
    const link = scene.links.get(key)?.link;
    if (!link || !pinned.has(link.from) || !pinned.has(link.to)) continue;
    const { fromSpot, toSpot } = link;
    if (fromSpot || toSpot) routes.set(key, { ...route, points: null, linkTextPosition: 0.5, fromSpot, toSpot });
  }
  return { nodes, links: routes };
}
