import { t } from '@stemma/shared/language/translate';
import type { Command } from './commands';
import { newNode, type NodeRecord } from './document';

/**
 * Puts another entity in the place of one, with its links and its look; what is said of the entity itself (flag, icon, description)
 * does not go over. Nothing happens where the other one stands on the chart already.
 */
export function replaceNode(
  key: string,
  entity: Pick<NodeRecord, 'key' | 'typeName' | 'name'> & Partial<NodeRecord>,
): Command {
  return {
    label: t('replace with {name}', { name: entity.name }),
    apply(document) {
      const old = document.nodes.get(key);
      if (!old || document.nodes.has(entity.key)) return document;
      const { x, y, width, fillColor, label, labelVisible } = old;
      const node = newNode({ ...entity, x, y, width, fillColor, label, labelVisible });
      const end = (one: string) => (one === key ? entity.key : one);
      return {
        ...document,
        nodes: new Map([...document.nodes].map(([one, other]) => (one === key ? [node.key, node] : [one, other]))),
        links: renewed(document.links, (link) =>
          link.from === key || link.to === key ? { ...link, from: end(link.from), to: end(link.to) } : link,
        ),
        groups: renewed(document.groups, (group) =>
          group.members.includes(key) ? { ...group, members: group.members.map(end) } : group,
        ),
      };
    },
  };
}

function renewed<T>(table: ReadonlyMap<string, T>, change: (record: T) => T): ReadonlyMap<string, T> {
  return new Map([...table].map(([key, record]) => [key, change(record)]));
}
