import { OPTION_CONTEXT, t } from '../language/translate';
import { AIRCRAFT_MANUFACTURERS } from '../reference/aircraft';
import { COMPANY_TYPES } from '../reference/companies';
import { PROPERTY_TYPES } from '../reference/properties';
import { TRAIL_END_LABELS, TRAIL_ENDS } from '../reference/trailEnds';
import { FUNDING_STATUSES, TRUST_TYPES } from '../reference/trusts';
import { YACHT_BUILDERS } from '../reference/yachtBuilders';
import { LENGTH_UNITS, YACHT_TYPES } from '../reference/yachts';
import { defaults } from '../limits';
import type { RecordType } from './typeNames';

/**
 * How a field is kept and entered. `money` is a number with a currency beside it in the field named by `currency`;
 * `date` is kept as ISO text, of reduced precision where the source knows no more; `country` as an English name or code as given;
 * `measure` is free text with a unit in the field named by `unit`.
 */
export type FieldKind =
  'text' | 'multiline' | 'date' | 'country' | 'money' | 'currency' | 'yesNo' | 'choice' | 'measure';

export interface Field {
  name: string;
  label: string;
  kind: FieldKind;
  /** Offered values: the only ones for `choice`, suggestions for `text`. */
  options?: readonly string[];
  /** What each option is called in English, where that is not the option itself; both are understood. */
  optionLabels?: Readonly<Record<string, string>>;
  currency?: string;
  unit?: string;
  /** What a new record has, and a cleared field goes back to. */
  default?: string;
  upperCase?: true;
  /** A date with a two-digit year that cannot lie ahead. */
  past?: true;
  rule?: 'iban' | 'bic' | 'lei' | 'mmsi' | 'imo';
}

const text = (name: string, label: string, more: Partial<Field> = {}): Field => ({
  name,
  label: t(label),
  kind: 'text',
  ...more,
});
const date = (name: string, label: string, more: Partial<Field> = {}): Field => ({
  name,
  label: t(label),
  kind: 'date',
  ...more,
});
const country = (name: string, label: string): Field => ({ name, label: t(label), kind: 'country' });
const yesNo = (name: string, label: string): Field => ({ name, label: t(label), kind: 'yesNo' });
const choice = (name: string, label: string, options: readonly string[]): Field => ({
  name,
  label: t(label),
  kind: 'choice',
  options,
});
const money = (name: string, label: string, currency: string): Field[] => [
  { name, label: t(label), kind: 'money', currency },
  { name: currency, label: t('{label} currency', { label: t(label) }), kind: 'currency', default: defaults.currency },
];
const measure = (name: string, label: string): Field[] => [
  { name, label: t(label), kind: 'measure', unit: unitOf(name) },
  { ...choice(unitOf(name), t('{label} unit', { label: t(label) }), LENGTH_UNITS), default: LENGTH_UNITS[0] },
];

function unitOf(name: string): string {
  return name === 'yachtLength' ? 'lengthUnit' : `${name}Unit`;
}

/** Why no owners are recorded above an organization or a trust, and how that is known. */
const TRAIL_END: readonly Field[] = [
  { ...choice('trailEnd', 'Why the ownership trail ends', TRAIL_ENDS), optionLabels: TRAIL_END_LABELS },
  { name: 'trailEndNote', label: t('Trail end note'), kind: 'multiline' },
  text('trailEndSource', 'Trail end source'),
];

