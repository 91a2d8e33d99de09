import type { EntityChange } from '@stemma/shared/entities/entity';
import type { RecordType } from '@stemma/shared/entities/typeNames';
import { COMPANY_TYPES } from '@stemma/shared/reference/companies';
import { PROPERTY_TYPES } from '@stemma/shared/reference/properties';
import { TRUST_TYPES } from '@stemma/shared/reference/trusts';
import { companyName, HOMES, samplePersonName, streetAddress, trustName, yachtName } from './names';
import type { Random } from './random';

/** A made-up record of a type, its fields filled so that cards and panels have something to show. */
export function sampleEntity(type: RecordType, key: string, random: Random): EntityChange {
  const { name, fields } = makers[type](random);
  return { key, typeName: type, name, fields };
}

type Made = { name: string; fields: Record<string, unknown> };

const money = (random: Random): number => random.int(2, 400) * 250_000;
const date = (random: Random, from: number, to: number): string =>
  `${random.int(from, to)}-${String(random.int(1, 12)).padStart(2, '0')}-${String(random.int(1, 28)).padStart(2, '0')}`;

const makers: Record<RecordType, (random: Random) => Made> = {
  Individual(random) {
    const { firstName, lastName } = samplePersonName(random);
    const { country } = random.pick(HOMES);
    const fields = {
      firstName,
      lastName,
      nationality: country,
      birthDate: date(random, 1940, 1999),
      taxResidency: country,
      pep: random.next() < 0.08,
    };
    return { name: `${firstName} ${lastName}`, fields };
  },
  Company(random) {
    const { country, suffix } = random.pick(HOMES);
    const fields = {
      country,
      incorporation: date(random, 1975, 2024),
      type: random.pick(COMPANY_TYPES.slice(0, -1)),
      registration: `${random.pick(['B', 'HRB', 'OC', 'C'])} ${random.int(10_000, 999_999)}`,
      tax: country,
      valuation: money(random),
      currency: 'EUR',
    };
    return { name: companyName(random, suffix), fields };
  },
  Trust(random) {
    const fields = {
      country: 'Jersey',
      trustee: 'Channel Fiduciaries Ltd',
      creation: date(random, 1985, 2022),
      trustType: random.pick(TRUST_TYPES),
      fundingStatus: 'Funded',
    };
    return { name: trustName(random), fields };
  },
  Project(random) {
    return {
      name: `Project ${random.pick(['Atlas', 'Beacon', 'Cedar', 'Delta', 'Ember'])}`,
      fields: { start: date(random, 2024, 2025), deadline: date(random, 2026, 2028) },
    };
  },
  Custom(random) {
    return { name: random.pick(['Art collection', 'Wine cellar', 'Patent portfolio', 'Racehorse']), fields: {} };
  },
  Property(random) {
    const address = streetAddress(random);
    return {
      name: address,
      fields: {
        address,
        propertyType: random.pick(PROPERTY_TYPES),
        purchase: date(random, 1995, 2024),
        estimatedValue: money(random),
        estimatedValueCurrency: 'EUR',
      },
    };
  },
  Aircraft(random) {
    const fields = {
      manufacturer: 'Dassault',
      aircraftType: 'Falcon 2000LXS',
      country: 'Malta',
      tailNumber: `9H-${random.pick(['ALX', 'BRN', 'HAL', 'KST'])}`,
      serialNumber: String(random.int(100, 999)),
      registered: date(random, 2005, 2024),
    };
    return { name: random.pick(['Falcon 2000LXS', 'Falcon 7X', 'Falcon 900EX']), fields };
  },
  Yacht(random) {
    const fields = {
      registry: 'Valletta',
      yachtType: 'Motor Yacht',
      yachtLength: String(random.int(24, 78)),
      lengthUnit: 'Metres',
      imoNumber: `IMO${random.int(1_000_000, 9_999_999)}`,
      launch: date(random, 1998, 2024),
    };
    return { name: yachtName(random), fields };
  },
  BankAccount(random) {
    const fields = {
      bankName: random.pick(['Banque du Lac', 'Nordbank', 'Meridian Private Bank']),
      accountLocation: random.pick(HOMES).country,
      accountNumber: String(random.int(10_000_000, 99_999_999)),
    };
    return { name: random.pick(['Operating account', 'Custody account', 'Reserve account']), fields };
  },
};
