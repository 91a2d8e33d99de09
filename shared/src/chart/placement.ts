import { z } from 'zod';
import { limits } from '../limits';
import { messages } from '../messages';
import { hexColor, keyText, plainText } from '../rules/basic';
import { FLAG_COLORS } from './words';

export { FLAG_COLORS } from './words';

const coordinate = z.number().finite().min(-10_000_000).max(10_000_000);
const none = <T>(value: T | null | undefined): T | null => value ?? null;

/** How an entity stands on one chart: x, y are the card's centre in chart units (pixels at 100 %). */
export const placementShape = z.object({
  entityKey: keyText,
  x: coordinate,
  y: coordinate,
  flag: plainText(20).nullish().transform(none),
  flagColor: z.enum(FLAG_COLORS).nullish().transform(none),
  label: plainText().pipe(z.string().max(limits.flagLabelMax, messages.flagLabelTooLong)).nullish().transform(none),
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
});
export type Placement = z.output<typeof placementShape>;
export type PlacementInput = z.input<typeof placementShape>;
