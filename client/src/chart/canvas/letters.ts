import type { ChartNode } from '@stemma/shared/chart/chart';
import type { ChartLink } from '@stemma/shared/chart/link';

/** Every letter that cards and links are written with, once: the type comes in parts, each loaded when its letters are asked for. */
export function lettersOf(
  cards: Iterable<Pick<ChartNode, 'name' | 'detail' | 'label' | 'chartDescription'>>,
  links: Iterable<Pick<ChartLink, 'roles'>>,
  more = '',
): string {
  const letters = new Set(more);
  const add = (text: string | null | undefined) => {
    for (const letter of text ?? '') letters.add(letter);
  };
  for (const { name, detail, label, chartDescription } of cards) [name, detail, label, chartDescription].forEach(add);
  for (const { roles } of links) for (const { role } of roles) add(role);
  return [...letters].join('');
}
