/** Records in a map by their key, in the order given. */
export function byKey<One extends { key: string }>(records: Iterable<One>): Map<string, One> {
  return new Map(Array.from(records, (record) => [record.key, record]));
}
