import { useMemo, useState } from 'react';
import type { ChartDocument } from '../model/document';
import { outlineOf, type OutlineDirection, type OutlineRow } from '../model/outline';
import { documentOn, notInForce } from '../ownership/asOfDay';

const NOTHING: ReadonlySet<string> = new Set();

/** The lines of a chart as a tree on a day (ISO; null for today), and what of it is opened and closed by hand. */
export function useOutline(document: ChartDocument, asOf: string | null, text: string) {
  const [direction, setDirection] = useState<OutlineDirection>('holdings');
  const [toggled, setToggled] = useState(NOTHING);
  const seen = asOf === null ? document : documentOn(document, asOf);
  const over = useMemo(() => (asOf === null ? NOTHING : notInForce(document, asOf)), [document, asOf]);
  const rows = useMemo(() => outlineOf(seen, { direction, toggled }, text), [seen, direction, toggled, text]);
  return {
    rows,
    document: seen,
    over,
    direction,
    turn: (to: OutlineDirection) => {
      setDirection(to);
      setToggled(NOTHING);
    },
    toggle: ({ id }: OutlineRow) =>
      setToggled((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    openAll: () => setToggled(NOTHING),
    closeAll: () => {
      const all = outlineOf(seen, { direction, toggled: NOTHING }, text);
      setToggled(new Set(all.flatMap(({ id, isOpen }) => (isOpen ? id : []))));
    },
  };
}
