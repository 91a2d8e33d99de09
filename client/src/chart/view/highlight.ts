import type { ChartDocument } from '../model/document';
import { findOn } from '../model/findOn';

/** What of a chart stays at full strength while the rest fades. */
export interface Highlight {
  nodes: ReadonlySet<string>;
  links: ReadonlySet<string>;
}

/** What is found by a text, and every link at it. */
export function highlightFound(document: ChartDocument, text: string): Highlight {
  const nodes = new Set(findOn(document, text));
  const links = [...document.links.values()].filter(({ from, to }) => nodes.has(from) || nodes.has(to));
  return { nodes, links: new Set(links.map(({ key }) => key)) };
}

/** Links and what they are between. */
export function highlightLinks(document: ChartDocument, links: ReadonlySet<string>): Highlight {
  const ends = [...links].flatMap((key) => {
    const link = document.links.get(key);
    return link ? [link.from, link.to] : [];
  });
  return { nodes: new Set(ends), links };
}
