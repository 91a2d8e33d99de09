import { useRef } from 'react';
import { Checkbox } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { t } from '@stemma/shared/language/translate';
import type { RowChoices, PreviewRow } from './model';
import { ROW_OUTCOME_LABELS, rowSentences, willBeMade } from './model';
import classes from './Sheet.module.css';

interface Props {
  rows: readonly PreviewRow[];
  choices: RowChoices;
  onChoose: (row: PreviewRow, made: boolean) => void;
}

const ROW_HEIGHT = 45;

/** The rows of a preview; only those in view stand in the page. */
export function RowList({ rows, choices, onChoose }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => rows[index]?.row ?? index,
    overscan: 8,
  });
  return (
    <div ref={frame} className={classes.rows} tabIndex={0} role="region" aria-label={t('Rows of the file')}>
      <ul style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ key, index, start }) => {
          const row = rows[index];
          if (!row) return null;
          return (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
            >
              <Row row={row} made={willBeMade(row, choices)} onChoose={(made) => onChoose(row, made)} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Row({ row, made, onChoose }: { row: PreviewRow; made: boolean; onChoose: (made: boolean) => void }) {
  const sentences = rowSentences(row, made);
  return (
    <label className={classes.row} data-made={made || undefined}>
      <Checkbox
        size="xs"
        checked={made}
        disabled={row.fate === 'skipped'}
        aria-label={t('Make row {row}{name}', { row: row.row, name: row.name ? `, ${row.name}` : '' })}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <span className={classes.number}>{row.row}</span>
      <span className={classes.words}>
        <bdi className={classes.name}>{row.name || t('(no name)')}</bdi>
        {sentences.map((one) => (
          <bdi key={one} className={classes.why}>
            {one}
          </bdi>
        ))}
      </span>
      <span className={classes.badge} data-fate={row.fate}>
        {ROW_OUTCOME_LABELS[row.fate]}
      </span>
    </label>
  );
}
