import { sentence } from '../language/sentence';
import { countryCode } from '../reference/countries';

/** What a register gives its numbers: their form, bare of blanks, dots, hyphens and slashes, and whether their check digits are right. */
interface Register {
  name: string;
  form: RegExp;
  /** Undefined where the register's numbers check nothing. */
  checks?: (number: string) => boolean;
}

/** The sum of digits, each times its weight, modulo a number. */
function weighted(digits: string, weights: readonly number[], modulus: number): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index] ?? 0), 0) % modulus;
}

/** The last digit checks the others by the formula of Luhn (ISO/IEC 7812-1). */
function byLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** The last digit makes the weighted sum whole by 11. */
const byEleven =
  (...weights: number[]) =>
  (digits: string): boolean =>
    weighted(digits, weights, 11) === 0;

function isCif(number: string): boolean {
  const digits = number.slice(1, 8);
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  const control = (10 - (sum % 10)) % 10;
  return number[8] === String(control) || number[8] === 'JABCDEFGHI'[control];
}

/** The remainder of the first eight digits by eleven gives the last, ten and nought a nought. */
function isIco(digits: string): boolean {
  const rest = weighted(digits, [8, 7, 6, 5, 4, 3, 2], 11);
  return Number(digits[7]) === (11 - rest) % 10;
}

/** Registers whose numbers are told by their form alone are those whose country has no other. */
const REGISTERS = new Map<string, Register>([
  ['GB', { name: 'Companies House', form: /^(\d{8}|[A-Z]{2}\d{6}|R0\d{6}|(IP|SP|NP)\d{5}R|[A-Z]{2}\d{5}[A-Z0-9])$/ }],
  ['NL', { name: 'KvK', form: /^\d{8}$/ }],
  ['DE', { name: 'Handelsregister', form: /(HR[AB]|GNR|PR|VR|GSR)\d+/ }],
  ['FR', { name: 'SIREN', form: /^\d{9}$/, checks: byLuhn }],
  ['BE', { name: 'KBO/BCE', form: /^[01]?\d{9}$/, checks: isBelgian }],
  ['IT', { name: 'Registro Imprese', form: /^(\d{11}|[A-Z]{2}\d{5,7})$/, checks: (n) => n.length !== 11 || byLuhn(n) }],
  ['ES', { name: 'CIF', form: /^[A-HJNP-SUVW]\d{7}[0-9A-J]$/, checks: isCif }],
  ['SE', { name: 'Bolagsverket', form: /^(16)?\d{10}$/, checks: (n) => byLuhn(n.slice(-10)) }],
  ['NO', { name: 'Brønnøysundregistrene', form: /^\d{9}$/, checks: byEleven(3, 2, 7, 6, 5, 4, 3, 2, 1) }],
  ['DK', { name: 'CVR', form: /^\d{8}$/ }],
  ['FI', { name: 'PRH', form: /^\d{8}$/, checks: byEleven(7, 9, 10, 5, 8, 4, 2, 1) }],
  ['PL', { name: 'KRS', form: /^\d{10}$/ }],
  ['CZ', { name: 'IČO', form: /^\d{8}$/, checks: isIco }],
  ['CH', { name: 'UID', form: /^(CHE\d{9}(HR|MWST|TVA|IVA)?|CH\d{11})$/, checks: isSwiss }],
  ['AU', { name: 'ASIC', form: /^(\d{9}|\d{11})$/, checks: (n) => n.length !== 9 || isAcn(n) }],
  ['EE', { name: 'Äriregister', form: /^\d{8}$/ }],
  ['LV', { name: 'Uzņēmumu reģistrs', form: /^\d{11}$/ }],
  ['LT', { name: 'Registrų centras', form: /^\d{9}$/ }],
  ['LU', { name: 'RCS', form: /^[A-K]\d{1,7}$/ }],
  ['IE', { name: 'CRO', form: /^\d{1,7}$/ }],
]);

function isBelgian(number: string): boolean {
  const digits = number.padStart(10, '0');
  return 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8));
}

function isSwiss(number: string): boolean {
  const digits = /^CHE(\d{9})/.exec(number)?.[1];
  return digits === undefined || byEleven(5, 4, 3, 2, 7, 6, 5, 4, 1)(digits);
}

const SWISS = /^CHE(\d{3})(\d{3})(\d{3})(?:HR|MWST|TVA|IVA)?$/;

function isAcn(digits: string): boolean {
  return (10 - weighted(digits, [8, 7, 6, 5, 4, 3, 2, 1], 10)) % 10 === Number(digits[8]);
}

/**
 * What speaks against a registration number by the rules of the register of its country, for the person who enters or imports it; undefined
 * where nothing does, or no rule is known. A number is kept all the same: a country has more registers than one.
 */
export function registrationDoubt(country: string, text: string): string | undefined {
  const register = REGISTERS.get(countryCode(country) ?? '');
  const number = text.replace(/[\s./-]+/g, '').toUpperCase();
  if (!register || number === '' || number.length > 200) return undefined;
  const values = { number: text.trim().slice(0, 60), register: register.name };
  if (!register.form.test(number))
    return sentence('Registration: "{number}" does not look like a number of {register}.', values);
  if (register.checks && !register.checks(number))
    return sentence('Registration: the check digit of "{number}" is not one of {register}.', values);
  return undefined;
}

/**
 * A registration number as its register writes it: of Companies House with the zeros in front that spreadsheets drop, since all of its numbers have
 * one length; of Switzerland “CHE-109.322.551”, however it is parted. Of other countries as it stands.
 */
export function wholeRegistration(country: string, text: string): string {
  const number = text.replace(/\s+/g, '').toUpperCase();
  const code = countryCode(country);
  const [, ...uid] = (code === 'CH' && SWISS.exec(number.replace(/[.-]/g, ''))) || [];
  if (uid.length > 0) return `CHE-${uid.join('.')}`;
  const [, prefix = '', digits] = /^([A-Z]{2})?(\d{1,8})$/.exec(number) ?? [];
  return code === 'GB' && digits !== undefined ? prefix + digits.padStart(8 - prefix.length, '0') : text;
}

/** Zeros that a spreadsheet dropped: the whole number where one lacks some, else undefined. */
export function withLostZeros(country: string, text: string): string | undefined {
  const whole = wholeRegistration(country, text);
  return whole.replace(/[^\p{L}\d]/gu, '').length > text.replace(/[^\p{L}\d]/gu, '').length ? whole : undefined;
}

/** Whether two registration numbers of a country are one that was written in two ways: with other blanks or case, or without zeros in front. */
export function isSameRegistration(country: string, one: string, other: string): boolean {
  const [compared, against] = [one, other].map((text) =>
    wholeRegistration(country, text)
      .replace(/\s+/g, '')
      .toUpperCase()
      .replace(/^0+(?=\d+$)/, ''),
  );
  return compared === against;
}
