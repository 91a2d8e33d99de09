export const TYPES = [
  'Individual',
  'Company',
  'Trust',
  'Project',
  'Custom',
  'Property',
  'Aircraft',
  'Yacht',
  'BankAccount',
  'Sticky',
  'Image',
  'TextBox',
] as const;
export type TypeName = (typeof TYPES)[number];

interface Fields {
  isRecord: boolean;
  /** A field that the card of a chart tells; one that only the record has; one that a note, picture or text box is drawn with. */
  card?: string;
  deep?: string;
  drawn?: string;
}

/** Where the words of an entity stand in its record. */
export const FIELD_OF: Record<TypeName, Fields> = {
  Individual: { isRecord: true, card: 'nationality', deep: 'birthPlace' },
  Company: { isRecord: true, card: 'registration', deep: 'address' },
  Trust: { isRecord: true, card: 'trustType', deep: 'trustee' },
  Project: { isRecord: true },
  Custom: { isRecord: true },
  Property: { isRecord: true, card: 'propertyType' },
  Aircraft: { isRecord: true, card: 'tailNumber', deep: 'manufacturer' },
  Yacht: { isRecord: true, card: 'imoNumber', deep: 'builder' },
  BankAccount: { isRecord: true, card: 'bankName', deep: 'accountName' },
  Sticky: { isRecord: false },
  Image: { isRecord: false, drawn: 'source' },
  TextBox: { isRecord: false, drawn: 'labelTextBox' },
};
