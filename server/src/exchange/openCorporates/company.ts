import { t } from '@stemma/shared/language/translate';
import { namedByNumber, PLACEHOLDER_DAY } from '../bods/placeholder';
import type { Publisher } from '../makeStatement';
import { filled, makeStatement, countryPlace } from '../makeStatement';
import { registerIdentifier } from '../registerIdentifier';
import type { PlaceholderNames, Sink } from '../sink';
import type { FoldedCells } from '../stream/foldedCells';

/** OpenCorporates publishes under the Open Database License and wants to be named (https://opencorporates.com/legal). */
export const OPEN_CORPORATES: Publisher = {
  name: 'OpenCorporates',
  url: 'https://opencorporates.com',
  license: 'https://opendatacommons.org/licenses/odbl/1-0/',
  prefix: 'oc',
};

/** A company as OpenCorporates names it: the code of a jurisdiction ("gb", "us_de") and the number that the register there gave it. */
export interface CompanyIdentifier {
  jurisdiction: string;
  number: string;
}

/** The company of a row, which is skipped where that or the `name` of what it tells of is missing. */
export function readCompany(
  cells: FoldedCells,
  name: string | undefined,
  { where, sink }: { where: string; sink: Sink },
): { company: CompanyIdentifier; name: string } | undefined {
  const company = identifierOf(cells);
  if (company && name) return { company, name };
  sink.skip(where, company ? t('name is missing.') : t('company_number or jurisdiction_code is missing.'));
  return undefined;
}

/** Undefined where a part of it is missing or is none. */
function identifierOf(cells: FoldedCells): CompanyIdentifier | undefined {
  const number = cells.text('company_number');
  const jurisdiction = cells.text('jurisdiction_code', 'company_jurisdiction_code')?.toLowerCase();
  if (!number || !jurisdiction || !/^[a-z]{2}(_[a-z0-9]{1,3})?$/.test(jurisdiction)) return undefined;
  return { jurisdiction, number };
}

export const openCorporatesRecordId = ({ jurisdiction, number }: CompanyIdentifier): string =>
  `OC-${jurisdiction}/${number}`;

export const openCorporatesSource = ({ jurisdiction, number }: CompanyIdentifier, description: string) => ({
  type: ['thirdParty'],
  description,
  url: `https://opencorporates.com/companies/${jurisdiction}/${encodeURIComponent(number)}`,
});

/** What its jurisdiction and its number say of a company. */
export function identityDetails({ jurisdiction, number }: CompanyIdentifier): Record<string, unknown> {
  const code = jurisdiction.toUpperCase().replace('_', '-');
  const place = countryPlace(code.slice(0, 2));
  return {
    entityType: { type: 'registeredEntity' },
    jurisdiction: place && { ...place, code },
    identifiers: [registerIdentifier(number, code)],
  };
}

/** The address whose parts have columns that begin with `column`, as BODS states it. A line of it ends at the letters \\n, too. */
export function addressesOf(cells: FoldedCells, column: string, type: string): Record<string, unknown>[] {
  const at = (part: string) => cells.text(`${column}.${part}`);
  const parts = [at('street_address'), at('locality'), at('region')].filter(Boolean).join('\n');
  const address = (parts || at('in_full') || cells.text(column))?.replaceAll('\\n', '\n');
  const country = countryPlace(at('country'));
  if (!address) return [];
  return [filled({ type, address, ...(parts ? { postCode: at('postal_code'), country } : {}) })];
}

/** Names a company of which the file tells officers alone. */
export function addOpenCorporatesPlaceholder(
  placeholders: PlaceholderNames,
  company: CompanyIdentifier,
  name?: string,
): void {
  const recordId = openCorporatesRecordId(company);
  const make = () =>
    makeStatement(OPEN_CORPORATES, {
      recordId,
      recordType: 'entity',
      subject: recordId,
      date: PLACEHOLDER_DAY,
      source: openCorporatesSource(company, 'OpenCorporates'),
      details: { ...identityDetails(company), name: name ?? namedByNumber.company(company.number) },
    });
  placeholders.name(recordId, make, { isNamed: name !== undefined });
}
