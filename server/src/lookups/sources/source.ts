import type { RiskCategory } from '@stemma/shared/lookups/kinds';

/** Something that a record says, under the name of an entity's field where it can be taken into one. */
export interface RecordFact {
  /** Of FIELDS of the entity's type, or `name`; null where it is only to be read. */
  field: string | null;
  label: string;
  value: string;
}

/** A relation that a source states, or why it states none. */
export interface RecordRelation {
  kind: 'directParent' | 'ultimateParent';
  /** The other record; null where there is a reason instead. */
  record: { id: string; name: string; country: string } | null;
  /** Why no parent is reported (GLEIF reporting exception). */
  reason: string | null;
}

/** A record of a source as a candidate for a person to take or leave. */
export interface SourceRecord {
  id: string;
  name: string;
  /** As the source has it: `GENERAL`, `Person` … */
  kind: string;
  /** Of the record at the source, for a person to read; null where there is none. */
  link: string | null;
  facts: RecordFact[];
  relations: RecordRelation[];
  /** Other when what it says of itself is other. */
  digest: string;
}

/** Whom a source is asked to match: no more than is needed to tell one from another. */
export interface Subject {
  type: 'Individual' | 'Company';
  name: string;
  /** ISO text, perhaps of a year alone. */
  birthDate?: string | undefined;
  /** ISO 3166-1 alpha-2, in lower case. */
  country?: string | undefined;
  registration?: string | undefined;
  lei?: string | undefined;
}

/** A record that may be of the subject. */
export interface SourceMatch extends SourceRecord {
  /** From 0 to 1; null where the source gives none. */
  score: number | null;
  category: RiskCategory;
  topics: string[];
  datasets: string[];
}

/** What every source can be asked. All throw `LookupFault`. */
export interface LookupSource {
  /** Records by a name or an identifier, the best first. */
  search(text: string): Promise<SourceRecord[]>;
  /** One record whole, with its relations; undefined where the source has it no more. */
  fetch(id: string): Promise<SourceRecord | undefined>;
  /** The records that may be of each subject, in their order; undefined for one about which the source could not say. */
  match(subjects: readonly Subject[]): Promise<(SourceMatch[] | undefined)[]>;
}
