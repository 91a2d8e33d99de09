import { COLOR_MARK, type SvgContext } from './svgContext';

/**
 * One drawing for light and dark: where a colour stands, a property of CSS (`--c0` and so on), and the pairs of colours that these are. Null where the two
 * drawings differ in more than colours.
 */
export function inBothSchemes(
  light: SvgContext,
  dark: SvgContext,
): { markup: string; colors: readonly (readonly [light: string, dark: string])[] } | null {
  const [one, other] = [light.written(), dark.written()];
  if (one.markup !== other.markup) return null;
  const known = new Map<string, number>();
  const colors: [string, string][] = [];
  let at = 0;
  const markup = one.markup.replaceAll(COLOR_MARK, () => {
    const pair: [string, string] = [one.colors[at] ?? '', other.colors[at] ?? ''];
    at += 1;
    const id = pair.join(' ');
    const index = known.get(id) ?? colors.push(pair) - 1;
    known.set(id, index);
    return `var(--c${index})`;
  });
  return { markup, colors };
}
