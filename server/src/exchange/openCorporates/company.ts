import type { Publisher } from '../makeStatement';
import { makeStatement, PLACEHOLDER_DAY, countryPlace } from '../makeStatement';
import { registerIdentifier } from '../registerIdentifier';
import type { PlaceholderNames } from '../sink';
import type { FoldedCells } from '../stream/foldedCells';

/** OpenCorporates publishes under the Open Database License and wants to be named (https://opencorporates.com/legal). */
export const OPEN_CORPORATES: Publisher = {
  name: 'OpenCorporates',
  url: 'https://opencorporates.com',
  license: 'https://opendatacommons.org/licenses/odbl/1-0/',
  prefix: 'oc',
};

/** A company as OpenCorporates names it: the code of a jurisdiction ("gb", "us_de") and the number that the register there gave it. */
export interface CompanyId {
  jurisdiction: string;
  number: string;
}

/** The company of a row; undefined where a part of its name is missing or is none. */
export function companyIdOf(cells: FoldedCells): CompanyId | undefined {
  const number = cells.text('company_number');
  const jurisdiction = cells.text('jurisdiction_code', 'company_jurisdiction_code')?.toLowerCase();
  if (!number || !jurisdiction || !/^[a-z]{2}(_[a-z0-9]{1,3})?$/.test(jurisdiction)) return undefined;
  return { jurisdiction, number };
}

export const openCompanyRecordId = ({ jurisdiction, number }: CompanyId): string => `OC-${jurisdiction}/${number}`;

export const openCompanySource = ({ jurisdiction, number }: CompanyId, description: string) => ({
  type: ['thirdParty'],
  description,
  url: `https://opencorporates.com/companies/${jurisdiction}/${encodeURIComponent(number)}`,
});

/** What its jurisdiction and its number say of a company. */
export function companyFacts({ jurisdiction, number }: CompanyId): Record<string, unknown> {
  const code = jurisdiction.toUpperCase().replace('_', '-');
  const place = countryPlace(code.slice(0, 2));
  return {
    entityType: { type: 'registeredEntity' },
    jurisdiction: place && { ...place, code },
    identifiers: [registerIdentifier(number, code)],
  };
}

/** Names a company of which the file tells officers alone. */
export function addOpenCompanyPlaceholder(placeholders: PlaceholderNames, company: CompanyId, name?: string): void {
  const recordId = openCompanyRecordId(company);
  placeholders.name(recordId, () =>
    makeStatement(OPEN_CORPORATES, {
      recordId,
      recordType: 'entity',
      subject: recordId,
      date: PLACEHOLDER_DAY,
      source: openCompanySource(company, 'OpenCorporates'),
      details: { ...companyFacts(company), name: name ?? `Company ${company.number}` },
    }),
  );
}
