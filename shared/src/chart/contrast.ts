type Rgb = readonly [red: number, green: number, blue: number];

/** The parts of a colour like #RGB or #RRGGBB, 0 to 255; not numbers for what is no such colour. */
export function partsOf(color: string): Rgb {
  const hex = color.length === 4 ? color.replace(/[0-9a-f]/gi, '$&$&') : color;
  const part = (at: number) => parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

/** How far two colours differ in lightness, 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrast(one: string, other: string): number {
  return ratio(luminance(partsOf(one)), luminance(partsOf(other)));
}

/** A colour that is seen on a dark ground: itself, or as little of white mixed in as gives the contrast; what is no colour stays. */
export function lightEnough(color: string, ground: string, least: number): string {
  const dark = luminance(partsOf(ground));
  const own = partsOf(color);
  for (let white = 0; white < 1; white += 0.02) {
    const mixed = own.map((part) => Math.round(part + (255 - part) * white)) as unknown as Rgb;
    if (!(ratio(luminance(mixed), dark) < least)) return white === 0 ? color : hexOf(mixed);
  }
  return '#ffffff';
}

/** How strongly what fades is drawn. */
const FADED = 0.25;

/** A colour as it looks faded on white; what is no colour stays. */
export function fadedOnWhite(color: string): string {
  return softened(color, '#ffffff', FADED);
}

/** A colour of which so much, 0 to 1, is left on a ground; what is no colour stays. */
export function softened(color: string, ground: string, strength: number): string {
  const [own, under] = [partsOf(color), partsOf(ground)];
  if (own.some(Number.isNaN)) return color;
  const parts = own.map((part, at) => Math.round((under[at] ?? 0) + (part - (under[at] ?? 0)) * strength));
  return hexOf(parts as unknown as Rgb);
}

function ratio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return red * 0.2126 + green * 0.7152 + blue * 0.0722;
}

function hexOf(color: Rgb): string {
  return `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
