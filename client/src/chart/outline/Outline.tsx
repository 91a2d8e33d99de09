import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { OwnershipOverlay } from '@stemma/diagram/paint/ownershipOverlay';
import { t } from '@stemma/shared/language/translate';
import { useScreen } from '../../lib/useScreen';
import type { ChartDocument } from '../model/document';
import type { OutlineRow } from '../model/outline';
import { DIRECTIONS } from './directions';
import { lineText, subjectName } from './lineText';
import { OutlineBar } from './OutlineBar';
import { OutlineLine } from './OutlineLine';
import classes from './Outline.module.css';
import { useOutline } from './useOutline';
import { useTreeKeys } from './useTreeKeys';

/** Heights of a row, in CSS pixels: what is touched is higher, and in a narrow outline a line says its roles under its name. */
const [ROW, TALL_ROW] = [36, 44];
const TOUCHED = '(pointer: coarse)';
/** Width of an outline, in CSS pixels, from which a line is said in one. */
const WIDE = 600;

interface OutlineProps {
  document: ChartDocument;
  /** Keys of the cards that are selected. */
  selected: ReadonlySet<string>;
  onSelect: (key: string) => void;
  /** Enter on a line; it selects where this is left out. */
  onOpen?: (key: string) => void;
  /** While the owners of an entity are shown, what each owns of it. */
  overlay: OwnershipOverlay | null;
  /** With a text only the lines that it finds, and the way to them. */
  text: string;
  /** The day (ISO) that is looked at; null for today. */
  asOf: string | null;
  mayPrint: boolean;
}

/** A chart as a tree of who holds what, in step with the selection; while the owners of a subject are shown with what each owns of it. */
export function Outline(props: OutlineProps) {
  const { selected, onSelect, onOpen = onSelect, overlay, text, asOf, mayPrint } = props;
  const { rows, document, over, direction, ...outline } = useOutline(props.document, asOf, text);
  const [current, setCurrent] = useCurrentRow(rows, selected);
  const { ref: sized, width } = useElementSize<HTMLDivElement>();
  const isNarrow = width > 0 && width < WIDE;
  const height = useScreen(TOUCHED) || isNarrow ? TALL_ROW : ROW;
  const about = { document, overlay, over };
  const subject = subjectName(about);
  const scroll = useRef<HTMLDivElement>(null);
  const tree = useMergedRef(scroll, sized);
  const at = Math.max(
    0,
    rows.findIndex(({ id }) => id === current),
  );
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => height,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 12,
    // Tab leads to it wherever the tree is scrolled to.
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      return shown.includes(at) || at >= rows.length ? shown : [...shown, at].sort((a, b) => a - b);
    },
  });
  useEffect(() => virtual.measure(), [virtual, height]);
  const isChosen = selected.has(rows[at]?.node.key ?? '');
  const seen = virtual.scrollRect?.height ?? 0;
  useEffect(() => {
    if (isChosen && seen > 0) virtual.scrollToIndex(at);
  }, [virtual, isChosen, at, seen, height]);

  const choose = (row: OutlineRow, then: (key: string) => void) => {
    setCurrent(row.id);
    then(row.node.key);
  };
  const go = (to: number) => {
    const next = Math.max(0, Math.min(rows.length - 1, to));
    setCurrent(rows[next]?.id ?? null);
    virtual.scrollToIndex(next);
    requestAnimationFrame(() => scroll.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus());
  };
  const onKeyDown = useTreeKeys({
    ...{ rows, at, go, toggle: outline.toggle },
    page: () => Math.max(1, Math.floor((scroll.current?.clientHeight ?? height) / height) - 1),
    select: (row) => choose(row, onSelect),
    open: (row) => choose(row, onOpen),
  });
  const print = async () => {
    const { printOutline } = await import('./printOutline');
    await printOutline({ ...about, rows, direction, text, asOf });
  };

  return (
    <>
      <OutlineBar
        direction={direction}
        onTurn={outline.turn}
        isAnyOpen={rows.some(({ isOpen }) => isOpen)}
        onOpenAll={outline.openAll}
        onCloseAll={outline.closeAll}
        onPrint={mayPrint && rows.length > 0 ? () => void print() : undefined}
        subject={subject}
      />
      <div
        ref={tree}
        className={classes.tree}
        role="tree"
        aria-label={DIRECTIONS[direction]}
        aria-multiselectable
        data-narrow={isNarrow || undefined}
        onKeyDown={onKeyDown}
      >
        <div
          role="presentation"
          className={classes.rows}
          style={{ height: virtual.getTotalSize(), '--row': `${height}px` } as CSSProperties}
        >
          {virtual.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            return (
              row && (
                <OutlineLine
                  key={row.id}
                  {...{ row, subject, start }}
                  text={lineText(about, row)}
                  isSelected={selected.has(row.node.key)}
                  isCurrent={index === at}
                  onFocus={() => setCurrent(row.id)}
                  onSelect={() => choose(row, onSelect)}
                  onToggle={() => {
                    setCurrent(row.id);
                    outline.toggle(row);
                  }}
                />
              )
            );
          })}
        </div>
        {rows.length === 0 && (
          <p className={classes.none}>{text.trim() ? t('No cards match.') : t('Nothing stands on the chart yet.')}</p>
        )}
      </div>
    </>
  );
}

/** Id of the row that Tab leads to: where one was last, or the first one about a card that was selected since. */
function useCurrentRow(rows: readonly OutlineRow[], selected: ReadonlySet<string>) {
  const [current, setCurrent] = useState<string | null>(null);
  const [known, setKnown] = useState<ReadonlySet<string> | null>(null);
  if (selected !== known) {
    setKnown(selected);
    const isAbout = ({ node }: OutlineRow) => selected.has(node.key);
    const isThere = rows.some((row) => row.id === current && isAbout(row));
    const first = selected.size === 1 && !isThere ? rows.find(isAbout) : undefined;
    if (first) setCurrent(first.id);
  }
  return [current, setCurrent] as const;
}
