import type { ChartDocument } from './document';

/** Keys of the selected cards and links. */
export interface Selection {
  nodes: ReadonlySet<string>;
  links: ReadonlySet<string>;
}

export const emptySelection: Selection = { nodes: new Set(), links: new Set() };

/** A selection of some cards and links. */
export function selectionOf(nodes: Iterable<string>, links: Iterable<string> = []): Selection {
  return { nodes: new Set(nodes), links: new Set(links) };
}

/** Whether two selections hold the same keys. */
export function sameSelection(a: Selection, b: Selection): boolean {
  return sameKeys(a.nodes, b.nodes) && sameKeys(a.links, b.links);
}

/** The selection without what is no longer on the chart; the same object when nothing is gone. */
export function pruned(selection: Selection, document: ChartDocument): Selection {
  const nodes = [...selection.nodes].filter((key) => document.nodes.has(key));
  const links = [...selection.links].filter((key) => document.links.has(key));
  if (nodes.length === selection.nodes.size && links.length === selection.links.size) return selection;
  return selectionOf(nodes, links);
}

function sameKeys(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((key) => b.has(key));
}
