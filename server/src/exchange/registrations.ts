import { countryCode } from '@stemma/shared/reference/countries';
import type { BoundRow } from './store';

/** A registration number of a country's register, as an entity that somebody made by hand keeps it. */
export interface RegistrationNumber extends Record<string, unknown> {
  identifier: string;
  numbers: string[];
}

const REGISTER = /^([A-Z]{2})-(?:COH|REG):(.+)$/;

/** Those of the identifiers that are numbers of companies' registers, with how they are written. */
export function registrationNumbers(identifiers: readonly string[]): RegistrationNumber[] {
  return identifiers.flatMap((identifier) => {
    const [, , number] = REGISTER.exec(identifier) ?? [];
    if (!number) return [];
    return [
      {
        identifier,
        numbers: [...new Set([number, ...withFewerZeros(number), ...swissSpellings(number), number.toLowerCase()])],
      },
    ];
  });
}

/** A Swiss number without the hyphen, the dots or both. */
function swissSpellings(number: string): string[] {
  if (!/^CHE-\d{3}\.\d{3}\.\d{3}$/.test(number)) return [];
  const bare = number.replace(/[.-]/g, '');
  return [bare, bare.replace('CHE', 'CHE-'), number.replace('-', ''), number.replace('-', ' ')];
}

/** A number with each of the zeros in front that it may have lost. */
function withFewerZeros(number: string): string[] {
  const zeros = /^0{0,8}/.exec(number)?.[0].length ?? 0;
  return Array.from({ length: zeros }, (_, lost) => number.slice(lost + 1));
}

/** Whether an entity found by its number is of the register's country: a number alone names another company in each country. */
export function isOfCountry({ recordKey, properties }: BoundRow): boolean {
  const [, code] = REGISTER.exec(recordKey) ?? [];
  const country = properties['country'];
  return typeof country === 'string' && countryCode(country) === code;
}
