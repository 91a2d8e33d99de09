import { z } from 'zod';
import { messages } from '../messages';

/** A yacht's MMSI number, 9 digits, or blank (SPEC §5). */
export const mmsiText = z
  .string()
  .trim()
  .regex(/^(?:[0-9]{9})?$/, messages.mmsi);

/** A yacht's IMO number, "IMO" and 7 digits, or blank (SPEC §5). */
export const imoText = z
  .string()
  .trim()
  .regex(/^(?:IMO[0-9]{7})?$/, messages.imo);
