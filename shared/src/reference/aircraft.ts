/** The 11 suggested aircraft manufacturers, sorted (SPEC §3.4); the field takes others too. */
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
  'Leonardo',
  'Pilatus',
] as const;
