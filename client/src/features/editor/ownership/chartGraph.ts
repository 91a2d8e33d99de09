import type { ChartSession } from '../../../chart/model/session';
import { ownershipGraphOf } from '../../../lib/ownership/graph';
import type { ChartGraph } from '../../../lib/panelChart';

/** What of a chart matters to ownership, with what is not saved yet. */
export function ownershipOf({ store }: ChartSession): ChartGraph {
  let known: ReturnType<ChartGraph['get']> | null = null;
  return {
    get: () => {
      const { document, unsaved } = store.getState();
      const graph = ownershipGraphOf(document);
      if (known?.graph !== graph || known.unsaved !== unsaved > 0) known = { graph, unsaved: unsaved > 0 };
      return known;
    },
    subscribe: (listener) => store.subscribe(listener),
  };
}
