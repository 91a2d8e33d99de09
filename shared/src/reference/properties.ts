/** Property types (SPEC §3.4). */
export const PROPERTY_TYPES = [
  'Residential',
  'Commercial - Office',
  'Commercial - Retail',
  'Commercial - Industrial',
  'Mixed',
  'Other',
] as const;
