import type { FieldValue } from '@stemma/shared/entities/record';
import type { DecorationType, EntityType } from '@stemma/shared/entities/typeNames';
import { DECORATION_TYPES } from '@stemma/shared/entities/typeNames';
import { defaults, limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { hexColor, keyText, plainText } from '@stemma/shared/rules/basic';
import { z } from 'zod';
import { invalid } from '../errors';

const size = z.number({ error: messages.number }).min(0).max(100_000).nullable();
const optionalText = plainText().nullable();
const color = hexColor.nullable();
const datasetKey = keyText.nullable();

const ITEM_COLOR = '#696969';
/** A picture of about 700 KB as base64; larger ones are files. */
const picture = z.string().max(950_000, messages.tooLong(950_000)).nullable();

/** What notes, pictures and text boxes keep beside their name (SPEC §3.3), and what a new one has. */
const SHAPES = {
  Sticky: {
    shape: z.object({
      height: size,
      width: size,
      fontSize: size,
      color,
      isStickyText: z.boolean().nullable(),
      datasetKey,
    }),
    fresh: { fontSize: defaults.fontSize, color: defaults.stickyColor },
  },
  Image: {
    shape: z.object({
      pictureWidth: size,
      pictureHeight: size,
      source: optionalText,
      sourceBase64: picture,
      datasetKey,
    }),
    fresh: {},
  },
  TextBox: {
    shape: z.object({
      datasetKey,
      flagColorTextBox: optionalText,
      flagTextBox: plainText(limits.nameMax).nullable(),
      fillColorTextBox: color,
      colorTextBox: color,
      widthTextBox: size,
      fontSizeTextBox: size,
      labelTextBox: optionalText,
    }),
    fresh: { fontSizeTextBox: defaults.fontSize },
  },
} as const satisfies Record<DecorationType, { shape: z.ZodObject; fresh: Record<string, FieldValue> }>;

export function isDecoration(type: EntityType): type is DecorationType {
  return (DECORATION_TYPES as readonly string[]).includes(type);
}

/** The names of what a decoration keeps. */
export function decorationFields(type: DecorationType): string[] {
  return Object.keys(SHAPES[type].shape.shape);
}

/** What a call says of a decoration in the form in which it is kept; throws `invalid` naming the first field at fault. */
export function parseDecoration(type: DecorationType, input: Record<string, unknown>): Record<string, FieldValue> {
  const read = (SHAPES[type].shape as z.ZodObject).partial().safeParse(input);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw invalid(issue?.message ?? messages.text, issue?.path.join('.'));
}

/** What a new decoration has where nothing is said. */
export function freshDecoration(type: DecorationType, input: Record<string, unknown>): Record<string, FieldValue> {
  const fresh: Record<string, FieldValue> = { ...SHAPES[type].fresh };
  if (type === 'Sticky' && input.isStickyText === true) fresh.color = ITEM_COLOR;
  return { ...fresh, ...parseDecoration(type, input) };
}
