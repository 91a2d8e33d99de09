import { t } from '@stemma/shared/language/translate';
import { countryPlace, dayText, filled, makeStatement } from '../makeStatement';
import type { Sink, PlaceholderNames } from '../sink';
import { noteUnreadDates } from '../unreadDates';
import { GLEIF, gleifSource, leiIdentifier, leiOrSkip } from './parties';
import type { GleifRecord } from './records';

/** Registers of GLEIF's list of registration authorities that other sources name by a scheme of org-id.guide. */
const SCHEMES = new Map([
  ['RA000585', 'GB-COH'],
  ['RA000586', 'GB-COH'],
  ['RA000587', 'GB-COH'],
  ['RA000463', 'NL-KVK'],
  ['RA000170', 'DK-CVR'],
  ['RA000472', 'NO-BRC'],
]);
/** No register, or one that the list does not hold. */
const NO_REGISTER = /^RA[89]{6}$/;

/** Reads Level 1 data (LEI-CDF) as entities. */
export async function readLeis(
  records: AsyncIterable<GleifRecord>,
  sink: Sink,
  placeholders: PlaceholderNames,
): Promise<void> {
  for await (const record of records) {
    const name = record.text('Entity.LegalName') ?? '';
    const lei = leiOrSkip(record, sink, { isWhole: name !== '', why: t('LegalName is missing.') });
    if (!lei) continue;
    placeholders.describe(lei);
    noteUnreadDates(sink, record.where, {
      EntityCreationDate: record.text('Entity.EntityCreationDate'),
      EntityExpirationDate: record.text('Entity.EntityExpirationDate'),
    });
    sink.add(
      makeStatement(GLEIF, {
        recordId: lei,
        recordType: 'entity',
        subject: lei,
        date: dayText(record.text('Registration.LastUpdateDate')),
        source: gleifSource(lei, 'GLEIF Level 1'),
        evidence: record.evidence,
        details: detailsOf(record, lei, name),
      }),
      record.where,
    );
  }
}

function detailsOf(record: GleifRecord, lei: string, name: string): Record<string, unknown> {
  const jurisdiction = record.text('Entity.LegalJurisdiction');
  const category = record.text('Entity.EntityCategory');
  const status = record.text('Entity.EntityStatus');
  const registration = record.text('Registration.RegistrationStatus');
  const form = record.text('Entity.LegalForm.OtherLegalForm', 'Entity.LegalForm.EntityLegalFormCode');
  const place = countryPlace(jurisdiction?.slice(0, 2));
  return filled({
    entityType: filled({
      type: category === 'RESIDENT_GOVERNMENT_ENTITY' ? 'stateBody' : 'registeredEntity',
      details: category === 'GENERAL' ? undefined : category,
    }),
    name,
    alternateNames: [
      ...record.texts('OtherEntityNames.OtherEntityName'),
      ...record.texts('TransliteratedOtherEntityNames.TransliteratedOtherEntityName'),
    ],
    jurisdiction: place && {
      ...place,
      ...(/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/.test(jurisdiction ?? '') && { code: jurisdiction }),
    },
    identifiers: [leiIdentifier(lei), ...registerIdentifier(record)],
    foundingDate: dayText(record.text('Entity.EntityCreationDate')),
    dissolutionDate: status === 'INACTIVE' ? dayText(record.text('Entity.EntityExpirationDate')) : undefined,
    addresses: [
      addressOf(record, 'LegalAddress', 'registered'),
      addressOf(record, 'HeadquartersAddress', 'business'),
    ].filter(Boolean),
    note: [
      form && `Legal form: ${form}`,
      status && status !== 'ACTIVE' && `Status: ${status}`,
      registration && registration !== 'ISSUED' && `LEI registration: ${registration}`,
    ]
      .filter(Boolean)
      .join('\n'),
  });
}

function registerIdentifier(record: GleifRecord): Record<string, unknown>[] {
  const authority = record.text('Entity.RegistrationAuthority.RegistrationAuthorityID') ?? '';
  const id = record.text('Entity.RegistrationAuthority.RegistrationAuthorityEntityID');
  if (!id) return [];
  if (authority === '' || NO_REGISTER.test(authority)) {
    const schemeName =
      record.text('Entity.RegistrationAuthority.OtherRegistrationAuthorityID') ?? 'Registration number';
    return [{ schemeName, id }];
  }
  const scheme = SCHEMES.get(authority);
  return [scheme ? { scheme, id } : { scheme: authority, schemeName: `GLEIF registration authority ${authority}`, id }];
}

function addressOf(record: GleifRecord, kind: string, type: string): Record<string, unknown> | undefined {
  const at = (name: string) => record.text(`Entity.${kind}.${name}`);
  const lines = [
    at('FirstAddressLine'),
    ...record.texts(`Entity.${kind}.AdditionalAddressLine`),
    [at('City'), at('Region')].filter(Boolean).join(', '),
  ];
  const address = lines.filter(Boolean).join('\n');
  if (address === '' && !at('Country')) return undefined;
  return filled({ type, address, postCode: at('PostalCode'), country: countryPlace(at('Country')) });
}
