import { useEffect, useState } from 'react';
import type { TableMapping } from '@stemma/shared/rules/import/links/tableMapping';
import type { TablePreviewAnswer } from './sendTable';
import { askJoins } from './sendTable';

/** What of a table is there already: the chart that takes it in and what that comes to, and entities that its parties are. */
export type TablePlace = Pick<TablePreviewAnswer, 'chart' | 'joins' | 'judged'>;

/** Milliseconds after the last change before it is asked anew. */
const REST = 500;

/** Asks what of a table is there already, anew as its mapping or the name of its chart changes; undefined until it is known. */
export function useTablePlace(file: File, mapping: TableMapping | undefined, chart: string): TablePlace | undefined {
  const [place, setPlace] = useState<TablePlace>();
  useEffect(() => {
    if (!mapping) return;
    let asked: ReturnType<typeof askJoins> | undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      asked = askJoins(file, { mapping, chart });
      // Where it cannot be told now, the report tells it.
      void asked.end.then((end) => isWanted && setPlace('got' in end ? end.got : undefined));
    }, REST);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      asked?.cancel();
    };
  }, [file, mapping, chart]);
  return place;
}
