import type { Bounds } from '../geometry/box';
import { shownRoles } from '@stemma/shared/chart/roleText';
import type { LinkRole } from '@stemma/shared/chart/linkRole';
import type { Scene, SceneCard, SceneLink } from '../scene/scene';
import { kindsOn, type Kind } from './kinds';

/** What stands beside a legend's word: the icon of a kind of entity, the border of a card, a line, a share as labels write it, or a paperclip. */
export type LegendSign =
  | { is: 'kind'; node: Kind['node'] }
  | { is: 'card'; border: 'unknown' | 'folded' }
  | { is: 'group' }
  | { is: 'line'; color: string; dashed: boolean }
  | { is: 'share'; text: string }
  | { is: 'clip' };

export interface LegendEntry {
  word: string;
  sign: LegendSign;
}

/** Most roles that are named of a line; one with more is no line of a kind. */
const ROLES_MAX = 3;

/** What is used on a part of a chart and only that, as it is on a day (ISO): kinds of entities, borders of cards, lines, and how shares are written. */
export function legendOf(scene: Scene, bounds: Bounds, day: string): LegendEntry[] {
  const cards = scene.cardsIn(bounds);
  const links = scene.linksIn(bounds);
  return [
    ...kindsOn(scene, bounds).map(({ word, node }): LegendEntry => ({ word, sign: { is: 'kind', node } })),
    ...cardEntries(cards),
    ...(scene.frames().some(({ cards: own }) => cards.some(({ node }) => own.has(node.key)))
      ? [{ word: 'Group', sign: { is: 'group' } } as const]
      : []),
    ...lineEntries(links, day),
    ...shareEntries(links.flatMap(({ link }) => shownRoles(link, day))),
  ];
}

function cardEntries(cards: readonly SceneCard[]): LegendEntry[] {
  const some = (is: (card: SceneCard) => boolean) => cards.some((card) => !card.shape.annotation && is(card));
  const unknown = some(({ node }) => node.party === 'unknown');
  const anonymous = some(({ node }) => node.party === 'anonymous');
  const word = unknown && anonymous ? 'Not known or not disclosed' : unknown ? 'Not known' : 'Not disclosed';
  return [
    ...(unknown || anonymous ? [{ word, sign: { is: 'card', border: 'unknown' } } as const] : []),
    ...(some(({ node }) => node.standsFor !== undefined)
      ? [{ word: 'Folded group', sign: { is: 'card', border: 'folded' } } as const]
      : []),
  ];
}

/**
 * A line of one look is told by the roles that it alone stands for; the look of most links, or of all, by what a line is. A look whose roles others
 * stand for too means nothing of its own.
 */
function lineEntries(links: readonly SceneLink[], day: string): LegendEntry[] {
  const looks = new Map<string, { color: string; dashed: boolean; links: number; roles: Set<string> }>();
  for (const { link } of links) {
    const key = `${link.color} ${link.dashed}`;
    const look = looks.get(key) ?? { color: link.color, dashed: link.dashed, links: 0, roles: new Set() };
    look.links += 1;
    for (const { role } of shownRoles(link, day)) look.roles.add(role);
    looks.set(key, look);
  }
  const all = [...looks.values()].sort((a, b) => b.links - a.links);
  return all.flatMap((look, at): LegendEntry[] => {
    const { color, dashed, roles } = look;
    const sign = { is: 'line', color, dashed } as const;
    if (at === 0) return [{ word: 'Link, from holder to held', sign }];
    const isOwn = [...roles].every((role) => all.every((other) => other === look || !other.roles.has(role)));
    return isOwn && roles.size > 0 && roles.size <= ROLES_MAX ? [{ word: [...roles].sort().join(', '), sign }] : [];
  });
}

function shareEntries(roles: readonly LinkRole[]): LegendEntry[] {
  const exact = roles.some(({ percentage }) => percentage != null);
  const ranged = roles.some((role) => role.percentage == null && role.minimum != null && role.maximum != null);
  const open = roles.some(
    (role) => role.percentage == null && role.minimumExclusive && role.minimum != null && role.maximum != null,
  );
  return [
    ...(exact ? [{ word: 'Share held', sign: { is: 'share', text: '60%' } } as const] : []),
    ...(ranged ? [{ word: 'Share between', sign: { is: 'share', text: '25–50%' } } as const] : []),
    ...(open ? [{ word: 'More than 25, up to 50', sign: { is: 'share', text: '>25–50%' } } as const] : []),
    ...(roles.some(({ evidence }) => evidence?.length)
      ? [{ word: 'Evidence is on file', sign: { is: 'clip' } } as const]
      : []),
  ];
}
