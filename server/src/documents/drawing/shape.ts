import { groupShape } from '@stemma/shared/chart/save';
import { linkShape, ROUTINGS } from '@stemma/shared/chart/link';
import { placementShape } from '@stemma/shared/chart/placement';
import { DECORATION_TYPES } from '@stemma/shared/entities/typeNames';
import { hexColor, keyText, plainText } from '@stemma/shared/rules/basic';
import { limits } from '@stemma/shared/limits';
import { z } from 'zod';

/** The hidden sheet of a chart's workbook that keeps how the chart is drawn, and its headings. */
export const DRAWING_SHEET = 'Drawing';
export const DRAWING_HEADINGS = ['Kind', 'Key', 'To', 'Drawn'] as const;

/** Columns of the other sheets that say how a card or link is drawn. */
export const DRAWN_COLUMNS = {
  label: 'Label on the chart',
  description: 'Description on the chart',
  arrow: 'Arrow',
} as const;

/** Columns by which rows of entities and links are known. */
export const KEY_COLUMNS = { entity: 'Key', from: 'From key', to: 'To key', ofField: 'Entity key' } as const;

export const CUSTOM_FIELDS_SHEET = 'Custom fields';
export const NOTES_SHEET = 'Notes';

/** What a row of the sheet draws, as JSON in its last cell; lengths are in chart units. */
export const drawnShapes = {
  chart: z.object({
    description: plainText(limits.chartDescriptionMax).nullish(),
    routing: z.enum(ROUTINGS).nullish(),
    styleKey: keyText.nullish(),
    /** How many pictures are on the chart, which the workbook does not hold. */
    pictures: z.number().int().min(0).nullish(),
  }),
  /** `name` is what the entity was called as it went out. */
  card: z.object({ name: z.string().nullish(), placement: placementShape, color: hexColor.nullish() }),
  /** A link between two entities, without its roles. */
  link: linkShape,
  /** A link of which an end is a note or text box, whole. */
  noteLink: linkShape,
  note: z.object({
    typeName: z.enum(DECORATION_TYPES),
    name: plainText(limits.nameMax),
    fields: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    placement: placementShape,
  }),
  /** A group, or some more of its members. */
  group: groupShape,
};
export type DrawnKind = keyof typeof drawnShapes;
export type DrawnRow<K extends DrawnKind> = z.output<(typeof drawnShapes)[K]>;
