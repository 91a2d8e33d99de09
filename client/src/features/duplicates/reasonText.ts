import { toShownDate } from '@stemma/shared/dates';
import { countryLabel } from '@stemma/shared/reference/countries';
import type { CandidateReason, CandidateReasonCode } from '@stemma/shared/merging/reasons';
import { t } from '@stemma/shared/language/translate';

type Say = (value: string) => string;

const TEXTS: Record<CandidateReasonCode, Say> = {
  sameLei: (value) => t('same LEI {value}', { value }),
  otherLei: () => t('other LEI'),
  sameRegistration: (value) => t('same registration {value}', { value }),
  otherRegistration: () => t('other registration'),
  sameTaxNumber: (value) => t('same tax number {value}', { value }),
  otherTaxNumber: () => t('other tax number'),
  sameIban: (value) => t('same IBAN {value}', { value }),
  sameAccount: (value) => t('same account number {value}', { value }),
  sameImo: (value) => t('same IMO number {value}', { value }),
  sameMmsi: (value) => t('same MMSI number {value}', { value }),
  sameTailNumber: (value) => t('same tail number {value}', { value }),
  sameSerialNumber: (value) => t('same serial number {value}', { value }),
  sameIdentifier: (value) => t('same identifier {value}', { value }),
  otherNumber: () => t('another number in the name'),
  sameName: () => t('same name'),
  nameAlike: (value) => t('name alike {value}', { value }),
  otherName: () => t('other name'),
  sameDate: (value) => t('same date {value}', { value: toShownDate(value) }),
  sameYear: (value) => t('same year {value}', { value }),
  otherDate: () => t('other date'),
  sameCountry: (value) => t('same country ({value})', { value: countryLabel(value) }),
  otherCountry: () => t('other country'),
  sameAddress: () => t('same address'),
};

/** A reason in words: "same LEI 5493…", "name alike 0.93", "other country". */
export function reasonText({ code, value }: CandidateReason): string {
  return TEXTS[code](value ?? '');
}
