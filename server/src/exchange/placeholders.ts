import type { MakePlaceholder, Sink, PlaceholderNames } from './sink';

/** Records that files refer to: those that none of the files describes get a statement of their own, by which they join. */
export class Placeholders implements PlaceholderNames {
  private readonly described = new Set<string>();
  private readonly named = new Map<string, { make: MakePlaceholder; notes: string[] }>();

  describe(recordId: string): void {
    this.described.add(recordId);
  }

  name(recordId: string, make: MakePlaceholder, note?: string): void {
    const known = this.named.get(recordId) ?? { make, notes: [] };
    if (note && !known.notes.includes(note)) known.notes.push(note);
    this.named.set(recordId, known);
  }

  addTo(sink: Sink): void {
    for (const [recordId, { make, notes }] of this.named) {
      if (!this.described.has(recordId)) sink.add(make(notes), recordId);
    }
  }
}
