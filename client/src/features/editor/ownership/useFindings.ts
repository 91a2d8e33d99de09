import { useEffect, useMemo } from 'react';
import type { CardBadge } from '@stemma/shared/chart/geometry/badges';
import { isoToday } from '@stemma/shared/dates';
import { ownershipGraphOf } from '../../../lib/ownership/graph';
import { dayOf, useOwnershipSettings } from '../../../lib/ownership/settings';
import { useCalculation } from '../../../lib/ownership/useCalculation';
import { useEditor, useSessionState } from '../editor';

const NONE: ReadonlyMap<string, readonly CardBadge[]> = new Map();

/** Counts what should be looked at on the chart as it stands; answers what its cards say of it while it is edited. */
export function useFindings(): ReadonlyMap<string, readonly CardBadge[]> {
  const { ui, source } = useEditor();
  const document = useSessionState((state) => state.document);
  const editing = useSessionState((state) => state.mode === 'edit');
  const settings = useOwnershipSettings();
  const wanted = source.kind === 'chart' && document.links.size > 0;
  const { answer } = useCalculation('findings', wanted ? ownershipGraphOf(document) : null, {
    asOf: dayOf(settings),
    today: isoToday(),
  });
  useEffect(() => {
    ui.setState({ findings: answer ? answer.filter(({ severity }) => severity !== 'note').length : null });
  }, [ui, answer]);
  return useMemo(() => {
    if (!answer || !editing || !settings.warnOnCards) return NONE;
    const badges = new Map<string, CardBadge[]>();
    for (const { code, entities, short } of answer) {
      const [key] = entities;
      if (key && short && (code === 'over100' || code === 'missing')) {
        badges.set(key, [{ text: short, tone: 'warning', place: 'below' }]);
      }
    }
    return badges;
  }, [answer, editing, settings.warnOnCards]);
}
