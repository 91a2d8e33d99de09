import { sentence } from '@stemma/shared/language/sentence';
import { t } from '@stemma/shared/language/translate';
import { toIsoDate } from '@stemma/shared/dates';
import { countryPlace, filled, makeStatement, UNDATED_DAY } from '../makeStatement';
import type { Sink, PlaceholderNames } from '../sink';
import { noteUnreadDates } from '../unreadDates';
import type { CsvRecord } from '../stream/csvRecords';
import {
  COMPANIES_HOUSE,
  companyIdentifier,
  companyNumber,
  companyRecordId,
  companySource,
  jurisdictionOf,
} from './company';

const ADDRESS = ['CareOf', 'POBox', 'AddressLine1', 'AddressLine2', 'PostTown', 'County', 'Country'];

/** Reads Companies House's basic company data (CSV) as entities. */
export async function readCompaniesHouse(
  rows: AsyncIterable<CsvRecord>,
  sink: Sink,
  placeholders: PlaceholderNames,
): Promise<void> {
  for await (const { where, cells } of rows) {
    const number = companyNumber(cells.get('CompanyNumber'));
    const name = cells.get('CompanyName');
    if (!number || !name) {
      const said = (cells.get('CompanyNumber') ?? '').slice(0, 40);
      const why = number
        ? t('CompanyName is missing.')
        : sentence('CompanyNumber: "{number}" is no number of Companies House.', { number: said });
      sink.skip(where, why);
      continue;
    }
    const recordId = companyRecordId(number);
    placeholders.describe(recordId);
    const [IncorporationDate, DissolutionDate] = [cells.get('IncorporationDate'), cells.get('DissolutionDate')];
    noteUnreadDates(sink, where, { IncorporationDate, DissolutionDate }, dayOf);
    const days = ['IncorporationDate', 'Accounts.LastMadeUpDate', 'ConfStmtLastMadeUpDate', 'DissolutionDate']
      .flatMap((column) => dayOf(cells.get(column)) ?? [])
      .concat(UNDATED_DAY);
    sink.add(
      makeStatement(COMPANIES_HOUSE, {
        recordId,
        recordType: 'entity',
        subject: recordId,
        date: days.sort().at(-1),
        source: companySource(number, 'Companies House, basic company data'),
        evidence: Object.fromEntries(cells),
        details: detailsOf(cells, number, name),
      }),
      where,
    );
  }
}

function detailsOf(cells: ReadonlyMap<string, string>, number: string, name: string): Record<string, unknown> {
  const status = cells.get('CompanyStatus');
  const address = ADDRESS.flatMap((column) => cells.get(`RegAddress.${column}`) ?? []).join('\n');
  const postCode = cells.get('RegAddress.PostCode');
  const industries = numbered(cells, /^SICCode\.SicText_\d+$/);
  return filled({
    entityType: filled({ type: 'registeredEntity', details: cells.get('CompanyCategory') }),
    name,
    alternateNames: numbered(cells, /^PreviousName_\d+\.CompanyName$/),
    jurisdiction: jurisdictionOf(number) ?? countryPlace(cells.get('CountryOfOrigin')),
    identifiers: [companyIdentifier(number)],
    foundingDate: dayOf(cells.get('IncorporationDate')),
    dissolutionDate: dayOf(cells.get('DissolutionDate')),
    addresses: address || postCode ? [filled({ type: 'registered', address, postCode })] : [],
    uri: /^https?:\/\/\S+$/.test(cells.get('URI') ?? '') ? cells.get('URI') : undefined,
    note: [
      status && !/^active$/i.test(status) && `Status: ${status}`,
      industries.length > 0 && `Industry: ${industries.join('; ')}`,
    ]
      .filter(Boolean)
      .join('\n'),
  });
}

function numbered(cells: ReadonlyMap<string, string>, column: RegExp): string[] {
  return [...cells].flatMap(([heading, text]) => (column.test(heading) ? [text] : []));
}

/** A day as the file writes it, 31/12/2020. */
function dayOf(text: string | undefined): string | undefined {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text ?? '') ?? [];
  return day ? toIsoDate(`${year}-${month}-${day}`) : undefined;
}
