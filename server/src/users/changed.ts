type Value = string | number | boolean | null | readonly string[];

/** What of the wanted fields is another value than a record has; what is not named stays, and empty text is nothing. */
export function changedFields<N extends string, V extends Value>(
  names: readonly N[],
  record: Readonly<Record<N, V>>,
  wanted: Readonly<Partial<Record<N, V | undefined>>>,
): Partial<Record<N, V | null>> {
  const changed: Partial<Record<N, V | null>> = {};
  for (const name of names) {
    const value = wanted[name];
    const stored = value === '' ? null : value;
    if (stored !== undefined && !same(stored, record[name])) changed[name] = stored;
  }
  return changed;
}

/** The same fields as a record has them. */
export function sameFields<N extends string>(
  fields: Partial<Record<N, Value>>,
  record: Readonly<Record<N, Value>>,
): Partial<Record<N, Value>> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, record[name as N]])) as Partial<Record<N, Value>>;
}

const same = (one: Value, other: Value): boolean => JSON.stringify(one) === JSON.stringify(other);
