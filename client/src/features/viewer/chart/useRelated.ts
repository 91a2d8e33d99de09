import { useMemo } from 'react';
import { findOn } from '../../../chart/model/findOn';
import { neighboursOf } from '../../../chart/model/explore';
import { useViewerState, useViewerUi, useViewer } from './viewer';

const NOTHING: ReadonlySet<string> = new Set();

/** What stays at full strength: what is found, or the neighbours of what is selected, to the level of the settings; null for everything. */
export function useRelatedInView(): { nodes: ReadonlySet<string>; links: ReadonlySet<string> } | null {
  const { neighbourLevel } = useViewer().shared;
  const document = useViewerState((state) => state.document);
  const { nodes, links } = useViewerState((state) => state.selection);
  const text = useViewerUi((state) => state.find?.text.trim() ?? '');
  return useMemo(() => {
    if (text) return { nodes: new Set(findOn(document, text)), links: NOTHING };
    if (nodes.size > 0) return neighboursOf(document, nodes, neighbourLevel);
    if (links.size === 0) return null;
    const ends = [...links].flatMap((key) => {
      const link = document.links.get(key);
      return link ? [link.from, link.to] : [];
    });
    return { nodes: new Set(ends), links };
  }, [document, nodes, links, text, neighbourLevel]);
}
