import { t } from '@stemma/shared/language/translate';
import { countryCode, countryLabel } from '@stemma/shared/reference/countries';
import { isLei } from '@stemma/shared/rules/lei';
import { limits } from '@stemma/shared/limits';
import { digestOf } from './digest';
import type { LeiRecord } from './gleifShapes';
import type { RecordFact, RecordRelation, SourceRecord } from './source';
import { sourceText } from './sourceText';

/** A record of GLEIF as a candidate; undefined for one whose LEI is none. */
export function gleifRecord(record: LeiRecord, relations: RecordRelation[] = []): SourceRecord | undefined {
  const { lei, entity, registration } = record.attributes;
  if (!isLei(lei)) return undefined;
  const { legalName, otherNames, legalAddress, jurisdiction, legalForm, status, category } = entity;
  const form = legalForm?.other || (legalForm?.id === '8888' ? null : legalForm?.id);
  const facts = [
    fact('name', t('Name'), legalName.name),
    fact('lei', t('LEI'), lei),
    fact('country', t('Country'), placeName(jurisdiction ?? legalAddress?.country)),
    fact('registration', t('Registration'), entity.registeredAs),
    fact('address', t('Address'), addressText(legalAddress)),
    fact('incorporation', t('Incorporation'), entity.creationDate?.slice(0, 10)),
    fact(null, t('Legal form'), form),
    fact(null, t('Kind'), category),
    fact(null, t('Status'), status),
    fact(null, t('LEI registration'), registration?.status),
    fact(null, t('Next renewal'), registration?.nextRenewalDate?.slice(0, 10)),
    fact(null, t('Other names'), (otherNames ?? []).map(({ name }) => name).join('; ')),
  ].filter((one) => one !== null);
  return {
    id: lei,
    name: sourceText(legalName.name, limits.nameMax),
    kind: category ?? '',
    link: `https://search.gleif.org/#/record/${lei}`,
    facts,
    relations,
    digest: digestOf({ entity, status: registration?.status }),
  };
}

function fact(field: string | null, label: string, value: string | null | undefined): RecordFact | null {
  const said = sourceText(value, 2000);
  return said ? { field, label, value: said } : null;
}

/** `GB`, or a part of a country as `US-DE`. */
export function placeName(place: string | null | undefined): string {
  const code = countryCode(place?.slice(0, 2) ?? '');
  return code ? countryLabel(code) : '';
}

function addressText(address: LeiRecord['attributes']['entity']['legalAddress']): string {
  if (!address) return '';
  const town = [address.postalCode, address.city].filter(Boolean).join(' ');
  return [...(address.addressLines ?? []), town, placeName(address.country)].filter(Boolean).join('\n');
}

/** Why no parent is reported, in words (GLEIF, Reporting Exceptions 1.1). */
export function exceptionText(reason: string | null | undefined): string {
  return REASONS[reason ?? ''] ?? reason ?? t('No reason is given');
}

const REASONS: Readonly<Record<string, string>> = {
  NATURAL_PERSONS: t('Controlled by natural persons'),
  NON_CONSOLIDATING: t('Controlled by entities that do not consolidate it'),
  NO_KNOWN_PERSON: t('No known person controls it'),
  NON_PUBLIC: t('Not public'),
  NO_LEI: t('The parent has no LEI'),
  BINDING_LEGAL_COMMITMENTS: t('Not public: binding legal commitments'),
  LEGAL_OBSTACLES: t('Not public: obstacles in law'),
  CONSENT_NOT_OBTAINED: t('Not public: no consent'),
  DETRIMENT_NOT_EXCLUDED: t('Not public: detriment cannot be excluded'),
  DISCLOSURE_DETRIMENTAL: t('Not public: disclosure would be detrimental'),
};
