import type { MakePlaceholder, Sink, PlaceholderNames } from './sink';

/** Records that files refer to: those that none of the files describes get a statement of their own, by which they join. */
export class Placeholders implements PlaceholderNames {
  private readonly described = new Set<string>();
  private readonly named = new Map<string, { make: MakePlaceholder; notes: string[]; isNamed: boolean }>();

  describe(recordId: string): void {
    this.described.add(recordId);
  }

  name(
    recordId: string,
    make: MakePlaceholder,
    { note, isNamed = false }: { note?: string | undefined; isNamed?: boolean } = {},
  ): void {
    const known = this.named.get(recordId);
    const notes = known?.notes ?? [];
    if (note && !notes.includes(note)) notes.push(note);
    const first = known && (known.isNamed || !isNamed) ? known : { make, isNamed };
    this.named.set(recordId, { ...first, notes });
  }

  addTo(sink: Sink): void {
    for (const [recordId, { make, notes }] of this.named) {
      if (!this.described.has(recordId)) sink.add(make(notes), recordId);
    }
  }
}
