import { NAME_PARTS } from '@stemma/shared/entities/individualName';
import { toShownDate } from '@stemma/shared/dates';
import type { Field } from '@stemma/shared/entities/fields';
import { FIELDS, optionLabel } from '@stemma/shared/entities/fields';
import { isRecordType, typeLabel } from '@stemma/shared/entities/typeNames';
import type { Table, Paragraph } from 'docx';
import { HeadingLevel } from 'docx';
import type { EntityRecord } from '../../entities/present';
import { isSaid } from '../said';
import { paragraph } from './styles';
import { textTable } from './table';

/** What a report says of an entity: what is filled in, the custom fields, the notes; nothing of what is empty. */
export function entityParts(entity: EntityRecord, onChart: string | null | undefined): (Paragraph | Table)[] {
  const rows = [...knownFields(entity), ...entity.customFields.map(({ name, value }) => [name, value])];
  if (onChart) rows.push(['On this chart', onChart]);
  if (entity.description) rows.push(['Notes', entity.description]);
  const kind = typeLabel(entity.typeName) + (entity.party === 'known' ? '' : `, ${entity.party}`);
  return [
    paragraph(entity.name, { heading: HeadingLevel.HEADING_2 }),
    paragraph(kind, { style: 'Small', keepNext: rows.length > 0 }),
    ...(rows.length ? [textTable({ widths: [30, 70], rows, quiet: 0 })] : []),
  ];
}

function knownFields(entity: EntityRecord): string[][] {
  if (!isRecordType(entity.typeName)) return [];
  return FIELDS[entity.typeName]
    .filter((field) => field.default === undefined && !NAME_PARTS.includes(field.name) && isSaid(entity, field))
    .map((field) => [field.label, fieldText(entity, field)]);
}

const amount = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

function fieldText({ fields }: EntityRecord, field: Field): string {
  const { name, kind, currency, unit } = field;
  const value = fields[name];
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return [currency && fields[currency], amount.format(value)].filter(Boolean).join(' ');
  const text = value ?? '';
  if (kind === 'date') return toShownDate(text);
  return [optionLabel(field, text), unit && String(fields[unit] ?? '').toLowerCase()].filter(Boolean).join(' ');
}
