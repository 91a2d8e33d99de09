import { sentence } from '@stemma/shared/language/sentence';
import { PLACEHOLDER_DAY } from '../bods/placeholder';
import { countryPlace, dayText, filled, makeStatement } from '../makeStatement';
import type { Sink, PlaceholderNames } from '../sink';
import { noteUnreadDates } from '../unreadDates';
import { GLEIF, gleifSource, leiIdentifier, addLeiPlaceholder, readLei } from './parties';
import type { GleifRecord } from './records';

interface Meant {
  role: string;
  details?: string;
  via?: string;
}

/** What the end node of a relationship is to its start node. */
const MEANT = new Map<string, Meant>([
  ['IS_DIRECTLY_CONSOLIDATED_BY', { role: 'Consolidates', details: 'Directly', via: 'direct' }],
  ['IS_ULTIMATELY_CONSOLIDATED_BY', { role: 'Consolidates', details: 'Ultimately', via: 'unknown' }],
  ['IS_FUND-MANAGED_BY', { role: 'Fund manager' }],
  ['IS_SUBFUND_OF', { role: 'Umbrella fund' }],
  ['IS_FEEDER_TO', { role: 'Master fund' }],
  ['IS_INTERNATIONAL_BRANCH_OF', { role: 'Head office' }],
]);

const GONE = new Set(['ANNULLED', 'DUPLICATE', 'RETIRED']);

/** A role that is none of BODS's interest types and means nothing but its name. */
export const gleifInterest = ({ role, details, via }: Meant): Record<string, unknown> =>
  filled({ type: 'otherInfluenceOrControl', role, code: 'gleifRelationship', directOrIndirect: via, details });

/** Reads Level 2 data (RR-CDF) as relationships: the end node is the party, the start node what it is a party to. */
export async function readRelationships(
  records: AsyncIterable<GleifRecord>,
  sink: Sink,
  placeholders: PlaceholderNames,
): Promise<void> {
  for await (const record of records) {
    const [start, end] = ['StartNode', 'EndNode'].map((node) => readLei(record.text(`Relationship.${node}.NodeID`)));
    const type = record.text('Relationship.RelationshipType') ?? '';
    if (!start || !end) {
      const lei = record.text(`Relationship.${start ? 'EndNode' : 'StartNode'}.NodeID`) ?? '';
      const values = { field: start ? 'EndNode' : 'StartNode', lei: lei.slice(0, 40) };
      sink.skip(record.where, sentence('{field}: "{lei}" is no LEI.', values));
      continue;
    }
    addLeiPlaceholder(placeholders, start);
    addLeiPlaceholder(placeholders, end);
    const isGone =
      GONE.has(record.text('Registration.RegistrationStatus') ?? '') ||
      record.text('Relationship.RelationshipStatus') === 'INACTIVE';
    const stated = periodOf(record);
    noteUnreadDates(sink, record.where, { StartDate: stated.startDate, EndDate: stated.endDate });
    const period = { startDate: dayText(stated.startDate), endDate: dayText(stated.endDate) };
    sink.add(
      makeStatement(GLEIF, {
        recordId: `${start}>${type}>${end}`,
        recordType: 'relationship',
        subject: start,
        date: dayText(record.text('Registration.LastUpdateDate')),
        closed: isGone && period.endDate === undefined,
        source: gleifSource(start, 'GLEIF Level 2'),
        evidence: record.evidence,
        details: { subject: start, interestedParty: end, interests: [interestOf(record, type, period)] },
      }),
      record.where,
    );
  }
}

function interestOf(record: GleifRecord, type: string, period: Period): Record<string, unknown> {
  const meant = MEANT.get(type) ?? { role: wordsOf(type) };
  const quantity = record.text(
    'Relationship.Quantifiers.1.QuantifierAmount',
    'Relationship.RelationshipQuantifiers.RelationshipQuantifier.QuantifierAmount',
  );
  const unit = record.texts('QuantifierUnits')[0];
  const details = [
    meant.details,
    quantity && `Stated quantity: ${quantity} ${unit === 'PERCENTAGE' ? '%' : (unit ?? '')}`.trim(),
    ...record.texts('QualifierCategory').map((category) => `Accounting standard: ${category}`),
  ];
  return { ...gleifInterest({ ...meant, details: details.filter(Boolean).join('\n') }), ...filled({ ...period }) };
}

/** A parent by its kind, as files would state it: who it is, before any statement that describes it, and of a day what it is to its child. */
export function parentStatements(
  child: string,
  {
    kind,
    lei,
    name,
    country,
    day,
  }: { kind: 'direct' | 'ultimate'; lei: string; name: string; country: string; day: string },
): Record<string, unknown>[] {
  const type = kind === 'direct' ? 'IS_DIRECTLY_CONSOLIDATED_BY' : 'IS_ULTIMATELY_CONSOLIDATED_BY';
  const meant = MEANT.get(type) ?? { role: wordsOf(type) };
  return [
    makeStatement(GLEIF, {
      recordId: lei,
      recordType: 'entity',
      subject: lei,
      date: PLACEHOLDER_DAY,
      source: gleifSource(lei, 'GLEIF'),
      details: filled({
        entityType: { type: 'registeredEntity' },
        name,
        jurisdiction: countryPlace(country),
        identifiers: [leiIdentifier(lei)],
      }),
    }),
    makeStatement(GLEIF, {
      recordId: `${child}>${type}>${lei}`,
      recordType: 'relationship',
      subject: child,
      date: day,
      source: gleifSource(child, 'GLEIF'),
      details: { subject: child, interestedParty: lei, interests: [gleifInterest(meant)] },
    }),
  ];
}

/** "IS_SOMETHING_OF" as words. */
function wordsOf(type: string): string {
  const words = type.replace(/[_-]+/g, ' ').trim().toLowerCase();
  return words === '' ? 'Related' : words.charAt(0).toUpperCase() + words.slice(1, 100);
}

interface Period {
  startDate: string | undefined;
  endDate: string | undefined;
}

/** The period of the relationship as it is written, not those of its accounts and documents. */
function periodOf({ cells }: GleifRecord): Period {
  for (const [path, text] of cells) {
    const [, above] = /^(.*period(?:\.\d+)?)\.periodtype$/i.exec(path) ?? [];
    if (above === undefined || text !== 'RELATIONSHIP_PERIOD') continue;
    const at = (name: string) => cells.get(`${above}.${name}Date`) ?? cells.get(`${above}.${name.toLowerCase()}Date`);
    return { startDate: at('Start'), endDate: at('End') };
  }
  return { startDate: undefined, endDate: undefined };
}
