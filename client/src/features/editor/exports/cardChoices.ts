import { naturalOrder } from '@stemma/shared/nameOrder';
import type { ChartDocument } from '../../../chart/model/document';

/** The cards of a chart to choose from, by name; a name that several bear is counted: "Harbour Ltd (2)". */
export function cardChoices({ nodes }: Pick<ChartDocument, 'nodes'>): { value: string; label: string }[] {
  const seen = new Map<string, number>();
  return [...nodes.values()]
    .sort((a, b) => naturalOrder(a.name, b.name))
    .map(({ key, name }) => {
      const count = (seen.get(name) ?? 0) + 1;
      seen.set(name, count);
      return { value: key, label: count > 1 ? `${name} (${count})` : name };
    });
}
