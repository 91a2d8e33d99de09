type Value = string | number | boolean | null;

/** What of the wanted fields is another value than a record has; what is not named stays, and empty text is nothing. */
export function changedFields<N extends string>(
  names: readonly N[],
  record: Readonly<Record<N, Value>>,
  wanted: Readonly<Partial<Record<N, Value | undefined>>>,
): Partial<Record<N, Value>> {
  const changed: Partial<Record<N, Value>> = {};
  for (const name of names) {
    const value = wanted[name];
    const kept = value === '' ? null : value;
    if (kept !== undefined && kept !== record[name]) changed[name] = kept;
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
