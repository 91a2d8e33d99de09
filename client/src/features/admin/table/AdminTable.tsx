import type { ReactNode } from 'react';
import { VisuallyHidden } from '@mantine/core';
import classes from './AdminTable.module.css';

export interface AdminColumn<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** For screen readers only: what is in the column says it to others. */
  isLabelHidden?: boolean;
  /** Left out on a phone, where a cell that stays says it in a `Narrow`. */
  isWide?: boolean;
  /** As narrow as what is in it. */
  isTight?: boolean;
  isNumber?: boolean;
  /** Never broken into lines. */
  isOneLine?: boolean;
  /** Of words, which stay whole. */
  isText?: boolean;
  isDimmed?: boolean;
}

export interface AdminTableProps<Row> {
  label: string;
  columns: readonly AdminColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** A table of administration. */
export function AdminTable<Row>({ label, columns, rows, keyOf }: AdminTableProps<Row>) {
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.label} scope="col" className={headClass(column)}>
              {column.isLabelHidden ? <VisuallyHidden>{column.label}</VisuallyHidden> : column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column) => (
              <td key={column.label} className={cellClass(column)}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What stands in columns of its own where there is room for them. */
export function Narrow({ children }: { children: ReactNode }) {
  return <div className={classes.narrow}>{children}</div>;
}

/** What a row is called, and what is said below it. */
export function RowName({ name, below }: { name: ReactNode; below?: ReactNode }) {
  return (
    <>
      <div className={classes.name}>{name}</div>
      {below && <div className={classes.dim}>{below}</div>}
    </>
  );
}

function headClass<Row>({ isWide, isTight, isNumber }: AdminColumn<Row>) {
  return joined(isWide && classes.wide, isTight && classes.tight, isNumber && classes.number);
}

function cellClass<Row>({ isWide, isNumber, isOneLine, isText, isDimmed }: AdminColumn<Row>) {
  return joined(
    isWide && classes.wide,
    isNumber && classes.number,
    isOneLine && classes.oneLine,
    isText && classes.text,
    isDimmed && classes.dim,
  );
}

const joined = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ') || undefined;
