import { useCallback, useMemo, useState } from 'react';
import type { Visibility } from '../../../chart/canvas/controller';
import type { ChartSession } from '../../../chart/model/session';

const NOTHING: ReadonlySet<string> = new Set();

/** Groups that the visitor folded or opened, for his screen alone. */
export function useGroupFolds(session: ChartSession): { away: Visibility; toggle: (key: string) => void } {
  const [groups, setGroups] = useState<ReadonlyMap<string, boolean>>(new Map());
  const toggle = useCallback(
    (key: string) => {
      const stored = session.store.getState().document.groups.get(key)?.collapsed ?? false;
      setGroups((before) => new Map(before).set(key, !(before.get(key) ?? stored)));
    },
    [session],
  );
  const away = useMemo(() => ({ folded: NOTHING, hidden: NOTHING, groups }), [groups]);
  return { away, toggle };
}
