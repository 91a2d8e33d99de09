import { jest } from '@jest/globals';

const matchMedia = window.matchMedia.bind(window);

/** Makes the screen as wide as told, for what asks by media queries. */
export function atWidth(width: number): void {
  const matches = (query: string) => {
    const [, side, at] = /(min|max)-width: (\d+)px/.exec(query) ?? [];
    if (!side) return matchMedia(query).matches;
    return side === 'max' ? width <= Number(at) : width >= Number(at);
  };
  window.matchMedia = jest.fn<typeof matchMedia>((query) => ({ ...matchMedia(query), matches: matches(query) }));
}

/** Undoes `atWidth`. */
export function atAnyWidth(): void {
  window.matchMedia = matchMedia;
}
