import { cardsOf } from '@stemma/diagram/group/foldedGroups';
import type { ChartGroup } from '@stemma/shared/chart/chart';
import { t } from '@stemma/shared/language/translate';
import type { Command } from './commands';
import type { ChartDocument } from './document';
import { withoutEmpty } from './emptyGroups';

/** The one group that some of these cards are in, the innermost of those within each other, and the cards that are not; null where none could join one. */
export function groupToJoin(
  { groups, nodes }: Pick<ChartDocument, 'groups' | 'nodes'>,
  keys: readonly string[],
): { group: ChartGroup; joining: string[] } | null {
  const held = [...groups.values()].filter(({ members }) => members.some((member) => keys.includes(member)));
  const [group, ...others] = held;
  if (!group || others.length > 0) return null;
  const cards = new Set(cardsOf({ groups, nodes }, group.key));
  const joining = keys.filter((key) => nodes.has(key) && !cards.has(key));
  return joining.length > 0 ? { group, joining } : null;
}

/** Puts cards into a group, out of any other. */
export function joinGroup(key: string, cards: readonly string[]): Command {
  return {
    label: t('add to group'),
    apply(document) {
      const group = document.groups.get(key);
      const within = new Set(cardsOf(document, key));
      const joining = cards.filter((card) => document.nodes.has(card) && !within.has(card));
      if (!group || joining.length === 0) return document;
      const groups = without(document.groups, new Set(joining));
      groups.set(key, { ...group, members: [...group.members, ...joining] });
      return { ...document, groups: withoutEmpty(groups) };
    },
  };
}

/** Takes cards out of the groups that hold them; of a group in another one they stay in the outer. */
export function leaveGroup(cards: readonly string[]): Command {
  return {
    label: t('take out of group'),
    apply(document) {
      const leaving = new Set(cards);
      const groups = without(document.groups, leaving);
      let isChanged = false;
      for (const { key, members } of document.groups.values()) {
        const left = members.filter((member) => leaving.has(member) && document.nodes.has(member));
        if (left.length === 0) continue;
        isChanged = true;
        const outer = [...groups.values()].find((group) => group.members.includes(key));
        if (outer) groups.set(outer.key, { ...outer, members: [...outer.members, ...left] });
      }
      return isChanged ? { ...document, groups: withoutEmpty(groups) } : document;
    },
  };
}

function without(groups: ChartDocument['groups'], cards: ReadonlySet<string>): Map<string, ChartGroup> {
  return new Map(
    [...groups].map(([key, group]) => {
      const members = group.members.filter((member) => !cards.has(member));
      return [key, members.length === group.members.length ? group : { ...group, members }];
    }),
  );
}
