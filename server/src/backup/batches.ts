const ROWS = 2000;
const CHARACTERS = 4_000_000;

/** Collects rows by kind and hands each kind on in portions, bounded in rows and in size. */
export class Batches<Row> {
  private readonly waiting = new Map<string, { rows: Row[]; size: number }>();

  constructor(private readonly write: (kind: string, rows: Row[]) => Promise<void>) {}

  /** `size` is about the number of characters of the row. */
  async add(kind: string, row: Row, size: number): Promise<void> {
    const batch = this.waiting.get(kind) ?? { rows: [], size: 0 };
    this.waiting.set(kind, batch);
    batch.rows.push(row);
    batch.size += size;
    if (batch.rows.length < ROWS && batch.size < CHARACTERS) return;
    this.waiting.delete(kind);
    await this.write(kind, batch.rows);
  }

  /** Hands on what waits. */
  async flush(): Promise<void> {
    const rest = [...this.waiting];
    this.waiting.clear();
    for (const [kind, { rows }] of rest) await this.write(kind, rows);
  }
}