/** The fields of each record type beside its name, in the order in which forms show them (SPEC §3.2). */
export const FIELDS: Record<RecordType, readonly Field[]> = {
  Individual: [
    text('firstName', 'First name'),
    text('middleName', 'Middle name'),
    text('lastName', 'Last name'),
    country('nationality', 'Nationality'),
    date('birthDate', 'Date of birth', { past: true }),
    text('birthPlace', 'Place of birth'),
    { name: 'primaryResidence', label: t('Primary residence'), kind: 'multiline' },
    country('taxResidency', 'Tax residency'),
    country('domicile', 'Domicile'),
    text('tin', 'TIN'),
    ...money('worth', 'Net worth', 'currency'),
    yesNo('usPerson', 'US Person'),
    yesNo('pep', 'PEP'),
  ],
  Company: [
    country('country', 'Country'),
    date('incorporation', 'Incorporation'),
    text('type', 'Type', { options: COMPANY_TYPES }),
    text('typeOther', 'Other type'),
    text('registration', 'Registration'),
    { name: 'address', label: t('Address'), kind: 'multiline' },
    text('lei', 'LEI', { rule: 'lei' }),
    country('tax', 'Tax residency'),
    ...money('valuation', 'Valuation', 'currency'),
    ...TRAIL_END,
  ],
  Trust: [
    country('country', 'Country'),
    text('trustee', 'Trustee'),
    date('creation', 'Creation'),
    text('trustType', 'Type', { options: TRUST_TYPES }),
    choice('fundingStatus', 'Funding status', FUNDING_STATUSES),
    ...TRAIL_END,
  ],
  Project: [date('start', 'Start'), date('deadline', 'Deadline')],
  Custom: [],
  Property: [
    { name: 'address', label: t('Address'), kind: 'multiline' },
    choice('propertyType', 'Type', PROPERTY_TYPES),
    date('purchase', 'Purchase'),
    ...money('purchasePrice', 'Purchase price', 'purchasePriceCurrency'),
    ...money('estimatedValue', 'Estimated value', 'estimatedValueCurrency'),
    ...money('rentalValue', 'Rental value', 'rentalValueCurrency'),
  ],
  Aircraft: [
    text('manufacturer', 'Manufacturer', { options: AIRCRAFT_MANUFACTURERS }),
    text('aircraftType', 'Type'),
    country('country', 'Country'),
    date('registered', 'Registered'),
    text('tailNumber', 'Tail number'),
    text('serialNumber', 'Serial number'),
    ...money('purchasePrice', 'Purchase price', 'purchasePriceCurrency'),
    ...money('estimatedValue', 'Estimated value', 'estimatedValueCurrency'),
  ],
  Yacht: [
    text('registry', 'Registry (port)'),
    choice('yachtType', 'Type', YACHT_TYPES),
    text('builder', 'Builder', { options: YACHT_BUILDERS }),
    date('launch', 'Launch'),
    ...measure('yachtLength', 'Length'),
    text('tonnage', 'Tonnage'),
    ...measure('beam', 'Beam'),
    ...measure('draft', 'Draft'),
    text('imoNumber', 'IMO number', { rule: 'imo' }),
    text('mmsiNumber', 'MMSI number', { rule: 'mmsi' }),
    ...money('purchasePrice', 'Purchase price', 'purchasePriceCurrency'),
    ...money('currentValue', 'Current value', 'currentValueCurrency'),
  ],
  BankAccount: [
    text('bankName', 'Bank'),
    text('accountName', 'Account name'),
    country('accountLocation', 'Location'),
    text('accountNumber', 'Account number', { upperCase: true }),
    text('iban', 'IBAN', { upperCase: true, rule: 'iban' }),
    text('swift', 'BIC / SWIFT', { upperCase: true, rule: 'bic' }),
  ],
};

/** What an option of a field is called in the language of the screens; any other text as it stands. */
export function optionLabel(field: Field, option: string): string {
  if (!field.options?.includes(option)) return option;
  return t(field.optionLabels?.[option] ?? option, undefined, OPTION_CONTEXT);
}

/** The option that a text names in English or in the language of the screens, whatever its capitals; undefined for none. */
export function optionNamed(field: Field, text: string): string | undefined {
  const wanted = text.toLowerCase();
  return field.options?.find((option) =>
    [option, field.optionLabels?.[option], optionLabel(field, option)].some((name) => name?.toLowerCase() === wanted),
  );
}

/** A type's field by its name; undefined when the type has none of that name. */
export function fieldOf(type: RecordType, name: string): Field | undefined {
  return FIELDS[type].find((field) => field.name === name);
}

/** What a record's name is called in its form. */
export function nameLabel(type: RecordType): string {
  if (type === 'BankAccount') return t('Account label');
  return type === 'Custom' ? t('Custom Label') : t('Name');
}
