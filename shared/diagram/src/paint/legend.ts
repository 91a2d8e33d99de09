import {
  LINK_FAMILIES,
  LINK_FAMILY_LABELS,
  linkFamily,
  ownedShare,
  type LinkFamily,
} from '@stemma/shared/chart/linkFamily';
import { defaults } from '@stemma/shared/limits';
import { overlaps, type Bounds } from '../geometry/box';
import { shownRoles } from '@stemma/shared/chart/roleText';
import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { roleLabel } from '@stemma/shared/language/roleLabel';
import { t } from '@stemma/shared/language/translate';
import type { Scene, SceneCard, SceneLink } from '../scene/scene';
import { chartBands } from './bands';
import { ruleFill } from './cardFills';
import type { ChartLook } from './chartLook';
import { kindsOn, type Kind } from './kinds';
import type { LineLook } from './lineLook';
import { isPlainFill } from './palette';

/** What stands beside a legend's word: the sign of a kind of entity, the border of a card, a line, a share as labels write it, or a paperclip. */
export type LegendSign =
  | { is: 'kind'; node: Kind['node'] }
  | { is: 'card'; border: 'unknown' | 'folded' }
  | { is: 'group' }
  | { is: 'line'; look: LineLook }
  | { is: 'fill'; light: string; dark: string }
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
      ? [{ word: t('Group'), sign: { is: 'group' } } as const]
      : []),
    ...fillEntries(scene, cards),
    ...bandEntries(scene, bounds),
    ...lineEntries(links, scene.look, day),
    ...shareEntries(
      links.flatMap(({ link }) => shownRoles(link, day)),
      scene.look,
    ),
  ];
}

function cardEntries(cards: readonly SceneCard[]): LegendEntry[] {
  const some = (is: (card: SceneCard) => boolean) => cards.some((card) => !card.shape.annotation && is(card));
  const unknown = some(({ node }) => node.party === 'unknown');
  const anonymous = some(({ node }) => node.party === 'anonymous');
  const word = unknown && anonymous ? t('Not known or not disclosed') : unknown ? t('Not known') : t('Not disclosed');
  return [
    ...(unknown || anonymous ? [{ word, sign: { is: 'card', border: 'unknown' } } as const] : []),
    ...(some(({ node }) => node.standsFor !== undefined)
      ? [{ word: t('Folded group'), sign: { is: 'card', border: 'folded' } } as const]
      : []),
  ];
}

/** Lines that a style tells apart by what they are about, and then those whose look somebody chose, by the roles that it alone stands for. */
function lineEntries(links: readonly SceneLink[], look: ChartLook, day: string): LegendEntry[] {
  const isByFamily = look.style.lines === 'families';
  const isChosen = ({ link }: SceneLink) => link.dashed || !isDefaultColor(link.color);
  const plain = isByFamily ? links.filter((one) => !isChosen(one)) : [];
  return [...familyEntries(plain, look, day), ...lookEntries(links, look, day, isByFamily ? isChosen : () => true)];
}

function familyEntries(links: readonly SceneLink[], look: ChartLook, day: string): LegendEntry[] {
  const first = new Map<LinkFamily, SceneLink>();
  let unnamed: SceneLink | undefined;
  let majority: SceneLink | undefined;
  for (const one of links) {
    const roles = shownRoles(one.link, day);
    if (roles.length === 0) {
      unnamed ??= one;
      continue;
    }
    const family = linkFamily(roles);
    const isMajority = family === 'ownership' && ownedShare(roles)?.isMajority === true;
    if (isMajority) majority ??= one;
    const known = first.get(family);
    if (!known || look.line(one.link).width < look.line(known.link).width) first.set(family, one);
  }
  const entries = LINK_FAMILIES.flatMap((family): LegendEntry[] => {
    const one = first.get(family);
    return one ? [{ word: LINK_FAMILY_LABELS[family], sign: { is: 'line', look: look.line(one.link) } }] : [];
  });
  const entryOf = (word: string, one: SceneLink | undefined): LegendEntry[] =>
    one ? [{ word, sign: { is: 'line', look: look.line(one.link) } }] : [];
  return [
    ...entries.slice(0, 1),
    ...entryOf(t('More than half owned'), look.style.weightByShare ? majority : undefined),
    ...entries.slice(1),
    ...entryOf(t('Link, from holder to held'), unnamed),
  ];
}

