/** The types of a Yacht (SPEC §3.2). */
export const YACHT_TYPES = ['Motor Yacht', 'Sailing Yacht'] as const;

/** Units of a yacht's length, beam and draft; the editor's default is the first (SPEC §3.2). */
export const LENGTH_UNITS = ['Metres', 'Feet'] as const;
export type LengthUnit = (typeof LENGTH_UNITS)[number];

const UNIT_TEXTS: Record<LengthUnit, readonly string[]> = {
  Metres: ['m', 'meter', 'meters', 'metre', 'metres'],
  Feet: ['ft', 'foot', 'feet'],
};

/** The unit that a word or abbreviation means, in any case ("Meter", "ft"); undefined for any other word. */
export function lengthUnit(text: string): LengthUnit | undefined {
  const word = text.trim().toLowerCase();
  return LENGTH_UNITS.find((unit) => UNIT_TEXTS[unit].includes(word));
}
