import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { SegmentedControl } from '@mantine/core';
import { IconChevronRight, IconPoint } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { isoToday } from '@stemma/shared/dates';
import type { OwnershipOverlay } from '@stemma/diagram/paint/ownershipOverlay';
import { t } from '@stemma/shared/language/translate';
import { cardName } from '../../../chart/model/namesApart';
import { outlineOf, type OutlineDirection, type OutlineRow } from '../../../chart/model/outline';
import { rolesAndShare } from '../../../chart/model/relations';
import { selectionOf } from '../../../chart/model/selection';
import { EntityTypeIcon } from '../../../components/entity/EntityTypeIcon';
import { useEditor, useSessionState } from '../editor';
import classes from './Outline.module.css';
import { totalOwned } from './rows';

const ROW = 36;
/** How far a line stands in for each level, in CSS pixels, and for how many at most. */
const [INDENT, LEVELS_MAX] = [22, 24];

const REPEATS = { loop: t('closes a loop'), elsewhere: t('told above') };

/** The chart as a tree of who holds what, in step with the selection; while the owners of a subject are shown with what each owns of it. */
export function Outline({ text, overlay }: { text: string; overlay: OwnershipOverlay | null }) {
  const { session, canvas } = useEditor();
  const document = useSessionState((state) => state.document);
  const selected = useSessionState((state) => state.selection.nodes);
  const [direction, setDirection] = useState<OutlineDirection>('holdings');
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState<string | null>(null);
  const rows = useMemo(() => outlineOf(document, { direction, toggled }, text), [document, direction, toggled, text]);
  const today = isoToday();
  const scroll = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 12,
  });
  const at = Math.max(
    0,
    rows.findIndex(({ id }) => id === current),
  );

  const toggle = ({ id }: OutlineRow) =>
    setToggled((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const select = ({ node: { key } }: OutlineRow) => {
    session.select(selectionOf([key]));
    canvas.current?.camera.reveal(key);
  };
  const go = (to: number) => {
    const row = rows[Math.max(0, Math.min(rows.length - 1, to))];
    if (!row) return;
    setCurrent(row.id);
    virtual.scrollToIndex(rows.indexOf(row));
    requestAnimationFrame(() => scroll.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus());
  };
  const parentOf = (index: number) => {
    const level = rows[index]?.level ?? 1;
    for (let one = index - 1; one >= 0; one--) if ((rows[one]?.level ?? 1) < level) return one;
    return index;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[at];
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
    const page = Math.max(1, Math.floor((scroll.current?.clientHeight ?? ROW) / ROW) - 1);
    const moves: Record<string, () => void> = {
      ArrowDown: () => go(at + 1),
      ArrowUp: () => go(at - 1),
      PageDown: () => go(at + page),
      PageUp: () => go(at - page),
      Home: () => go(0),
      End: () => go(rows.length - 1),
      ArrowRight: () => (row.children > 0 && !row.isOpen ? toggle(row) : go(at + (row.isOpen ? 1 : 0))),
      ArrowLeft: () => (row.isOpen ? toggle(row) : go(parentOf(at))),
      Enter: () => select(row),
      ' ': () => select(row),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    move();
  };

  return (
    <>
      <SegmentedControl
        size="xs"
        className={classes.direction}
        aria-label={t('What a step in leads to')}
        value={direction}
        onChange={(value) => {
          setDirection(value);
          setToggled(new Set());
        }}
        data={[
          { value: 'holdings', label: t('What each holds') },
          { value: 'owners', label: t('Who holds each') },
        ]}
      />
      <div
        ref={scroll}
        className={classes.tree}
        role="tree"
        aria-label={direction === 'holdings' ? t('What each holds') : t('Who holds each')}
        aria-multiselectable
        onKeyDown={onKeyDown}
      >
        <div role="presentation" className={classes.rows} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            if (!row) return null;
            const { id, node, link, level, children, isOpen, repeats } = row;
            const said = link ? rolesAndShare(link, today) : null;
            const total = overlay ? totalOwned(overlay, node.key).text : '';
            return (
              <div
                key={id}
                role="treeitem"
                aria-level={level}
                aria-selected={selected.has(node.key)}
                aria-expanded={children > 0 ? isOpen : undefined}
                tabIndex={index === at ? 0 : -1}
                className={classes.row}
                style={{
                  transform: `translateY(${start}px)`,
                  paddingInlineStart: 12 + (Math.min(level, LEVELS_MAX) - 1) * INDENT,
                }}
                onFocus={() => setCurrent(id)}
                onClick={() => select(row)}
              >
                <span
                  className={classes.twist}
                  data-open={isOpen || undefined}
                  aria-hidden
                  onClick={(event) => {
                    if (children === 0) return;
                    event.stopPropagation();
                    setCurrent(id);
                    toggle(row);
                  }}
                >
                  {children > 0 ? <IconChevronRight size={16} stroke={1.8} /> : <IconPoint size={12} stroke={1.6} />}
                </span>
                {said?.share && <span className={classes.share}>{said.share}</span>}
                <EntityTypeIcon type={node.typeName} party={node.party} size={22} />
                <bdi className={classes.name}>{cardName(document, node.key)}</bdi>
                {said && <span className={classes.quiet}>{said.roles}</span>}
                {repeats && <span className={classes.repeats}>{REPEATS[repeats]}</span>}
                {total && <span className={classes.total}>{total}</span>}
              </div>
            );
          })}
        </div>
        {rows.length === 0 && (
          <p className={classes.none}>
            {text.trim() ? t('No card says that.') : t('Nothing stands on the chart yet.')}
          </p>
        )}
      </div>
    </>
  );
}
