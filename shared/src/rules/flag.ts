import { FLAG_COLORS } from '../chart/vocabulary';
import { countryCode } from '../reference/countries';

export type FlagColor = (typeof FLAG_COLORS)[number];

/** A flag as kept: a country's alpha-2 code in capitals, or a colour of the list. */
export type FlagReading = { country: string } | { color: FlagColor };

/** Reads a flag: a country of the list by its code or name, or a colour, in any case (SPEC §3.1); undefined for anything else. */
export function readFlag(text: string): FlagReading | undefined {
  const color = readFlagColor(text);
  if (color) return { color };
  const country = countryCode(text);
  return country ? { country } : undefined;
}

/** A flag's colour in any case; undefined for anything else. */
export function readFlagColor(text: string): FlagColor | undefined {
  return FLAG_COLORS.find((color) => color === text.trim().toLowerCase());
}
