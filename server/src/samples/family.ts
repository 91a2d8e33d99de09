import type { LinkRole } from '@stemma/shared/chart/linkRole';
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
type Tie = [from: string, to: string, roles: readonly LinkRole[], drawn?: { dashed?: boolean; color?: string }];

const CARDS: Card[] = [
  {
    id: 'helena',
    typeName: 'Individual',
    name: 'Helena Castellan',
    x: -620,
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
    id: 'luca',
    typeName: 'Individual',
    name: 'Luca Castellan',
    x: -390,
    y: 0,
    fields: { firstName: 'Luca', lastName: 'Castellan', nationality: 'Italy', birthDate: '1993-07-30' },
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
  {
    id: 'ingrid',
    typeName: 'Individual',
    name: 'Ingrid Eklund',
    x: 230,
    y: 0,
    fields: { firstName: 'Ingrid', lastName: 'Eklund', nationality: 'Sweden', birthDate: '1964-08-19' },
  },
  { id: 'unknown', typeName: 'Individual', name: 'Unknown person', x: 460, y: 0, party: 'unknown' },
  {
    id: 'trust',
    typeName: 'Trust',
    name: 'Aldergrove Settlement',
    x: -505,
    y: 200,
    fields: {
      country: 'Jersey',
      trustee: 'Channel Fiduciaries Ltd',
      creation: '2009-05-20',
      trustType: 'Interest in Possession Trust',
      fundingStatus: 'Funded',
    },
  },
  {
    id: 'listed',
    typeName: 'Company',
    name: 'Nordhavn Industri ASA',
    x: -230,
    y: 200,
    label: 'Listed',
    fields: {
      country: 'Norway',
      registration: '918 204 771',
      type: 'Public Limited Company',
      incorporation: '1987-09-01',
      trailEnd: 'listed',
      trailEndNote: 'Its shares are traded on a regulated market and widely held.',
    },
  },
  {
    id: 'north',
    typeName: 'Company',
    name: 'Northquay Holdings AB',
    x: 230,
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

const shareholder = (percentage: number, more: Partial<LinkRole> = {}): LinkRole[] => [
  { role: 'Shareholder', percentage, ...more },
];
const SHARE_REGISTER = 'Share register of Castellan Eklund Capital';
const CHECKED = { checkedOn: '2026-02-03', checkedBy: 'Demo User' };
const REGISTER_PAGE = { source: SHARE_REGISTER, ...CHECKED };

const evidence = (kind: 'file' | 'webLink', key: string, note: string): Pick<LinkRole, 'evidence'> => ({
  evidence: [{ kind, key, note }],
});

/** Who holds what, from holder to held; keys of evidence are those of `FAMILY_FILES` and `FAMILY_WEB_LINKS`. */
const TIES: Tie[] = [
  ['helena', 'trust', [{ role: 'Settlor', ...evidence('file', 'deed', 'p. 1'), ...CHECKED }]],
  ['luca', 'trust', [{ role: 'Beneficiary', percentage: 100, ...evidence('file', 'deed', 'p. 2'), ...CHECKED }]],
  [
    'oskar',
    'north',
    [
      ...shareholder(70, { startDate: '2011-02-01', endDate: '2016-01-15' }),
      ...shareholder(60, { startDate: '2016-01-15', ...evidence('webLink', 'swedish-register', 'annual report 2025') }),
    ],
  ],
  [
    'ingrid',
    'north',
    [{ role: 'Shareholder', minimum: 12, maximum: 18, startDate: '2011-02-01', source: 'Her letter of 12.01.2026' }],
  ],
  ['unknown', 'north', shareholder(12, { startDate: '2011-02-01' }), { color: '#868e96' }],
  [
    'trust',
    'parent',
    [
      ...shareholder(60, { startDate: '2014-05-07', endDate: '2023-07-01', ...REGISTER_PAGE }),
      ...shareholder(48, { startDate: '2023-07-01', ...REGISTER_PAGE, ...evidence('file', 'register', 'p. 3') }),
    ],
  ],
  [
    'listed',
    'parent',
    shareholder(12, { startDate: '2023-07-01', ...REGISTER_PAGE, ...evidence('file', 'register', 'p. 4') }),
  ],
  [
    'north',
    'parent',
    shareholder(40, { startDate: '2014-05-07', ...REGISTER_PAGE, ...evidence('file', 'register', 'p. 3') }),
  ],
  ['parent', 'north', shareholder(10, { startDate: '2016-01-15' })],
  [
    'oskar',
    'parent',
    [
      {
        role: 'Beneficial Owner',
        percentage: 24,
        via: 'indirect',
        source: 'Register of beneficial owners',
        ...evidence('webLink', 'owners-register', 'extract of 12.01.2026'),
      },
    ],
    { dashed: true, color: '#868e96' },
  ],
  ['parent', 'aviation', shareholder(100)],
  ['parent', 'estates', shareholder(100)],
  ['parent', 'yachting', shareholder(75)],
  ['aviation', 'plane', [{ role: 'Owner', percentage: 100 }]],
  ['estates', 'house', [{ role: 'Owner', percentage: 100 }]],
  ['yachting', 'yacht', [{ role: 'Owner', percentage: 100 }]],
  ['yachting', 'account', [{ role: 'Account holder' }]],
];

/**
 * The example chart of a first start: a family's group with an unknown owner, a trust, a listed company, a range, a share that changed, two
 * companies that hold each other, a declaration that forgot this, and four kinds of assets.
 */
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
    links: TIES.map(([from, to, roles, drawn]) => ({
      key: keyOf(`${from}-${to}`),
      from: keyOf(from),
      to: keyOf(to),
      roles: roles.map((role) => ({
        ...role,
        evidence: role.evidence?.map((one) => ({ ...one, key: keyOf(one.key) })) ?? null,
      })),
      ...drawn,
    })),
  };
}
