import { countryName } from '@stemma/shared/reference/countries';
import { tidyName, visibleText } from '@stemma/shared/rules/text';
import type { Address, Identifier, BodsPlace } from './shapes';

/** Text without characters that nobody sees, and outer blanks, cut at `max` characters; empty for none. */
export function cleaned(text: string | null | undefined, max: number): string {
  const plain = visibleText((text ?? '').slice(0, max * 2)).trim();
  return plain.length > max ? `${plain.slice(0, max - 1).trimEnd()}…` : plain;
}

/** `cleaned` on one line. */
export function bodsLine(text: string | null | undefined, max: number): string {
  return cleaned(tidyName((text ?? '').slice(0, max * 4)), max);
}

/** The English name of a country by its code, else its name as given; a subdivision (US-DE) answers with its country. */
export function countryOf(place: BodsPlace | null | undefined): string {
  const code = place?.code?.trim().toUpperCase() ?? '';
  const alpha2 = /^[A-Z]{2}(?=$|-)/.exec(code)?.[0] ?? '';
  const named = countryName(alpha2);
  return alpha2 !== '' && named !== alpha2 ? named : bodsLine(place?.name ?? code, 200);
}

/** An address as lines. */
export function addressText(address: Address): string {
  const street = cleaned(address.address, 2000).replace(/,\s*$/, '');
  const parts = [street, cleaned(address.postCode, 100), address.country ? countryOf(address.country) : ''];
  return parts.filter(Boolean).join('\n');
}

/** An identifier as one reads it: "GB-COH 01234567". */
export function identifierText({ id, scheme, schemeName }: Identifier): string {
  return [bodsLine(scheme || schemeName, 200), bodsLine(id, 200)].filter(Boolean).join(' ');
}

/** A code of a BODS codelist as words: "boardMember" is "Board member". */
export function codeLabel(code: string): string {
  const label = bodsLine(code, 100)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase();
  return label.charAt(0).toUpperCase() + label.slice(1);
}
