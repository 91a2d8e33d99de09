import { t } from '../language/translate';
/** Every record type name of the product, as stored and as sent (SPEC §3.1). */
export const TYPE_NAMES = [
  'AttachedPerson',
  'Individual',
  'Company',
  'Trust',
  'Aircraft',
  'Project',
  'File',
  'Custom',
  'Property',
  'Yacht',
  'Tag',
  'BankAccount',
  'Sticky',
  'Asset',
  'GenericLink',
  'AttachedPersonLink',
  'AttachedFileLink',
  'Dataset',
  'User',
  'Organization',
  'Image',
  'TextBox',
  'Request',
] as const;
export type TypeName = (typeof TYPE_NAMES)[number];

/** Types of which a user keeps records: they have a name, fields, files and notes (SPEC §3.2). */
export const RECORD_TYPES = [
  'Individual',
  'Company',
  'Trust',
  'Project',
  'Custom',
  'Property',
  'Aircraft',
  'Yacht',
  'BankAccount',
] as const;
export type RecordType = (typeof RECORD_TYPES)[number];

/** Types that only decorate a chart; they cannot be shared and belong to one chart (SPEC §2.6, §3.3). */
export const DECORATION_TYPES = ['Sticky', 'Image', 'TextBox'] as const;
export type DecorationType = (typeof DECORATION_TYPES)[number];

/** Everything that can stand on a chart. */
export const ENTITY_TYPES = [...RECORD_TYPES, ...DECORATION_TYPES] as const;
export type EntityType = (typeof ENTITY_TYPES)[number];

/** The kinds of the screen's Assets list. */
export const ASSET_TYPES = ['Property', 'Aircraft', 'Yacht', 'BankAccount'] as const satisfies readonly RecordType[];

const LABELS: Record<EntityType, { one: string; many: string }> = {
  Individual: { one: t('Individual'), many: t('Individuals') },
  Company: { one: t('Organisation'), many: t('Organisations') },
  Trust: { one: t('Trust'), many: t('Trusts') },
  Project: { one: t('Project'), many: t('Projects') },
  Custom: { one: t('Custom'), many: t('Custom') },
  Property: { one: t('Property'), many: t('Properties') },
  Aircraft: { one: t('Aircraft'), many: t('Aircraft') },
  Yacht: { one: t('Yacht'), many: t('Yachts') },
  BankAccount: { one: t('Bank account'), many: t('Bank accounts') },
  Sticky: { one: t('Sticky note'), many: t('Sticky notes') },
  Image: { one: t('Image'), many: t('Images') },
  TextBox: { one: t('Text box'), many: t('Text boxes') },
};

/** The word for a type on screen; `Company` reads "Organisation" everywhere (SPEC §1). */
export function typeLabel(type: EntityType): string {
  return LABELS[type].one;
}

/** The plural word for a type on screen. */
export function typeLabelPlural(type: EntityType): string {
  return LABELS[type].many;
}

/** Whether the text names something that can stand on a chart. */
export function isEntityType(text: string): text is EntityType {
  return (ENTITY_TYPES as readonly string[]).includes(text);
}

/** Whether the text names a type of which records are kept. */
export function isRecordType(text: string): text is RecordType {
  return (RECORD_TYPES as readonly string[]).includes(text);
}
