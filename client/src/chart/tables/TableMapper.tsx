import { useMemo, useState, type ReactNode } from 'react';
import { Select, Text } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import type { JudgedTable, TableFault } from '@stemma/shared/rules/import/links/judgedTable';
import { judgeTable } from '@stemma/shared/rules/import/links/judgeTable';
import type { SheetMapping, TableMapping } from '@stemma/shared/rules/import/links/tableMapping';
import { sheetTitle, type TableSheet } from '@stemma/shared/rules/import/links/tableSheet';
import { entityCount, linkCount } from '../../lib/count';
import { ColumnList } from './ColumnList';
import { SheetChoice } from './SheetChoice';
import { TableFaults } from './TableFaults';
import { TablePreview } from './TablePreview';
import classes from './Tables.module.css';

interface Props {
  sheets: readonly TableSheet[];
  mapping: TableMapping;
  onMapping: (mapping: TableMapping) => void;
  /** What the table comes to, in words, and all that is told of it; what it says by itself where it is left out. */
  outcomeOf?: (judged: JudgedTable) => { sum: string; faults: readonly TableFault[] };
  /** What stands above the columns. */
  children?: ReactNode;
  /** What stands beneath all, given what the table becomes. */
  foot: (judged: JudgedTable) => ReactNode;
}

/** What the columns of a table mean, with the chart that it becomes beside them and all that is told of it. */
export function TableMapper({ sheets, mapping, onMapping, outcomeOf = tableOutcome, children, foot }: Props) {
  const [shown, setShown] = useState(() =>
    Math.max(
      0,
      mapping.sheets.findIndex(({ use }) => use === 'links'),
    ),
  );
  const judged = useMemo(() => judgeTable(sheets, mapping), [sheets, mapping]);
  const outcome = useMemo(() => outcomeOf(judged), [outcomeOf, judged]);
  const [sheet, said] = [sheets[shown], mapping.sheets[shown]];
  const change = (next: SheetMapping) =>
    onMapping({ sheets: mapping.sheets.map((one, at) => (at === shown ? next : one)) });
  const uses = { links: t('Links'), entities: t('Entities'), nothing: t('Nothing') };
  return (
    <>
      <div className={classes.mapper}>
        <div className={classes.mapping}>
          {children}
          {sheets.length > 1 && (
            <Select
              label={t('Sheet')}
              data={sheets.map((one, at) => ({
                value: String(at),
                label: t('{name} ({use})', { name: sheetTitle(one), use: uses[mapping.sheets[at]?.use ?? 'nothing'] }),
              }))}
              value={String(shown)}
              allowDeselect={false}
              onChange={(value) => setShown(Number(value))}
            />
          )}
          {sheet && said && (
            <>
              <SheetChoice sheet={sheet} mapping={said} onChange={change} />
              {said.use === 'nothing' ? (
                <Text size="sm" c="dimmed" className={classes.unread}>
                  {t('Nothing is read from this sheet. Its first row: {cells}', {
                    cells: (sheet.rows[0]?.cells ?? []).filter(Boolean).slice(0, 12).join(', ').slice(0, 200) || '–',
                  })}
                </Text>
              ) : (
                <ColumnList sheet={sheet} mapping={said} onChange={change} />
              )}
            </>
          )}
        </div>
        <div className={classes.result}>
          <TablePreview judged={judged} />
          <TableFaults {...outcome} />
        </div>
      </div>
      {foot(judged)}
    </>
  );
}

/** What a table comes to by itself. */
export function tableOutcome({ parties, links, faults }: JudgedTable): { sum: string; faults: readonly TableFault[] } {
  const sum = t('{entities} and {links}', { entities: entityCount(parties.length), links: linkCount(links.length) });
  return { sum, faults };
}
