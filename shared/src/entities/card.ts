import { toShownDate } from '../dates';
import { t } from '../language/translate';
import { fieldOf, optionLabel } from './fields';
import { legalFormOf, type LegalForm } from './legalForm';
import type { EntityType, RecordType } from './typeNames';

/** What a chart reads of an entity's record: for `cardCountry`, `cardDetail` and `cardTrailEnd`. */
export const CARD_FIELDS = [
  'nationality',
  'country',
  'accountLocation',
  'birthDate',
  'registration',
  'type',
  'trustType',
  'tailNumber',
  'serialNumber',
  'imoNumber',
  'yachtLength',
  'lengthUnit',
  'propertyType',
  'address',
  'bankName',
  'accountNumber',
  'iban',
  'deadline',
  'trailEnd',
] as const;

/** An entity's kept properties as far as its card on a chart needs them. */
export type CardSource = { typeName: EntityType } & { [field in (typeof CARD_FIELDS)[number]]?: unknown };

const COUNTRY_FIELD: Partial<Record<EntityType, 'nationality' | 'country' | 'accountLocation'>> = {
  Individual: 'nationality',
  Company: 'country',
  Trust: 'country',
  Aircraft: 'country',
  BankAccount: 'accountLocation',
};

/** The field that says the country of a type's entities; undefined for types without one. */
export function countryFieldOf(typeName: EntityType): string | undefined {
  return COUNTRY_FIELD[typeName];
}

/** The country a card's flag shows by default, as kept (name or code); null when the type or record has none. */
export function cardCountry(entity: CardSource): string | null {
  const field = COUNTRY_FIELD[entity.typeName];
  return field ? word(entity[field]) : null;
}

/** The one line of detail under the name on a card: birth date, registration, tail number and the like; empty when nothing is known. */
export function cardDetail(entity: CardSource): string {
  const born = word(entity.birthDate);
  const parts: Record<string, (string | null)[]> = {
    Individual: [born ? `born ${toShownDate(born)}` : null],
    Company: [word(entity.registration), word(entity.type)].filter(Boolean).slice(0, 1),
    Trust: [word(entity.trustType)],
    Aircraft: [word(entity.tailNumber), word(entity.serialNumber) ? `s/n ${word(entity.serialNumber)}` : null],
    Yacht: [word(entity.imoNumber), length(entity)],
    Property: [word(entity.propertyType), firstLine(word(entity.address))],
    BankAccount: [word(entity.bankName), word(entity.accountNumber) ?? word(entity.iban)],
    Project: [word(entity.deadline) ? `due ${toShownDate(String(entity.deadline))}` : null],
  };
  return (parts[entity.typeName] ?? []).filter(Boolean).join(' · ');
}

const OPTION_FIELDS: Partial<Record<EntityType, string>> = {
  Company: 'type',
  Trust: 'trustType',
  Property: 'propertyType',
};

/** A detail line, which `cardDetail` says in English, in the language of the screens. */
export function shownDetail({ typeName, detail }: { typeName: EntityType; detail: string }): string {
  return detail
    .split(' · ')
    .map((part) => shownPart(typeName, part))
    .join(' · ');
}

function shownPart(typeName: EntityType, part: string): string {
  const [, said, value = ''] = /^(born|due|s\/n) (.*)$/.exec(part) ?? [];
  if (typeName === 'Individual' && said === 'born') return t('born {date}', { date: value });
  if (typeName === 'Project' && said === 'due') return t('due {date}', { date: value });
  if (typeName === 'Aircraft' && said === 's/n') return t('s/n {number}', { number: value });
  const field = OPTION_FIELDS[typeName] && fieldOf(typeName as RecordType, OPTION_FIELDS[typeName]);
  return field ? optionLabel(field, part) : part;
}

/** The legal form by which charts draw an organisation; null for every other. */
export function cardLegalForm(entity: CardSource): LegalForm | null {
  return entity.typeName === 'Company' ? legalFormOf(word(entity.type)) : null;
}

/** The accepted reason why no owners are recorded above it (TRAIL_ENDS); null where there is none. */
export function cardTrailEnd(entity: CardSource): string | null {
  const end = word(entity.trailEnd);
  return end === 'none' ? null : end;
}

function word(value: unknown): string | null {
  return typeof value === 'string' && value.trim() ? value.trim() : null;
}

function firstLine(text: string | null): string | null {
  return text?.split('\n')[0]?.trim() || null;
}

function length(entity: CardSource): string | null {
  const size = word(entity.yachtLength);
  return size ? `${size} ${entity.lengthUnit === 'Feet' ? 'ft' : 'm'}` : null;
}
