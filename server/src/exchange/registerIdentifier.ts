import { companyIdentifier, companyNumber } from './companiesHouse/company';

/** Registers by the country that they are of, by their scheme of org-id.guide. */
const REGISTERS = new Map([
  ['NL', 'NL-KVK'],
  ['DK', 'DK-CVR'],
  ['NO', 'NO-BRC'],
  ['BE', 'BE-BCE_KBO'],
  ['FI', 'FI-PRO'],
  ['CZ', 'CZ-ICO'],
  ['PL', 'PL-KRS'],
]);

/**
 * A company's number of the register of a jurisdiction as an identifier of BODS. The jurisdiction is a code of ISO 3166, "NO" or "US-DE";
 * of any other text the number is told without a scheme, so that it joins nothing.
 */
export function registerIdentifier(id: string, jurisdiction: string): Record<string, unknown> {
  const number = jurisdiction === 'GB' ? companyNumber(id) : undefined;
  if (number) return companyIdentifier(number);
  const scheme = REGISTERS.get(jurisdiction);
  if (scheme) return { scheme, id };
  return /^[A-Z]{2}(-[A-Z0-9]{1,3})?$/.test(jurisdiction)
    ? { scheme: `${jurisdiction}-REG`, schemeName: `Registration number (${jurisdiction})`, id }
    : { schemeName: 'Registration number', id };
}
