import { sentence } from '@stemma/shared/language/sentence';
import { t } from '@stemma/shared/language/translate';
import {
  COMPANIES_HOUSE,
  companyNumber,
  companyRecordId,
  companySource,
  addCompanyPlaceholder,
} from '../companiesHouse/company';
import { hash } from '../bods/statement';
import { dayText, filled, makeStatement } from '../makeStatement';
import { recordFault } from '../recordFault';
import type { Sink, PlaceholderNames } from '../sink';
import { noteUnreadDates } from '../unreadDates';
import type { JsonItem } from '../stream/jsonValues';
import { interestOfNature } from './natures';
import { partyOf } from './parties';
import { lineShape } from './record';
import type { PscData } from './record';

const SOURCE = 'Companies House, people with significant control';

/** Reads the snapshot of people with significant control: who controls a company of the United Kingdom, or what is said instead. */
export async function readPsc(
  items: AsyncIterable<JsonItem>,
  sink: Sink,
  placeholders: PlaceholderNames,
): Promise<void> {
  for await (const item of items) {
    if ('why' in item) {
      sink.skip(item.where, item.why);
      continue;
    }
    const read = lineShape.safeParse(item.value);
    if (!read.success) {
      sink.skip(item.where, recordFault(read.error, item.value, { called: t('The line') }));
      continue;
    }
    const { data } = read.data;
    if (/^totals#|^exemptions$/.test(data.kind)) continue;
    const number = companyNumber(read.data.company_number ?? undefined);
    if (!number) {
      const values = { number: (read.data.company_number ?? '').slice(0, 40) };
      sink.skip(item.where, sentence('company_number: "{number}" is no number of Companies House.', values));
      continue;
    }
    readLine({ number, data, item }, sink, placeholders);
  }
}

interface PscLine {
  number: string;
  data: PscData;
  item: { where: string; value: unknown };
}

function readLine({ number, data, item }: PscLine, sink: Sink, placeholders: PlaceholderNames): void {
  const self = data.links?.self ?? `/company/${number}/${data.etag ?? unnumbered(data)}`;
  const party = partyOf(data, self);
  const unnamed = party ? undefined : unnamedParty(data);
  if (!party && !unnamed) {
    sink.skip(item.where, sentence('kind: "{kind}" is not known.', { kind: data.kind.slice(0, 100) }));
    return;
  }
  addCompanyPlaceholder(placeholders, number);
  const { notified_on, ceased_on } = data;
  noteUnreadDates(sink, item.where, { notified_on, ceased_on });
  const notified = dayText(data.notified_on ?? undefined);
  const source = companySource(number, SOURCE);
  if (party) {
    const { recordId, recordType, details, isRegistered } = party;
    sink.add(
      makeStatement(COMPANIES_HOUSE, {
        recordId,
        recordType,
        details,
        subject: recordId,
        // Undated, so that company data of any day say what such a company is, and not whoever names it as a holder.
        date: isRegistered ? undefined : notified,
        source,
        evidence: item.value,
      }),
      item.where,
    );
    if (recordType === 'entity') placeholders.describe(recordId);
  }
  sink.add(
    makeStatement(COMPANIES_HOUSE, {
      recordId: self,
      recordType: 'relationship',
      subject: companyRecordId(number),
      date: dayText(data.ceased_on ?? undefined) ?? notified,
      source,
      evidence: item.value,
      details: {
        subject: companyRecordId(number),
        interestedParty: party?.recordId ?? unnamed,
        interests: interestsOf(data),
      },
    }),
    item.where,
  );
}

/** What tells a record of a company from its others, where it has no key. */
const unnumbered = ({ kind, name, notified_on, statement, date_of_birth: born }: PscData): string =>
  hash(JSON.stringify([kind, name, notified_on, statement, born]));

function interestsOf(data: PscData): Record<string, unknown>[] {
  const natures = data.natures_of_control ?? [];
  const stated = natures.length > 0 ? natures.map(interestOfNature) : [{ type: 'unknownInterest' }];
  const [startDate, endDate] = [dayText(data.notified_on ?? undefined), dayText(data.ceased_on ?? undefined)];
  return stated.map((interest) =>
    filled({
      ...interest,
      directOrIndirect: 'unknown',
      beneficialOwnershipOrControl: natures.length > 0 ? true : undefined,
      details: [interest['details'], startDate && `Notified on ${startDate}`, endDate && `Ceased on ${endDate}`]
        .filter(Boolean)
        .join('\n'),
      startDate,
      endDate,
    }),
  );
}

/** Who stands where the register names nobody. */
function unnamedParty(data: PscData): Record<string, unknown> | undefined {
  if (/^super-secure-/.test(data.kind))
    return { reason: 'interestedPartyExemptFromDisclosure', description: data.description ?? 'super-secure person' };
  if (!/-statement$/.test(data.kind) || !data.statement) return undefined;
  const nobody = /^no-individual-or-entity|^no-beneficial-owner/.test(data.statement);
  const reason = nobody ? 'noBeneficialOwners' : 'subjectUnableToConfirmOrIdentifyBeneficialOwner';
  return { reason, description: data.statement.replace(/-/g, ' ').slice(0, 500) };
}
