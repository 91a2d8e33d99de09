const SCALE = 1e9;
/** What adding a few shares in floats can be off by, in percent. */
const NOISE = 1e-12;

/**
 * 100 − Σ percentages, as if worked out in decimals: 33.33 + 33.33 + 33.34 leaves exactly 0, which a sum of floats need not. Percentages
 * with up to nine decimals are summed as integers, others as decimals of any length.
 */
export function restOfHundred(percentages: readonly number[]): number {
  let sum = 0;
  for (const percentage of percentages) {
    const scaled = Math.round(percentage * SCALE);
    if (Math.abs(scaled / SCALE - percentage) > NOISE) return restOfDecimals(percentages);
    sum += scaled;
  }
  return (100 * SCALE - sum) / SCALE;
}

function restOfDecimals(percentages: readonly number[]): number {
  const parts = percentages.map(partsOf);
  const places = Math.max(...parts.map((part) => part.places));
  const sum = parts.reduce((total, part) => total + part.digits * 10n ** BigInt(places - part.places), 0n);
  const rest = 100n * 10n ** BigInt(places) - sum;
  return Number(rest) / 10 ** places;
}

/** A number by its shortest decimal notation: digits × 10^−places. */
function partsOf(value: number): { digits: bigint; places: number } {
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const digits = BigInt(whole + fraction);
  const places = fraction.length - Number(exponent);
  return places >= 0 ? { digits, places } : { digits: digits * 10n ** BigInt(-places), places: 0 };
}

/** A percentage without the noise of adding floats: 36.71 + 55.08 is 91.79. */
export function withoutNoise(percentage: number): number {
  const rounded = Math.round(percentage * SCALE) / SCALE;
  return Math.abs(rounded - percentage) <= NOISE ? rounded : percentage;
}
