export const YACHT_TYPES = ['Motor Yacht', 'Sailing Yacht'] as const;

/** Units of a yacht's length, beam and draft; the editor's default is the first (SPEC §3.2). */
export const LENGTH_UNITS = ['Metres', 'Feet'] as const;
