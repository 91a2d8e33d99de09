/** Takes in what the reader of a format makes of a file. */
export interface Sink {
  /** Of an archive, the name of the file that is read. */
  part: string;
  /** Takes a statement of BODS 0.4, not yet looked at, with the place where it stands. */
  add(raw: unknown, where: string): void;
  /** Tells what is left out, and why. */
  skip(where: string, why: string, statementId?: string): void;
  note(text: string): void;
}

/** A place in a file, after the name of the part of an archive in which it is; either may be empty. */
export function placeIn(part: string, where: string): string {
  return [part, where].filter(Boolean).join(', ');
}

/** Makes the whole statement of a record that is only named: undated, so that any that describes the record comes after it. */
export type MakePlaceholder = (notes: readonly string[]) => Record<string, unknown>;

/** Hears of the records that a file describes and of those that it only names. */
export interface PlaceholderNames {
  /** A record that a file describes. */
  describe(recordId: string): void;
  /** A record that a file refers to; a note is what it says of it. */
  name(recordId: string, make: MakePlaceholder, said?: { note?: string | undefined; isNamed?: boolean }): void;
}
