import { sentence } from '@stemma/shared/language/sentence';
import { dayText } from './makeStatement';
import { placeIn, type Sink } from './sink';

/** Notes dates of a record, by field, that are no days and so stay empty: without an end a holding goes on. `read` is how the format writes days. */
export function noteUnreadDates(
  sink: Sink,
  where: string,
  dates: Readonly<Record<string, string | null | undefined>>,
  read: (text: string) => string | undefined = dayText,
): void {
  for (const [field, text] of Object.entries(dates)) {
    if (!text?.trim() || read(text)) continue;
    const values = { where: placeIn(sink.part, where), field, text: text.slice(0, 40) };
    sink.note(sentence('{where}: {field} "{text}" is no day and was left out.', values));
  }
}
