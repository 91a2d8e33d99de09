import type { StatementSink } from './statementSink';

/** Makes the whole statement of such a record: undated, so that any that describes the record comes after it. */
type MakeStandIn = (notes: readonly string[]) => Record<string, unknown>;

/** Records that files refer to: those that none of the files describes get a statement of their own, by which they join. */
export class StandIns {
  private readonly described = new Set<string>();
  private readonly named = new Map<string, { make: MakeStandIn; notes: string[] }>();

  /** A record that a file describes. */
  describe(recordId: string): void {
    this.described.add(recordId);
  }

  /** A record that a file names; a note is what it says of it. */
  name(recordId: string, make: MakeStandIn, note?: string): void {
    const known = this.named.get(recordId) ?? { make, notes: [] };
    if (note && !known.notes.includes(note)) known.notes.push(note);
    this.named.set(recordId, known);
  }

  addTo(sink: StatementSink): void {
    for (const [recordId, { make, notes }] of this.named) {
      if (!this.described.has(recordId)) sink.add(make(notes), recordId);
    }
  }
}
