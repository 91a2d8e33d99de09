import { useMemo } from 'react';
import { lineOf } from '../../chart/model/relations';
import { highlightFound, highlightLinks, type Highlight } from '../../chart/view/highlight';
import type { ChartDocument } from '../../chart/model/document';
import { useEditor, useSessionState, useUi } from './editor';
import { exploredPart } from './explore/state';
import { statedOn, type DynamicSource } from './source';

/** What stays at full strength: what is found, what is looked at alone or left by a filter, or while reading, the owners and holdings of what is selected; null for everything. */
export function useRelated(): Highlight | null {
  const document = useSessionState((state) => state.document);
  const selection = useSessionState((state) => state.selection);
  const reading = useSessionState((state) => state.mode === 'view');
  const text = useUi((state) => state.find?.text.trim() ?? '');
  const onlyChart = useUi((state) => state.onlyChart);
  const explore = useUi((state) => state.explore);
  const { source } = useEditor();
  return useMemo(() => {
    const alone = exploredPart(statedOn(source, document), explore);
    if (alone && !text) return alone;
    if (text) return highlightFound(document, text);
    const nothingChosen = selection.nodes.size + selection.links.size === 0;
    if (nothingChosen && onlyChart && source.kind === 'dynamic') return saidBy(document, source, onlyChart);
    if (!reading || nothingChosen) return null;
    if (selection.nodes.size === 0) return highlightLinks(document, selection.links);
    return lineOf(document, selection.nodes);
  }, [document, selection, reading, text, onlyChart, source, explore]);
}

function saidBy(document: ChartDocument, source: DynamicSource, chart: string) {
  const links = [...document.links.values()].filter(({ key }) => source.chartsOf.get(key)?.includes(chart));
  return {
    nodes: new Set([source.entity.key, ...links.flatMap(({ from, to }) => [from, to])]),
    links: new Set(links.map(({ key }) => key)),
  };
}
