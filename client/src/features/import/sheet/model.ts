import { fromEnglish } from '@stemma/shared/language/sentence';
import { typeLabel, typeLabelPlural, type RecordType } from '@stemma/shared/entities/typeNames';
import { locale, t, withinSentence } from '@stemma/shared/language/translate';

/** What becomes of a row, as the server judges it. */
export type RowOutcome = 'new' | 'invalid' | 'duplicate' | 'skipped';

export interface PreviewRow {
  row: number;
  name: string;
  fate: RowOutcome;
  why: string;
  notes: { heading: string; text: string; why: string }[];
  original: { key: string; name: string } | { row: number } | null;
}

export interface SheetPreview {
  type: RecordType;
  sheet: string;
  counts: Record<RowOutcome, number>;
  unknownColumns: string[];
  rows: PreviewRow[];
}

export interface SheetReport {
  made: number;
  existing: number;
  left: number;
  rows: (PreviewRow & { made: boolean; key: string })[];
}

/** The word for a fate, in the preview and in the report. */
export const ROW_OUTCOME_LABELS: Record<RowOutcome, string> = {
  new: t('New'),
  invalid: t('To check'),
  duplicate: t('Duplicate'),
  skipped: t('Skipped'),
};

/** What there is to say of a row beside its fate, a sentence each; none for one that is simply made. */
export function rowSentences(
  { why, notes, original }: Pick<PreviewRow, 'why' | 'notes' | 'original'>,
  made: boolean,
): string[] {
  const fate = made ? t('Goes to the notes') : t('Not understood');
  const cells = notes.map(
    ({ heading, text, why: reason }) => `${fate}: ${columnName(heading)} “${text}” – ${fromEnglish(reason)}`,
  );
  return [fromEnglish(why), sameAs(original), ...cells].filter(Boolean).map(sentence);
}

function sameAs(original: PreviewRow['original']): string {
  if (!original) return '';
  return 'row' in original
    ? t('Same name as row {row}', { row: original.row })
    : t('“{name}” is there already', { name: original.name });
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function columnName(heading: string): string {
  return heading.startsWith('__EMPTY') ? t('A column without a name,') : heading;
}

/** What a person chose for single rows, against what would become of them. */
export interface RowChoices {
  make: ReadonlySet<number>;
  skip: ReadonlySet<number>;
}

export const NO_CHOICES: RowChoices = { make: new Set(), skip: new Set() };

/** Whether a row will be made. */
export function willBeMade({ row, fate }: Pick<PreviewRow, 'row' | 'fate'>, { make, skip }: RowChoices): boolean {
  if (fate === 'skipped') return false;
  return fate === 'duplicate' ? make.has(row) : !skip.has(row);
}

/** The choices with rows to be made, or left out. */
export function chooseRows(
  choices: RowChoices,
  rows: readonly Pick<PreviewRow, 'row' | 'fate'>[],
  made: boolean,
): RowChoices {
  const make = new Set(choices.make);
  const skip = new Set(choices.skip);
  for (const { row, fate } of rows) {
    if (fate === 'duplicate') put(make, row, made);
    else if (fate !== 'skipped') put(skip, row, !made);
  }
  return { make, skip };
}

function put(set: Set<number>, row: number, there: boolean): void {
  if (there) set.add(row);
  else set.delete(row);
}

/** A number of entities in words: "10,000 organisations". */
export function counted(number: number, type: RecordType): string {
  const noun = withinSentence(number === 1 ? typeLabel(type) : typeLabelPlural(type));
  return `${number.toLocaleString(locale())} ${noun}`;
}
