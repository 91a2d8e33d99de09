import { z } from 'zod';
import { defaults, limits } from '../limits';
import { hexColor, keyText, orUsual, plainText } from '../rules/basic';
import { linkRoleShape } from './linkRole';
import { coordinate } from './reach';
import { ARROW_TYPES, ROUTINGS } from './vocabulary';

export { ARROW_TYPES, ROUTINGS, type ArrowType, type Routing } from './vocabulary';

/**
 * A link on one chart, from the party that holds to what is held (SPEC §3.3 GenericLink).
 * `points` are bends as x, y, x, y … in chart units; spots name the side of the card a link leaves or enters by;
 * `adjusting` says how bends follow when an end moves, kept for programs that draw so.
 * `ended` links are kept with the chart and not drawn on the chart of today.
 */
export const linkShape = z.object({
  key: keyText,
  from: keyText,
  to: keyText,
  roles: orUsual(z.array(linkRoleShape).max(limits.rolesPerLinkMax), []),
  arrowType: orUsual(z.enum(ARROW_TYPES), defaults.arrowType),
  color: orUsual(hexColor, defaults.linkColor),
  dashed: orUsual(z.boolean(), false),
  linkTextPosition: orUsual(z.number().min(0).max(1), defaults.linkTextPosition),
  points: z
    .array(coordinate)
    .max(400)
    .nullish()
    .transform((points) => points ?? null),
  fromSpot: plainText(40)
    .nullish()
    .transform((spot) => spot ?? null),
  toSpot: plainText(40)
    .nullish()
    .transform((spot) => spot ?? null),
  adjusting: plainText(40)
    .nullish()
    .transform((how) => how ?? null),
  routing: z
    .enum(ROUTINGS)
    .nullish()
    .transform((routing) => routing ?? null),
});
export type ChartLink = z.output<typeof linkShape>;
export type ChartLinkInput = z.input<typeof linkShape>;
