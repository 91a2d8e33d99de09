import type { Command } from './commands';
import type { ChartDocument, NodeRecord } from './document';

/** What an entity that is not on the chart now is called, and is, in the store. */
export type Known = ReadonlyMap<string, Pick<NodeRecord, 'name' | 'typeName'>>;

/**
 * Makes the chart what it was: who and what stands on it, where, linked how. Names and records of entities stay as they are today, since
 * other charts show them too; so does the chart's own name. What is neither on the chart now nor `known` finds no place, nor do its links.
 */
export function goBackTo(past: ChartDocument, name: string, known: Known): Command {
  return {
    label: `go back to “${name}”`,
    apply(document) {
      const nodes = new Map<string, NodeRecord>();
      for (const then of past.nodes.values()) {
        const now = document.nodes.get(then.key);
        const record = known.get(then.key);
        if (now) nodes.set(then.key, { ...now, ...placementFields(then) });
        else if (record) nodes.set(then.key, { ...then, ...record });
      }
      const links = new Map([...past.links].filter(([, { from, to }]) => nodes.has(from) && nodes.has(to)));
      const groups = new Map(
        [...past.groups].map(([key, group]) => [
          key,
          { ...group, members: group.members.filter((member) => nodes.has(member) || past.groups.has(member)) },
        ]),
      );
      const { description, routing } = past.props;
      return { props: { ...document.props, description, routing }, nodes, links, groups };
    },
  };
}

/** Keys of what a past state holds and the chart does not hold now. */
export function missingFrom(document: ChartDocument, past: ChartDocument): string[] {
  return [...past.nodes.keys()].filter((key) => !document.nodes.has(key));
}

function placementFields(node: NodeRecord) {
  const { x, y, flag, flagColor, label, labelVisible, fillColor, icon, hideIcon, width } = node;
  const { chartDescription, pinned } = node;
  return { x, y, flag, flagColor, label, labelVisible, fillColor, icon, hideIcon, width, chartDescription, pinned };
}
