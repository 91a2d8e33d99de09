/** Apollo marks each record with its GraphQL type; inputs must not carry it. */
export function withoutTypeNames<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutTypeNames) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => name !== '__typename');
  return Object.fromEntries(entries.map(([name, inner]) => [name, withoutTypeNames(inner)])) as T;
}
