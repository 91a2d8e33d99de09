import { namedByNumber, PLACEHOLDER_DAY } from '../bods/placeholder';
import type { Publisher } from '../makeStatement';
import { filled, makeStatement } from '../makeStatement';
import type { PlaceholderNames } from '../sink';

/** Companies House publishes its data without conditions (Companies Act 2006, section 1116 and the Crown's open licence). */
export const COMPANIES_HOUSE: Publisher = {
  name: 'Companies House',
  url: 'https://www.gov.uk/government/organisations/companies-house',
  prefix: 'gb-coh',
};

export const companySource = (number: string, description: string) => ({
  type: ['officialRegister'],
  description,
  url: `https://find-and-update.company-information.service.gov.uk/company/${number}`,
});

export const companyRecordId = (number: string): string => `GB-COH-${number}`;
export const companyIdentifier = (number: string) => ({ scheme: 'GB-COH', schemeName: 'Companies House', id: number });

/** A number of Companies House, as it is written or without its leading zeros; undefined for what is none. */
export function companyNumber(text: string | undefined): string | undefined {
  const number = text?.replace(/\s+/g, '').toUpperCase() ?? '';
  if (/^\d{1,8}$/.test(number) && !/^0+$/.test(number)) return number.padStart(8, '0');
  if (/^[A-Z]{2}\d{1,6}$/.test(number)) return number.slice(0, 2) + number.slice(2).padStart(6, '0');
  return /^(R0|[A-Z]{2})\d{5}[A-Z0-9]$|^(IP|SP|NP)\d{5}R$/.test(number) ? number : undefined;
}

const UNITED_KINGDOM = { name: 'United Kingdom', code: 'GB' };

/** Where a company of the register is incorporated; undefined for overseas entities and companies, which the register numbers, too. */
export const jurisdictionOf = (number: string) => (/^(?:OE|FC|SF|NF|BR)/.test(number) ? undefined : UNITED_KINGDOM);

/** Names a company that the company data describe. */
export function addCompanyPlaceholder(placeholders: PlaceholderNames, number: string): void {
  placeholders.name(companyRecordId(number), () =>
    makeStatement(COMPANIES_HOUSE, {
      recordId: companyRecordId(number),
      recordType: 'entity',
      subject: companyRecordId(number),
      date: PLACEHOLDER_DAY,
      source: companySource(number, 'Companies House'),
      details: filled({
        entityType: { type: 'registeredEntity' },
        name: namedByNumber.company(number),
        jurisdiction: jurisdictionOf(number),
        identifiers: [companyIdentifier(number)],
      }),
    }),
  );
}
