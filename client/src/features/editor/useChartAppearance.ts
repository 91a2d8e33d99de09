import { useEffect, useMemo } from 'react';
import type { CardBadge } from '@stemma/diagram/paint/badges';
import type { ChartDocument } from '../../chart/model/document';
import { useOwnershipView } from '../../chart/view/useOwnershipView';
import { resetOwnership, useOwnershipSettings } from '../../lib/ownership/settings';
import { useSessionState, useUi, type Editor } from './editor';
import { useExpansion } from './explore/useExpansion';
import { useNeighbourhoodLayout } from './explore/useNeighbourhoodLayout';
import { useFindings } from './ownership/useFindings';
import { useRelated } from './useRelated';
import { useRegisterNewsOnChart } from './useRegisterNewsOnChart';
import { useScreeningOnChart } from './useScreeningOnChart';

const NOTHING: ReadonlySet<string> = new Set();
const NO_BADGES: ReadonlyMap<string, readonly CardBadge[]> = new Map();

/** What the chart shows beside its document: what fades or is hidden, as of which day, and what stands on the cards. */
export function useChartAppearance(editor: Editor) {
  const { session, source, ui, canvas } = editor;
  const document = useSessionState((state) => state.document);
  const { hideUnconnected } = useOwnershipSettings();
  const { overlay, asSeen: asOnDay, day, highlightOf } = useOwnershipView(canvas, document);
  const neighbourhood = useNeighbourhoodLayout(editor);
  const asSeen = useMemo(
    () =>
      neighbourhood && asOnDay ? (whole: ChartDocument) => asOnDay(neighbourhood(whole)) : (neighbourhood ?? asOnDay),
    [neighbourhood, asOnDay],
  );
  useEffect(() => resetOwnership, []);
  const found = useRelated();
  const isFinding = useUi((state) => state.find !== null);
  const away = useUi((state) => state.explore.away);
  const hidden = useMemo(() => {
    if (!overlay || !hideUnconnected) return NOTHING;
    return new Set([...document.nodes.keys()].filter((key) => !overlay.nodes.has(key)));
  }, [overlay, hideUnconnected, document]);
  const warnings = useFindings();
  const screened = useScreeningOnChart(editor);
  const news = useRegisterNewsOnChart(editor);
  const ownerBadges = overlay?.badges ?? NO_BADGES;
  const badges = useMemo(
    () => joined(joined(joined(ownerBadges, warnings), screened), news),
    [ownerBadges, warnings, screened, news],
  );
  return {
    overlay,
    asSeen,
    day,
    badges,
    related: highlightOf(found, isFinding),
    away: useMemo(
      () => (hidden.size ? { ...away, hidden: new Set([...away.hidden, ...hidden]) } : away),
      [away, hidden],
    ),
    expansion: useExpansion({ session, ui }),
    marks: source.kind === 'snapshot' ? (source.comparison?.marks ?? null) : null,
  };
}

/** The badges of both, card by card. */
function joined<T>(one: ReadonlyMap<string, readonly T[]>, two: ReadonlyMap<string, readonly T[]>) {
  if (two.size === 0) return one;
  const all = new Map(one);
  for (const [key, badges] of two) all.set(key, [...(all.get(key) ?? []), ...badges]);
  return all;
}
