import { typeByName } from '@stemma/shared/rules/import/links/parties/partyType';
import { hash } from '../bods/statement';
import { countryPlace, dayText, filled, makeStatement } from '../makeStatement';
import { officeInterest } from '../officeInterest';
import type { Sink, PlaceholderNames } from '../sink';
import type { CsvRecord } from '../stream/csvRecords';
import { FoldedCells } from '../stream/foldedCells';
import { noteUnreadDates } from '../unreadDates';
import {
  OPEN_CORPORATES,
  addressesOf,
  addOpenCorporatesPlaceholder,
  readCompany,
  openCorporatesRecordId,
  openCorporatesSource,
} from './company';

/** Reads OpenCorporates' officers (CSV) as parties and the roles that they hold, which state no shares. */
export async function readOfficers(
  rows: AsyncIterable<CsvRecord>,
  sink: Sink,
  placeholders: PlaceholderNames,
): Promise<void> {
  for await (const row of rows) {
    const cells = new FoldedCells(row);
    const read = readCompany(cells, nameOf(cells), { where: row.where, sink });
    if (!read) continue;
    const { company, name } = read;
    const subject = openCorporatesRecordId(company);
    addOpenCorporatesPlaceholder(placeholders, company, cells.text('company_name'));
    const [start_date, end_date] = [cells.text('start_date'), cells.text('end_date')];
    noteUnreadDates(sink, row.where, { start_date, end_date });
    const position = cells.text('position', 'role', 'officer_role') ?? 'Officer';
    const party = partyOf(cells, name, subject);
    const about = {
      date: dayText(cells.text('retrieved_at', 'updated_at')),
      source: openCorporatesSource(company, 'OpenCorporates, officers'),
    };
    placeholders.describe(party.recordId);
    sink.add(makeStatement(OPEN_CORPORATES, { ...about, ...party, subject: party.recordId }), row.where);
    sink.add(
      makeStatement(OPEN_CORPORATES, {
        ...about,
        recordId: officeIdOf(cells, { subject, party: party.recordId, position }),
        recordType: 'relationship',
        subject,
        evidence: cells.evidence,
        details: {
          subject,
          interestedParty: party.recordId,
          interests: [
            filled({
              ...officeInterest(position, 'openCorporatesOfficer'),
              startDate: dayText(start_date),
              endDate: dayText(end_date),
              details: occupationOf(cells),
            }),
          ],
        },
      }),
      row.where,
    );
  }
}

function nameOf(cells: FoldedCells): string | undefined {
  const parts = [cells.text('first_name'), cells.text('last_name')].filter(Boolean).join(' ');
  return cells.text('name', 'officer_name') ?? (parts || undefined);
}

const occupationOf = (cells: FoldedCells): string | undefined => {
  const occupation = cells.text('occupation');
  return occupation && `Occupation: ${occupation.slice(0, 200)}`;
};

function officeIdOf(cells: FoldedCells, office: { subject: string; party: string; position: string }): string {
  const id = cells.text('id', 'officer_id', 'uid');
  if (id) return `OC-officer/${id.slice(0, 100)}`;
  const { subject, party, position } = office;
  return `${subject}<${party}:${hash(`${position.toLowerCase()}\n${cells.text('start_date') ?? ''}`)}`;
}

interface OfficerParty {
  recordId: string;
  recordType: 'person' | 'entity';
  details: Record<string, unknown>;
}

/** Who holds the office. He is the same by a number that the source gave him, else by name and birth, else by his name within one company. */
function partyOf(cells: FoldedCells, name: string, companyId: string): OfficerParty {
  const born = /^\d{4}-\d{2}(-\d{2})?$/.exec(cells.text('partial_date_of_birth', 'date_of_birth') ?? '')?.[0];
  const given = cells.text('person_uid', 'person_number');
  const named = `${born ?? companyId}\n${name.toLowerCase().replace(/\s+/g, ' ')}`;
  const recordId = `OC-party/${hash(given ? `${cells.text('jurisdiction_code')}\n${given}` : named)}`;
  const type = cells.text('type', 'officer_type');
  if (isCompany(type, name)) {
    const details = {
      entityType: { type: 'legalEntity' },
      name,
      addresses: addressesOf(cells, 'address', 'business'),
    };
    return { recordId, recordType: 'entity', details: filled(details) };
  }
  const residence = cells.text('country_of_residence');
  return {
    recordId,
    recordType: 'person',
    details: filled({
      personType: 'knownPerson',
      names: [
        filled({
          type: 'legal',
          fullName: name,
          givenName: cells.text('first_name'),
          familyName: cells.text('last_name'),
        }),
      ],
      nationalities: [countryPlace(cells.text('nationality'))].filter(Boolean),
      birthDate: born,
      addresses: addressesOf(cells, 'address', 'service'),
      note: residence && `Country of residence: ${residence.slice(0, 200)}`,
    }),
  };
}

function isCompany(type: string | undefined, name: string): boolean {
  if (type) return !/^(person|individual|natural)/i.test(type);
  return typeByName(name, false) !== 'Individual';
}
