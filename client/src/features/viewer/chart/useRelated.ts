import { useMemo } from 'react';
import { neighboursOf } from '../../../chart/model/explore';
import { highlightFound, highlightLinks, type Highlight } from '../../../chart/view/highlight';
import { useViewerState, useViewerUi, useViewer } from './viewer';

/** What stays at full strength: what is found, or the neighbours of what is selected, to the level of the settings; null for everything. */
export function useRelatedInView(): Highlight | null {
  const { neighbourLevel } = useViewer().shared;
  const document = useViewerState((state) => state.document);
  const { nodes, links } = useViewerState((state) => state.selection);
  const text = useViewerUi((state) => state.find?.text.trim() ?? '');
  return useMemo(() => {
    if (text) return highlightFound(document, text);
    if (nodes.size > 0) return neighboursOf(document, nodes, neighbourLevel);
    return links.size > 0 ? highlightLinks(document, links) : null;
  }, [document, nodes, links, text, neighbourLevel]);
}
