import { cardCountry, cardDetail, cardLegalForm, cardTrailEnd } from '@stemma/shared/entities/card';
import { joinName } from '@stemma/shared/entities/individualName';
import type { FieldValue } from '@stemma/shared/entities/record';
import { accountMayWrite, type AccountType } from '@stemma/shared/permissions';
import type { StoredFields } from '../../components/fields/draft';
import type { EditedEntity } from '../../lib/panelChart';
import type { PanelRecord } from './documents';

/** A record's fields by their name, as kept. */
export function fieldsOf(record: PanelRecord): StoredFields {
  return Object.fromEntries(
    record.fields.map(({ name, text, number, yesNo }) => [name, text ?? number ?? yesNo ?? null]),
  );
}

/** A kept value as a call takes it; nothing beside the name clears the field. */
export function fieldInput(name: string, value: FieldValue) {
  if (typeof value === 'string') return { name, text: value };
  if (typeof value === 'number') return { name, number: value };
  return typeof value === 'boolean' ? { name, yesNo: value } : { name };
}

/** The panel's heading: of an individual first and last name (SPEC §2.4). */
export function headingOf(record: PanelRecord): string {
  if (record.typeName !== 'Individual') return record.name;
  const { firstName, lastName } = fieldsOf(record);
  return joinName(text(firstName), text(lastName)) || record.name;
}

/** Whether an account of this type may change the record: not one that only reads, not who only reads the entity (SPEC §6). */
export function mayEdit(record: PanelRecord, accountType: AccountType): boolean {
  const permitted = record.permission === 'Co-Owner' || record.permission === 'Editor';
  return permitted && !record.binned && accountMayWrite(accountType);
}

/** What a card on a chart shows of the record. */
export function editedEntity(record: PanelRecord): EditedEntity {
  const source = { ...fieldsOf(record), typeName: record.typeName };
  return {
    key: record.key,
    name: record.name,
    country: cardCountry(source),
    detail: cardDetail(source),
    legalForm: cardLegalForm(source),
    trailEnd: cardTrailEnd(source),
  };
}

function text(value: FieldValue | undefined): string | null {
  return typeof value === 'string' ? value : null;
}
