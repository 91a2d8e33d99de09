import { naturalOrder } from '@stemma/shared/nameOrder';
import type { ChartDocument, NodeRecord } from '../../../chart/model/document';
import { kindWord } from '../../../chart/model/words';

/**
 * The cards of a chart to choose from, by name. Those of one name tell their kind and detail too, "Harbour Ltd, Organisation, C 4711"; who
 * share these as well are counted.
 */
export function cardChoices({ nodes }: Pick<ChartDocument, 'nodes'>): { value: string; label: string }[] {
  const all = [...nodes.values()].sort((a, b) => naturalOrder(a.name, b.name) || naturalOrder(whole(a), whole(b)));
  const bearers = countOf(all.map(({ name }) => name));
  const seen = new Map<string, number>();
  return all.map((node) => {
    const label = (bearers.get(node.name) ?? 0) > 1 ? whole(node) : node.name;
    const count = (seen.get(label) ?? 0) + 1;
    seen.set(label, count);
    return { value: node.key, label: count > 1 ? `${label} (${count})` : label };
  });
}

function whole(node: NodeRecord): string {
  return [node.name, kindWord(node), node.detail].filter(Boolean).join(', ');
}

function countOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
