import { dayText, filled, makeStatement } from '../makeStatement';
import type { Sink, PlaceholderNames } from '../sink';
import type { CsvRecord } from '../stream/csvRecords';
import { FoldedCells } from '../stream/foldedCells';
import { noteUnreadDates } from '../unreadDates';
import {
  OPEN_CORPORATES,
  addressesOf,
  identityDetails,
  readCompany,
  openCorporatesRecordId,
  openCorporatesSource,
} from './company';
import type { CompanyIdentifier } from './company';

/** Reads OpenCorporates' companies (CSV) as entities. */
export async function readOpenCorporates(
  rows: AsyncIterable<CsvRecord>,
  sink: Sink,
  placeholders: PlaceholderNames,
): Promise<void> {
  for await (const row of rows) {
    const cells = new FoldedCells(row);
    const read = readCompany(cells, cells.text('name', 'company_name'), { where: row.where, sink });
    if (!read) continue;
    const { company, name } = read;
    const recordId = openCorporatesRecordId(company);
    placeholders.describe(recordId);
    noteUnreadDates(sink, row.where, {
      incorporation_date: cells.text('incorporation_date'),
      dissolution_date: cells.text('dissolution_date'),
    });
    sink.add(
      makeStatement(OPEN_CORPORATES, {
        recordId,
        recordType: 'entity',
        subject: recordId,
        date: dayText(cells.text('retrieved_at', 'updated_at')),
        source: openCorporatesSource(company, 'OpenCorporates, companies'),
        evidence: cells.evidence,
        details: detailsOf(cells, company, name),
      }),
      row.where,
    );
  }
}

function detailsOf(cells: FoldedCells, company: CompanyIdentifier, name: string): Record<string, unknown> {
  const status = cells.text('current_status', 'status');
  const alternative = cells.text('current_alternative_legal_name');
  const former = cells.text('previous_names');
  const registry = cells.text('registry_url');
  return filled({
    ...identityDetails(company),
    entityType: filled({ type: 'registeredEntity', details: cells.text('company_type') }),
    name,
    alternateNames: alternative ? [alternative] : [],
    foundingDate: dayText(cells.text('incorporation_date')),
    dissolutionDate: dayText(cells.text('dissolution_date')),
    addresses: addressesOf(cells, 'registered_address', 'registered'),
    uri: /^https?:\/\/\S+$/.test(registry ?? '') ? registry : undefined,
    note: [
      status && !/^active$/i.test(status) && `Status: ${status.slice(0, 200)}`,
      former && `Previous names: ${former.split('|').join(', ').slice(0, 1000)}`,
      BRANCHES[cells.text('branch')?.toUpperCase() ?? ''],
    ]
      .filter(Boolean)
      .join('\n'),
  });
}

/** What the column says of a company that is part of another one. */
const BRANCHES: Readonly<Record<string, string>> = {
  F: 'A branch of a company of another jurisdiction',
  L: 'A branch of a company of the same jurisdiction',
};