/**
 * A line of one look is told by the roles that it alone stands for; where all looks are told, that of most links by what a line is. A look whose
 * roles others stand for too means nothing of its own.
 */
function lookEntries(
  links: readonly SceneLink[],
  { line }: ChartLook,
  day: string,
  isTold: (link: SceneLink) => boolean,
): LegendEntry[] {
  const looks = new Map<string, { look: LineLook; isTold: boolean; links: number; roles: Set<string> }>();
  for (const one of links) {
    const { link } = one;
    const key = `${link.color} ${link.dashed}`;
    const known = looks.get(key) ?? { look: line(link), isTold: isTold(one), links: 0, roles: new Set() };
    known.links += 1;
    for (const { role } of shownRoles(link, day)) known.roles.add(role);
    looks.set(key, known);
  }
  const all = [...looks.values()].sort((a, b) => b.links - a.links);
  const isEach = all.every((one) => one.isTold);
  return all.flatMap((one, at): LegendEntry[] => {
    if (!one.isTold) return [];
    const { look, roles } = one;
    const sign = { is: 'line', look } as const;
    if (isEach && at === 0) return [{ word: t('Link, from holder to held'), sign }];
    const isOwn = [...roles].every((role) => all.every((other) => other === one || !other.roles.has(role)));
    return isOwn && roles.size > 0 && roles.size <= ROLES_MAX
      ? [{ word: [...roles].map(roleLabel).sort().join(', '), sign }]
      : [];
  });
}

/** What the grounds of cards say by the style's rule, the most frequent first. */
function fillEntries(scene: Scene, cards: readonly SceneCard[]): LegendEntry[] {
  const words = new Map<string, LegendEntry>();
  for (const { node } of cards) {
    const fill = isPlainFill(node.fillColor) ? ruleFill(scene, node, scene.look.style.colorBy) : null;
    if (fill?.word && !words.has(fill.word)) words.set(fill.word, { word: fill.word, sign: { is: 'fill', ...fill } });
  }
  return [...words.values()].sort((a, b) => (a.word < b.word ? -1 : 1));
}

/** What the bands behind cards stand for, where no card's ground says the same. */
function bandEntries(scene: Scene, bounds: Bounds): LegendEntry[] {
  const { bandBy, colorBy } = scene.look.style;
  if (bandBy === colorBy) return [];
  const entries = new Map<string, LegendEntry>();
  for (const { value, word, light, dark, bounds: own } of chartBands(scene)) {
    if (overlaps(own, bounds)) entries.set(value, { word, sign: { is: 'fill', light, dark } });
  }
  return [...entries.values()].sort((a, b) => (a.word < b.word ? -1 : 1));
}

function shareEntries(roles: readonly LinkRole[], { commonRole }: ChartLook): LegendEntry[] {
  const exact = roles.some(({ percentage }) => percentage != null);
  const ranged = roles.some((role) => role.percentage == null && role.minimum != null && role.maximum != null);
  const open = roles.some(
    (role) => role.percentage == null && role.minimumExclusive && role.minimum != null && role.maximum != null,
  );
  return [
    ...(exact
      ? [
          {
            word: commonRole ? t('Share held as {commonRole}', { commonRole: roleLabel(commonRole) }) : t('Share held'),
            sign: { is: 'share', text: '60%' },
          } as const,
        ]
      : []),
    ...(ranged ? [{ word: t('Share between'), sign: { is: 'share', text: '25–50%' } } as const] : []),
    ...(open ? [{ word: t('More than 25, up to 50'), sign: { is: 'share', text: '>25–50%' } } as const] : []),
    ...(roles.some(({ evidence }) => evidence?.length)
      ? [{ word: t('Evidence is on file'), sign: { is: 'clip' } } as const]
      : []),
  ];
}

function isDefaultColor(color: string): boolean {
  return color.toLowerCase() === defaults.linkColor.toLowerCase();
}
