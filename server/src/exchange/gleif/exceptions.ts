import { sentence } from '@stemma/shared/language/sentence';
import { t } from '@stemma/shared/language/translate';
import { makeStatement } from '../makeStatement';
import type { Sink, PlaceholderNames } from '../sink';
import { GLEIF, gleifSource, leiOrSkip, addLeiPlaceholder } from './parties';
import type { GleifRecord } from './records';
import { gleifInterest } from './relationships';

/** Reasons by which a parent is there and withheld. */
const WITHHELD = new Set([
  'NON_PUBLIC',
  'BINDING_LEGAL_COMMITMENTS',
  'LEGAL_OBSTACLES',
  'CONSENT_NOT_OBTAINED',
  'DETRIMENT_NOT_EXCLUDED',
  'DISCLOSURE_DETRIMENTAL',
]);

/**
 * Reads reporting exceptions: a parent that is withheld is an anonymous party, one without a LEI an unknown one; that there is none to
 * consolidate is a note on the entity and explains nothing by itself.
 */
export async function readExceptions(
  records: AsyncIterable<GleifRecord>,
  sink: Sink,
  placeholders: PlaceholderNames,
): Promise<void> {
  for await (const record of records) {
    const category = record.text('ExceptionCategory', 'Exception.Category') ?? '';
    const reason = record.text('ExceptionReason', 'Exception.Reason') ?? '';
    const lei = leiOrSkip(record, sink, { isWhole: reason !== '', why: t('ExceptionReason is missing.') });
    if (!lei) continue;
    const parent = category.startsWith('ULTIMATE') ? 'ultimate' : 'direct';
    if (!WITHHELD.has(reason) && reason !== 'NO_LEI') {
      const values = { lei, parent, reason: reason.slice(0, 100) };
      addLeiPlaceholder(placeholders, lei, `No ${parent} parent is reported to GLEIF: ${values.reason}`);
      sink.note(sentence('LEI {lei}: no {parent} parent is reported to GLEIF: {reason}.', values));
      continue;
    }
    addLeiPlaceholder(placeholders, lei);
    sink.add(relationship(record, lei, parent, reason), record.where);
  }
}

function relationship(record: GleifRecord, lei: string, parent: string, reason: string): Record<string, unknown> {
  const isWithheld = WITHHELD.has(reason);
  const details = parent === 'ultimate' ? 'Ultimately' : 'Directly';
  const reference = record.text('ExceptionReference', 'Exception.Reference');
  return makeStatement(GLEIF, {
    recordId: `${lei}>${parent}ParentException`,
    recordType: 'relationship',
    subject: lei,
    source: gleifSource(lei, 'GLEIF reporting exceptions'),
    evidence: record.evidence,
    details: {
      subject: lei,
      interestedParty: {
        reason: isWithheld ? 'interestedPartyExemptFromDisclosure' : 'unknown',
        description: [`GLEIF reporting exception of the ${parent} parent: ${reason}`, reference]
          .filter(Boolean)
          .join('\n'),
      },
      interests: [gleifInterest({ role: 'Consolidates', details, via: parent === 'direct' ? 'direct' : 'unknown' })],
    },
  });
}
