import type { Random } from './random';

const FIRST = [
  'Alma',
  'Bruno',
  'Clara',
  'Dario',
  'Elena',
  'Felix',
  'Greta',
  'Hugo',
  'Ines',
  'Jonas',
  'Katja',
  'Leon',
  'Mira',
  'Nils',
  'Olga',
  'Paul',
  'Rosa',
  'Stefan',
  'Thea',
  'Viktor',
];
const LAST = [
  'Aalto',
  'Bellini',
  'Castellan',
  'Dufour',
  'Eklund',
  'Ferrand',
  'Galloway',
  'Hartmann',
  'Iversen',
  'Jansen',
  'Keller',
  'Lindqvist',
  'Moreau',
  'Novak',
  'Orsini',
  'Pellegrin',
  'Reuter',
  'Sandoval',
  'Thorne',
  'Vermeer',
];
const PLACES = [
  'Aldergrove',
  'Belmont',
  'Clearwater',
  'Drayton',
  'Eastbrook',
  'Fairmead',
  'Glenmore',
  'Halcyon',
  'Ironbridge',
  'Kestrel',
  'Larkfield',
  'Meridian',
  'Northquay',
  'Oakhurst',
  'Pinecrest',
  'Quayside',
  'Ravenswood',
  'Silverline',
  'Thornbury',
  'Westhaven',
];
const TRADES = [
  'Aviation',
  'Capital',
  'Energy',
  'Estates',
  'Foods',
  'Holdings',
  'Invest',
  'Logistics',
  'Marine',
  'Partners',
  'Properties',
  'Shipping',
  'Trading',
  'Ventures',
];

export const HOMES = [
  { country: 'Luxembourg', suffix: 'S.à r.l.' },
  { country: 'United Kingdom', suffix: 'Ltd' },
  { country: 'Germany', suffix: 'GmbH' },
  { country: 'Netherlands', suffix: 'B.V.' },
  { country: 'Italy', suffix: 'S.r.l.' },
  { country: 'Sweden', suffix: 'AB' },
  { country: 'Malta', suffix: 'Ltd' },
  { country: 'Switzerland', suffix: 'AG' },
] as const;

const STREETS = ['Via Brera', 'Rue du Lac', 'Harbour Road', 'Lindenstrasse', 'Strandgatan', 'Keizersgracht'];

export function samplePersonName(random: Random): { firstName: string; lastName: string } {
  return { firstName: random.pick(FIRST), lastName: random.pick(LAST) };
}

export function companyName(random: Random, suffix: string): string {
  return `${random.pick(PLACES)} ${random.pick(TRADES)} ${suffix}`;
}

export function trustName(random: Random): string {
  return `${random.pick(PLACES)} ${random.pick(['Settlement', 'Family Trust', 'Heritage Trust'])}`;
}

export function yachtName(random: Random): string {
  return `${random.pick(['M/Y', 'S/Y'])} ${random.pick(['Serafina', 'Aurelia', 'Northern Star', 'Calypso', 'Mistral', 'Solange'])}`;
}

export function streetAddress(random: Random): string {
  return `${random.pick(STREETS)} ${random.int(1, 120)}`;
}
