import type { ChartDocument } from '../model/document';
import { findOn } from '../model/findOn';

/** What of a chart stays at full strength while the rest fades. */
export interface Highlight {
  nodes: ReadonlySet<string>;
  links: ReadonlySet<string>;
}

const NOTHING: ReadonlySet<string> = new Set();

/** What is found by a text. */
export function highlightFound(document: ChartDocument, text: string): Highlight {
  return { nodes: new Set(findOn(document, text)), links: NOTHING };
}

/** Links and what they are between. */
export function highlightLinks(document: ChartDocument, links: ReadonlySet<string>): Highlight {
  const ends = [...links].flatMap((key) => {
    const link = document.links.get(key);
    return link ? [link.from, link.to] : [];
  });
  return { nodes: new Set(ends), links };
}
