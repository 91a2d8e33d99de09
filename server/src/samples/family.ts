import type { ChartChangesInput } from '@stemma/shared/chart/save';
import type { EntityType } from '@stemma/shared/entities/typeNames';

type Card = {
  id: string;
  typeName: EntityType;
  name: string;
  x: number;
  y: number;
  party?: 'unknown';
  label?: string;
  fields?: Record<string, unknown>;
};
type Tie = [from: string, to: string, role: string, percentage?: number, drawn?: { dashed?: boolean; color?: string }];

const CARDS: Card[] = [
  {
    id: 'helena',
    typeName: 'Individual',
    name: 'Helena Castellan',
    x: -300,
    y: 0,
    fields: {
      firstName: 'Helena',
      lastName: 'Castellan',
      nationality: 'Italy',
      birthDate: '1961-03-14',
      taxResidency: 'Italy',
    },
  },
  {
    id: 'oskar',
    typeName: 'Individual',
    name: 'Oskar Eklund',
    x: 0,
    y: 0,
    label: 'PEP',
    fields: { firstName: 'Oskar', lastName: 'Eklund', nationality: 'Sweden', birthDate: '1958-11-02', pep: true },
  },
  { id: 'unknown', typeName: 'Individual', name: 'Unknown person', x: 300, y: 0, party: 'unknown' },
  {
    id: 'trust',
    typeName: 'Trust',
    name: 'Aldergrove Settlement',
    x: -300,
    y: 200,
    fields: {
      country: 'Jersey',
      trustee: 'Channel Fiduciaries Ltd',
      creation: '2009-05-20',
      trustType: 'Discretionary Trust',
      fundingStatus: 'Funded',
    },
  },
  {
    id: 'north',
    typeName: 'Company',
    name: 'Northquay Holdings AB',
    x: 150,
    y: 200,
    fields: { country: 'Sweden', registration: '556982-1044', type: 'Holding Company', incorporation: '2011-02-01' },
  },
  {
    id: 'parent',
    typeName: 'Company',
    name: 'Castellan Eklund Capital S.à r.l.',
    x: -75,
    y: 410,
    label: 'Group parent',
    fields: {
      country: 'Luxembourg',
      registration: 'B 214 877',
      type: 'Private Limited Company',
      incorporation: '2014-05-07',
      tax: 'Luxembourg',
      valuation: 184_500_000,
      currency: 'EUR',
    },
  },
  {
    id: 'aviation',
    typeName: 'Company',
    name: 'Halcyon Aviation Ltd',
    x: -425,
    y: 620,
    fields: { country: 'Malta', registration: 'OC 391204' },
  },
  {
    id: 'estates',
    typeName: 'Company',
    name: 'Casa Verde Immobiliare S.r.l.',
    x: -140,
    y: 620,
    fields: { country: 'Italy', registration: 'MI-2093318' },
  },
  {
    id: 'yachting',
    typeName: 'Company',
    name: 'Belle Rive Yachting Ltd',
    x: 290,
    y: 620,
    label: 'Dormant',
    fields: { country: 'Malta', registration: 'C 88120' },
  },
  {
    id: 'plane',
    typeName: 'Aircraft',
    name: 'Falcon 2000LXS',
    x: -425,
    y: 830,
    fields: {
      manufacturer: 'Dassault',
      aircraftType: 'Falcon 2000LXS',
      country: 'Malta',
      tailNumber: '9H-ALC',
      serialNumber: '312',
    },
  },
  {
    id: 'house',
    typeName: 'Property',
    name: 'Via Brera 14',
    x: -140,
    y: 830,
    fields: {
      address: 'Via Brera 14\n20121 Milano',
      propertyType: 'Residential',
      estimatedValue: 6_200_000,
      estimatedValueCurrency: 'EUR',
    },
  },
  {
    id: 'yacht',
    typeName: 'Yacht',
    name: 'M/Y Serafina',
    x: 150,
    y: 830,
    fields: {
      registry: 'Valletta',
      yachtType: 'Motor Yacht',
      imoNumber: 'IMO9812345',
      yachtLength: '52',
      lengthUnit: 'Metres',
    },
  },
  {
    id: 'account',
    typeName: 'BankAccount',
    name: 'Operating account',
    x: 430,
    y: 830,
    fields: { bankName: 'Meridian Private Bank', accountLocation: 'Malta', accountNumber: '00411873' },
  },
];

const TIES: Tie[] = [
  ['helena', 'trust', 'Settlor'],
  ['oskar', 'north', 'Shareholder', 80],
  ['unknown', 'north', 'Shareholder', 20, { color: '#868e96' }],
  ['trust', 'parent', 'Shareholder', 55],
  ['north', 'parent', 'Shareholder', 45],
  ['parent', 'aviation', 'Shareholder', 100],
  ['parent', 'estates', 'Shareholder', 100],
  ['parent', 'yachting', 'Shareholder', 75],
  ['aviation', 'plane', 'Owner', 100],
  ['estates', 'house', 'Owner', 100],
  ['yachting', 'yacht', 'Owner', 100],
  ['yachting', 'account', 'Account holder'],
];

/** The example chart of a first start: one family's group with an unknown owner, a trust and four kinds of assets. */
export function familyChart(keyOf: (id: string) => string): ChartChangesInput {
  return {
    entities: CARDS.map(({ id, typeName, name, party, fields }) => ({
      key: keyOf(id),
      typeName,
      name,
      party: party ?? 'known',
      fields: fields ?? {},
    })),
    placements: CARDS.map(({ id, x, y, label }) => ({ entityKey: keyOf(id), x, y, label: label ?? null })),
    links: TIES.map(([from, to, role, percentage, drawn]) => ({
      key: keyOf(`${from}-${to}`),
      from: keyOf(from),
      to: keyOf(to),
      roles: [{ role, percentage: percentage ?? null }],
      ...drawn,
    })),
  };
}
