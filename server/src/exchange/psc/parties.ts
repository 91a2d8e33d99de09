import { companyIdentifier, companyNumber, companyRecordId, jurisdictionOf } from '../companiesHouse/company';
import { hash } from '../bods/statement';
import { countryPlace, filled } from '../makeStatement';
import type { PscData } from './record';

/** Who has control, and the record that he is. */
export interface PscParty {
  /** Whether the record is one of the register, of which its own company data tell more and surer. */
  isRegistered: boolean;
  recordId: string;
  recordType: 'person' | 'entity';
  details: Record<string, unknown>;
}

const UNITED_KINGDOM = /united kingdom|\buk\b|great britain|england|wales|scotland|northern ireland|companies house/i;

/** A person or an entity with significant control; undefined for a kind that is neither. */
export function partyOf(data: PscData, fallbackId: string): PscParty | undefined {
  if (/^individual-/.test(data.kind)) return person(data, fallbackId);
  return /^(corporate-entity|legal-person)-/.test(data.kind) ? entity(data, fallbackId) : undefined;
}

/** The register has no key of persons: they are the same by their name and the month of their birth. */
function person(data: PscData, fallbackId: string): PscParty {
  const { name_elements: parts, date_of_birth: born, nationality } = data;
  const given = [parts?.forename, parts?.middle_name ?? parts?.other_forenames].filter(Boolean).join(' ');
  const family = parts?.surname ?? '';
  const fullName = [given, family].filter(Boolean).join(' ') || (data.name ?? '');
  const birthDate = born && `${String(born.year).padStart(4, '0')}-${String(born.month).padStart(2, '0')}`;
  const isKnownBy = birthDate && fullName ? `${fullName.toLowerCase().replace(/\s+/g, ' ')}\n${birthDate}` : fallbackId;
  return {
    recordId: `GB-COH-PSC-${hash(isKnownBy)}`,
    recordType: 'person',
    isRegistered: false,
    details: filled({
      personType: 'knownPerson',
      names: [filled({ type: 'legal', fullName, givenName: given, familyName: family })],
      nationalities: (nationality ?? '').split(/,\s*/).flatMap((name) => countryPlace(name) ?? []),
      birthDate: /^\d{4}-(0[1-9]|1[0-2])$/.test(birthDate ?? '') ? birthDate : undefined,
      addresses: addresses(data, 'service'),
      note: data.country_of_residence ? `Country of residence: ${data.country_of_residence.slice(0, 200)}` : undefined,
    }),
  };
}

function entity(data: PscData, fallbackId: string): PscParty {
  const { identification: said } = data;
  const place = [said?.place_registered, said?.country_registered].filter(Boolean).join(', ');
  const number = UNITED_KINGDOM.test(place) ? companyNumber(said?.registration_number ?? undefined) : undefined;
  const identifier = number
    ? companyIdentifier(number)
    : said?.registration_number && {
        schemeName: place.slice(0, 200) || 'Registration number',
        id: said.registration_number,
      };
  return {
    recordId: number ? companyRecordId(number) : `GB-COH-PSC-${hash(fallbackId)}`,
    recordType: 'entity',
    isRegistered: number !== undefined,
    details: filled({
      entityType: filled({
        type: /^legal-person/.test(data.kind) ? 'legalEntity' : 'registeredEntity',
        details: said?.legal_form,
      }),
      name: data.name,
      jurisdiction:
        (number && jurisdictionOf(number)) ??
        countryPlace(said?.country_registered ?? said?.place_registered ?? undefined),
      identifiers: identifier ? [identifier] : [],
      addresses: addresses(data, 'registered'),
      note: said?.legal_authority ? `Governing law: ${said.legal_authority.slice(0, 500)}` : undefined,
    }),
  };
}

const ADDRESS = ['care_of', 'po_box', 'premises', 'address_line_1', 'address_line_2', 'locality', 'region'];

function addresses(data: PscData, type: string): Record<string, unknown>[] {
  const said = data.principal_office_address ?? data.address;
  if (!said) return [];
  const at = (name: string): string => (typeof said[name] === 'string' ? said[name] : '');
  const address = ADDRESS.map(at).filter(Boolean).join('\n');
  return [filled({ type, address, postCode: at('postal_code'), country: countryPlace(at('country')) })];
}
