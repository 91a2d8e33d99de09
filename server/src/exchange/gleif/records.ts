import { csvRecords } from '../stream/csvRecords';
import { xmlRecords } from '../stream/xmlRecords';

/** A record of a GLEIF file, XML or CSV, its texts by their paths. */
export class GleifRecord {
  constructor(
    readonly where: string,
    readonly cells: ReadonlyMap<string, string>,
  ) {}

  /** The first text at one of the paths. */
  text(...paths: string[]): string | undefined {
    for (const path of paths) {
      const found = this.cells.get(path) ?? this.cells.get(`${path}.1`);
      if (found) return found;
    }
    return undefined;
  }

  /** All texts whose path, numbers off, is the one given or ends on it. */
  texts(path: string): string[] {
    const wanted = path.toLowerCase();
    return [...this.cells].flatMap(([name, text]) => {
      const plain = name.replace(/\.\d+(?=\.|$)/g, '').toLowerCase();
      return plain === wanted || plain.endsWith(`.${wanted}`) ? [text] : [];
    });
  }

  get evidence(): Record<string, string> {
    return Object.fromEntries(this.cells);
  }
}

/** The records of a GLEIF file: its elements of that local name, or the rows of its table. */
export async function* gleifRecords(
  { head, whole }: { head: string; whole: AsyncIterable<string> },
  element: string,
): AsyncGenerator<GleifRecord> {
  const records = head.trimStart().startsWith('<') ? xmlRecords(whole, element) : csvRecords(whole);
  for await (const { where, cells } of records) yield new GleifRecord(where, cells);
}
