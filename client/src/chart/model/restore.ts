import { isDecorationType } from '@stemma/shared/chart/decoration';
import { t } from '@stemma/shared/language/translate';
import { newKey } from '../../lib/newKey';
import type { Command } from './commands';
import type { ChartDocument, NodeRecord } from './document';

/** What an entity that is not on the chart now is called, and is, in the store. */
export type Known = ReadonlyMap<string, Pick<NodeRecord, 'name' | 'typeName'>>;

/**
 * Makes the chart what it was: who and what stands on it, where, linked how. Names and records of entities stay as they are today, since
 * other charts show them too; so does the chart's own name. What is neither on the chart now nor `known` finds no place, nor do its links.
 * Notes, pictures and text boxes are the chart's own: they say what they said, and those that are gone are made anew.
 */
export function goBackTo(past: ChartDocument, name: string, known: Known): Command {
  const anew = new Map([...past.nodes.keys()].map((key) => [key, newKey()]));
  return {
    label: t('go back to “{name}”', { name }),
    apply(document) {
      const nodes = new Map<string, NodeRecord>();
      for (const then of past.nodes.values()) {
        const now = document.nodes.get(then.key);
        const record = known.get(then.key);
        if (isDecorationType(then.typeName)) {
          const { name, decoration = null } = then;
          const key = now ? then.key : (anew.get(then.key) ?? then.key);
          nodes.set(key, now ? { ...now, ...placementFields(then), name, decoration } : { ...then, key, isNew: true });
        } else if (now) nodes.set(then.key, { ...now, ...placementFields(then) });
        else if (record) nodes.set(then.key, { ...then, ...record });
      }
      const own = (key: string) => (nodes.has(key) || past.groups.has(key) ? key : (anew.get(key) ?? key));
      const ended = [...past.links].map(([key, link]) => {
        const [from, to] = [own(link.from), own(link.to)];
        return [key, from === link.from && to === link.to ? link : { ...link, from, to }] as const;
      });
      const links = new Map(ended.filter(([, { from, to }]) => nodes.has(from) && nodes.has(to)));
      const groups = new Map(
        [...past.groups].map(([key, group]) => [
          key,
          {
            ...group,
            members: group.members.map(own).filter((member) => nodes.has(member) || past.groups.has(member)),
          },
        ]),
      );
      const { description, routing } = past.props;
      const props = { ...document.props, description, routing };
      return { ...document, props, nodes, links, groups };
    },
  };
}

/** Keys of the entities that a past state holds and the chart does not hold now. */
export function missingFrom(document: ChartDocument, past: ChartDocument): string[] {
  return [...past.nodes.values()]
    .filter(({ key, typeName }) => !document.nodes.has(key) && !isDecorationType(typeName))
    .map(({ key }) => key);
}

function placementFields(node: NodeRecord) {
  const { x, y, flag, flagColor, label, labelVisible, fillColor, icon, hideIcon, width } = node;
  const { chartDescription, pinned } = node;
  return { x, y, flag, flagColor, label, labelVisible, fillColor, icon, hideIcon, width, chartDescription, pinned };
}
