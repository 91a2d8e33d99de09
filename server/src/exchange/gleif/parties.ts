import { sentence } from '@stemma/shared/language/sentence';
import { isLei } from '@stemma/shared/rules/lei';
import { namedByNumber, PLACEHOLDER_DAY } from '../bods/placeholder';
import type { Publisher } from '../makeStatement';
import { makeStatement } from '../makeStatement';
import type { Sink, PlaceholderNames } from '../sink';
import type { GleifRecord } from './records';

/** GLEIF's data are in the public domain (CC0 1.0). */
export const GLEIF: Publisher = {
  name: 'GLEIF',
  url: 'https://www.gleif.org',
  license: 'https://creativecommons.org/publicdomain/zero/1.0/',
  prefix: 'gleif',
};

/** Where GLEIF shows a record. */
export const gleifSource = (lei: string, description: string) => ({
  type: ['officialRegister'],
  description,
  url: `https://search.gleif.org/#/record/${lei}`,
});

export const leiIdentifier = (lei: string) => ({ scheme: 'XI-LEI', schemeName: 'Legal Entity Identifier', id: lei });

/** A LEI as it is written in a file; undefined for what is none by its check digits. */
export function readLei(text: string | undefined): string | undefined {
  const lei = text?.replace(/\s+/g, '').toUpperCase() ?? '';
  return isLei(lei) ? lei : undefined;
}

/** The LEI of a record; one that has none, or lacks what stands beside it, is left out with a line. */
export function leiOrSkip(
  record: GleifRecord,
  sink: Sink,
  { isWhole, why }: { isWhole: boolean; why: string },
): string | undefined {
  const said = record.text('LEI');
  const lei = readLei(said);
  if (lei && isWhole) return lei;
  sink.skip(record.where, lei ? why : sentence('LEI: "{lei}" is none.', { lei: (said ?? '').slice(0, 40) }));
  return undefined;
}

/** Names an entity that a file of Level 1 describes. */
export function addLeiPlaceholder(placeholders: PlaceholderNames, lei: string, note?: string): void {
  const make = (notes: readonly string[]) =>
    makeStatement(GLEIF, {
      recordId: lei,
      recordType: 'entity',
      subject: lei,
      date: PLACEHOLDER_DAY,
      source: gleifSource(lei, 'GLEIF'),
      details: {
        entityType: { type: 'registeredEntity' },
        name: namedByNumber.lei(lei),
        identifiers: [leiIdentifier(lei)],
        ...(notes.length > 0 && { note: notes.join('\n') }),
      },
    });
  placeholders.name(lei, make, { note });
}
