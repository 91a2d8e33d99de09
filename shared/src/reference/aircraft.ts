/** The 11 suggested aircraft manufacturers (SPEC §3.4). */
export const AIRCRAFT_MANUFACTURERS = [
  'Airbus',
  'Boeing',
  'Bombardier',
  'Cessna',
  'Cirrus',
  'Dassault',
  'Embraer',
  'Gulfstream',
  'Hawker Beechcraft',
  'Pilatus',
  'Other',
] as const;
