import { z } from 'zod';
import { coordinate } from './reach';
import { limits } from '../limits';
import { messages } from '../messages';
import { hexColor, keyText, lineText, plainText } from '../rules/basic';
import type { FlagColor } from '../rules/flag';
import { readFlag, readFlagColor } from '../rules/flag';

export { FLAG_COLORS } from './vocabulary';

/** A place on a chart, as a number or as its text (SPEC §3.1 keeps positions as text). */
export const coordinateText = z
  .string()
  .regex(/^\s*-?\d+(?:\.\d+)?(?:e[-+]?\d+)?\s*$/i, messages.number)
  .transform(Number)
  .pipe(coordinate);

const flagText = plainText(100).refine((text) => text.trim() === '' || readFlag(text) !== undefined, messages.flag);
const flagColorText = z
  .string()
  .refine((text) => text.trim() === '' || readFlagColor(text) !== undefined, messages.flag)
  .transform((text): FlagColor | null => readFlagColor(text) ?? null);

const none = <T>(value: T | null | undefined): T | null => value ?? null;

const fields = z.object({
  entityKey: keyText,
  x: coordinate,
  y: coordinate,
  flag: flagText.nullish().transform(none),
  flagColor: flagColorText.nullish().transform(none),
  label: lineText().pipe(z.string().max(limits.flagLabelMax, messages.flagLabelTooLong)).nullish().transform(none),
  labelVisible: z
    .boolean()
    .nullish()
    .transform((visible) => visible ?? true),
  fillColor: hexColor.nullish().transform(none),
  icon: plainText(60).nullish().transform(none),
  hideIcon: z
    .boolean()
    .nullish()
    .transform((hide) => hide ?? false),
  width: z.number().min(40).max(4000).nullish().transform(none),
  chartDescription: plainText(limits.chartDescriptionMax).nullish().transform(none),
  pinned: z
    .boolean()
    .nullish()
    .transform((pinned) => pinned ?? false),
});
/** The names of what a placement holds. */
export const PLACEMENT_FIELDS = Object.keys(fields.shape);

/**
 * How an entity stands on one chart: x, y are the card's centre in chart units (pixels at 100 %). `flag` is a country's code; one
 * that names a colour is the flag's colour, and "none" is neither (SPEC §3.1). A `pinned` card keeps its place when the chart is laid out.
 */
export const placementShape = fields.transform(({ flag, flagColor, ...placement }): z.output<typeof fields> => {
  const read = flag ? readFlag(flag) : undefined;
  const country = read && 'country' in read ? read.country : null;
  const color: FlagColor | null = read && 'color' in read ? read.color : flagColor;
  const storedColor: FlagColor | null = color === 'none' ? null : color;
  return { ...placement, flag: country, flagColor: storedColor };
});
export type Placement = z.output<typeof placementShape>;
export type PlacementInput = z.input<typeof placementShape>;
