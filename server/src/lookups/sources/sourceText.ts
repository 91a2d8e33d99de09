import { lineText } from '@stemma/shared/rules/basic';

/** A text of a source as it is shown and kept: without characters that control or turn what stands beside it, at most `max` characters. */
export function sourceText(text: string | null | undefined, max: number): string {
  return lineText(max).parse((text ?? '').slice(0, max).trim());
}
