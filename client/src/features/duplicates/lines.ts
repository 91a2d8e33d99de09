import { fieldOf, nameLabel } from '@stemma/shared/entities/fields';
import type { RecordType } from '@stemma/shared/entities/typeNames';
import { isRecordType } from '@stemma/shared/entities/typeNames';
import type { MergeLine, MergeRecord } from '@stemma/shared/merging/compareRecords';
import { t } from '@stemma/shared/language/translate';
import type { StoredFields } from '../../components/fields/draft';
import { shownText } from '../../components/panel/shownText';
import type { MergeRecordData } from './documents';

/** A record as it is compared; undefined for what is no record. */
export function comparable(record: MergeRecordData): (MergeRecord & { fields: StoredFields }) | undefined {
  const { typeName, name, description, party, color, customFields } = record;
  if (!isRecordType(typeName)) return undefined;
  const fields = Object.fromEntries(
    record.fields.map((field) => [field.name, field.text ?? field.number ?? field.yesNo ?? null]),
  );
  return { typeName, name, description, party, color, customFields, fields };
}

const PARTIES: Record<string, string> = {
  known: t('Known'),
  unknown: t('Unknown party'),
  anonymous: t('Anonymous party'),
};

/** What a line is called. */
export function lineLabel(type: RecordType, { id, name }: MergeLine): string {
  if (id === 'name') return nameLabel(type);
  if (id === 'description') return t('Notes');
  if (id === 'party') return t('How much is known');
  if (id === 'color') return t('Colour');
  return id.startsWith('field:') ? (fieldOf(type, name)?.label ?? name) : name;
}

/** A side's value of a line as screens show it; empty for nothing. */
export function sideText(
  side: MergeRecord & { fields: StoredFields },
  line: MergeLine,
  which: 'kept' | 'other',
): string {
  const value = line[which];
  if (value === null || value === '') return '';
  if (line.id === 'party') return PARTIES[String(value)] ?? String(value);
  const field = line.id.startsWith('field:') ? fieldOf(side.typeName, line.name) : undefined;
  return field ? shownText(field, side.fields) : String(value);
}
