import { SegmentedControl, Select, TextInput } from '@mantine/core';
import { RECORD_TYPES, typeLabel, isRecordType } from '@stemma/shared/entities/typeNames';
import { limits } from '@stemma/shared/limits';
import { t } from '@stemma/shared/language/translate';
import { proposeSheet } from '@stemma/shared/rules/import/links/mapping/proposeMapping';
import { columnOf, lacksOwned, lacksOwner, type SheetMapping } from '@stemma/shared/rules/import/links/tableMapping';
import type { TableSheet } from '@stemma/shared/rules/import/links/tableSheet';
import classes from './Tables.module.css';

interface Props {
  sheet: TableSheet;
  mapping: SheetMapping;
  onChange: (mapping: SheetMapping) => void;
}

/** Rows that may be chosen as the one with the headings. */
const ROWS = 12;
const USES = ['links', 'entities', 'nothing'] as const;

/** What the rows of a sheet are, where its headings stand, and how what its cells leave open is read. */
export function SheetChoice({ sheet, mapping, onChange }: Props) {
  const labels = { links: t('Links'), entities: t('Entities'), nothing: t('Nothing') };
  const rows = sheet.rows.slice(0, ROWS).map(({ row, cells }) => ({
    value: String(row),
    label: t('Row {row}: {cells}', { row, cells: cells.filter(Boolean).join(', ').slice(0, 60) }),
  }));
  const hasShare = ['share', 'minimum'].some((meaning) => columnOf(mapping, meaning) >= 0);
  return (
    <div className={classes.choices}>
      <div>
        <span className={classes.label} id="table-use">
          {t('The rows are')}
        </span>
        <SegmentedControl
          fullWidth
          aria-labelledby="table-use"
          data={USES.map((value) => ({ value, label: labels[value] }))}
          value={mapping.use}
          onChange={(value) => {
            const use = USES.find((one) => one === value) ?? 'links';
            onChange(proposeSheet(sheet, mapping.header, use));
          }}
        />
      </div>
      {mapping.use !== 'nothing' && (
        <Select
          label={t('Headings')}
          data={[{ value: '0', label: t('None') }, ...rows]}
          value={String(mapping.header)}
          allowDeselect={false}
          onChange={(value) => onChange(proposeSheet(sheet, Number(value), mapping.use))}
        />
      )}
      {mapping.use !== 'nothing' && (
        <Select
          label={t('Where no type is said')}
          data={[
            { value: '', label: t('As the name says') },
            ...RECORD_TYPES.map((value) => ({ value: value as string, label: typeLabel(value) })),
          ]}
          value={mapping.type ?? ''}
          allowDeselect={false}
          onChange={(value) => onChange({ ...mapping, type: value && isRecordType(value) ? value : null })}
        />
      )}
      {lacksOwned(mapping) && (
        <EndOfAll
          label={t('All are holders of')}
          description={t('Where no column says what is owned.')}
          name={mapping.held?.name}
          onChange={(name) => onChange({ ...mapping, held: { ...mapping.held, name } })}
        />
      )}
      {lacksOwner(mapping) && (
        <EndOfAll
          label={t('All are held by')}
          description={t('Where no column says who owns.')}
          name={mapping.holder?.name}
          onChange={(name) => onChange({ ...mapping, holder: { ...mapping.holder, name } })}
        />
      )}
      {mapping.use === 'links' && hasShare && (
        <Select
          label={t('A share of 0.3 is')}
          data={[
            { value: 'fraction', label: '30 %' },
            { value: 'percent', label: '0.3 %' },
          ]}
          value={mapping.shareUnit}
          allowDeselect={false}
          onChange={(value) => onChange({ ...mapping, shareUnit: value === 'fraction' ? 'fraction' : 'percent' })}
        />
      )}
    </div>
  );
}

interface EndOfAllProps {
  label: string;
  description: string;
  name: string | undefined;
  onChange: (name: string) => void;
}

/** The one end that the links of all rows have. */
function EndOfAll({ label, description, name = '', onChange }: EndOfAllProps) {
  return (
    <TextInput
      label={label}
      description={description}
      value={name}
      maxLength={limits.nameMax}
      autoComplete="off"
      className={classes.held}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
