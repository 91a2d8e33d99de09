import { DECORATION_TYPES, type DecorationType, type EntityType } from '../entities/typeNames';
import type { FieldValue } from '../entities/record';
import type { ChartNode, TypedFieldValue } from './chart';

export type DecorationValues = Record<string, FieldValue>;

/** Whether something on a chart is a note, picture or text box. */
export function isDecorationType(type: EntityType): type is DecorationType {
  return (DECORATION_TYPES as readonly string[]).includes(type);
}

/** What a decoration keeps beside its words (SPEC §3.3), by name. */
export function decorationValues({ decoration }: Pick<ChartNode, 'decoration'>): DecorationValues {
  return Object.fromEntries(
    (decoration ?? []).map(({ name, text, number, yesNo }) => [name, text ?? number ?? yesNo ?? null]),
  );
}

/** The same as charts carry it. */
export function typedValues(values: DecorationValues): TypedFieldValue[] {
  return Object.entries(values).map(([name, value]) => ({
    name,
    text: typeof value === 'string' ? value : null,
    number: typeof value === 'number' ? value : null,
    yesNo: typeof value === 'boolean' ? value : null,
  }));
}

/** What a note or text box says: all of its lines. Its name, which lists show, is one line. */
export function annotationText({ chartDescription, name }: Pick<ChartNode, 'chartDescription' | 'name'>): string {
  return chartDescription?.trim() ? chartDescription : name;
}

const NAME_MAX = 120;

/** How words are kept: the first line as the name, all of them beside it where there are more. */
export function toStoredText(text: string): Pick<ChartNode, 'name' | 'chartDescription'> {
  const whole = text.trim();
  const line = (whole.split('\n').find((one) => one.trim()) ?? '').replace(/\s+/g, ' ').trim();
  const letters = Array.from(line);
  const name =
    letters.length > NAME_MAX
      ? `${letters
          .slice(0, NAME_MAX - 1)
          .join('')
          .trimEnd()}…`
      : line;
  return { name, chartDescription: name === whole ? null : whole };
}
