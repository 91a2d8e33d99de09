import { Select, Text } from '@mantine/core';
import { FIELDS } from '@stemma/shared/entities/fields';
import { t } from '@stemma/shared/language/translate';
import { ENTITY_MEANINGS, LINK_MEANINGS, meaningLabel } from '@stemma/shared/rules/import/links/columnMeanings';
import { meaningOfField } from '@stemma/shared/rules/import/links/headings/headingMeanings';
import {
  headingsIn,
  rowsBelow,
  widthOf,
  withMeaning,
  type SheetMapping,
} from '@stemma/shared/rules/import/links/tableMapping';
import { columnLetter, type TableSheet } from '@stemma/shared/rules/import/links/tableSheet';
import classes from './Tables.module.css';

interface Props {
  sheet: TableSheet;
  mapping: SheetMapping;
  onChange: (mapping: SheetMapping) => void;
}

const SAMPLES = 3;

/** Each column of a sheet with some of its cells, and what it means. */
export function ColumnList({ sheet, mapping, onChange }: Props) {
  const headings = headingsIn(sheet, mapping.header);
  const rows = rowsBelow(sheet, mapping).slice(0, 200);
  const columns = Array.from({ length: widthOf(sheet) }, (_, at) => {
    const cells = rows.map((row) => row.cells[at] ?? '').filter((cell) => cell.trim() !== '');
    return { at, samples: [...new Set(cells)].slice(0, SAMPLES), heading: headings[at]?.trim() ?? '' };
  }).filter(({ samples, heading }) => samples.length > 0 || heading !== '');
  const offered = meaningsOf(mapping);
  return (
    <ul className={classes.columns} aria-label={t('Columns')}>
      {columns.map(({ at, samples, heading }) => {
        const name = heading || t('Column {letter}', { letter: columnLetter(at) });
        const meaning = mapping.columns[String(at)];
        return (
          <li key={at} data-used={meaning !== undefined || undefined}>
            <div className={classes.column}>
              <Text size="sm" fw={600} truncate component="bdi">
                {name}
              </Text>
              <Text size="xs" c="dimmed" truncate component="bdi">
                {samples.join(' · ')}
              </Text>
            </div>
            <Select
              aria-label={t('What “{column}” means', { column: name })}
              data={[{ value: '', label: t('Not used') }, ...offered]}
              value={meaning ?? ''}
              allowDeselect={false}
              comboboxProps={{ width: 240, position: 'bottom-end' }}
              maxDropdownHeight={280}
              onChange={(value) => onChange(withMeaning(mapping, at, value || null))}
            />
          </li>
        );
      })}
    </ul>
  );
}

function meaningsOf({ use, type, columns }: SheetMapping): { value: string; label: string }[] {
  if (use === 'links') return LINK_MEANINGS.map((value) => ({ value, label: meaningLabel(value) }));
  const common = ENTITY_MEANINGS.map((value) => ({ value, label: meaningLabel(value) }));
  const known = new Set(ENTITY_MEANINGS);
  const fields = (type ? FIELDS[type] : [])
    .map(({ name, label }) => ({ value: meaningOfField(name), label }))
    .filter(({ value }) => !known.has(value));
  const offered = new Set([...known, ...fields.map(({ value }) => value)]);
  const others = [...new Set(Object.values(columns))].filter((value) => !offered.has(value));
  return [...common, ...fields, ...others.map((value) => ({ value, label: meaningLabel(value) }))];
}
