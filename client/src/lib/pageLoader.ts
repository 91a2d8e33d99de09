import { newKey } from './newKey';

/** One page as it was read; `total` is how many rows there are in all, needed only where it was asked for. It may come after the rows. */
export interface Page<R> {
  total?: number | Promise<number> | undefined;
  rows: readonly R[];
}

/** Which page is asked for. */
export interface AskedPage {
  /** Index of the first row. */
  offset: number;
  /** Number of rows. */
  limit: number;
  /** Whether the number of all rows is asked for too: counting them may cost as much as the page. */
  counted: boolean;
  /** The same for all pages until the list is read again. */
  asOf: string;
}

/** What a list can show at this moment. */
export interface LoadedPage<R> {
  /** Undefined until the first page has come. */
  total: number | undefined;
  /** The row at a place; undefined while its page is on the way. */
  at(index: number): R | undefined;
  /** The first page could not be read, or a later one when `total` is known. */
  failed: boolean;
  /** Pages are being read. */
  busy: boolean;
}

/**
 * Reads a long list by pages as they come into view, so that 100,000 rows cost what is looked at. Pages that were scrolled past
 * before they were asked for are left out; a refresh keeps showing the old rows until the new ones are there.
 */
export class PageLoader<R> {
  private pages = new Map<number, readonly R[]>();
  private asked = new Set<number>();
  private total: number | undefined;
  private failed = false;
  private generation = 0;
  private asOf = newKey();
  /** Whether the number of rows, as the list was last read, is known. */
  private count: 'unknown' | 'asked' | 'known' = 'unknown';
  private wanted: [number, number] = [0, 0];
  private reading: Promise<unknown> = Promise.resolve();
  private hidden: (row: R) => boolean = () => false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();
  private current: LoadedPage<R> = this.look();

  /** `settle` is how long a view must stand still, in milliseconds. */
  constructor(
    private readonly read: (asked: AskedPage) => Promise<Page<R>>,
    readonly size = 100,
    private readonly settle = 60,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): LoadedPage<R> => this.current;

  /** Says which rows are in view, first and last. */
  show(first: number, last: number): void {
    this.wanted = [Math.max(0, Math.floor(first / this.size)), Math.max(0, Math.floor(last / this.size))];
    if (this.total === undefined) void this.load();
    else {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => void this.load(), this.settle);
    }
  }

  /** Reads again what is in view; answers when it is read, or could not be. */
  async refresh(): Promise<void> {
    this.generation += 1;
    this.asOf = newKey();
    this.count = 'unknown';
    this.asked.clear();
    const [first, last] = this.wanted;
    for (const page of this.pages.keys()) if (page < first || page > last) this.pages.delete(page);
    this.reading = Promise.all(this.load(true));
    // Another refresh may have taken the place of this one; then the rows are new when that one has ended.
    for (let awaited; awaited !== this.reading;) await (awaited = this.reading);
  }

  /** Leaves rows out of what is shown, as if they were not there, until another rule is given. */
  hide(hidden: (row: R) => boolean): void {
    this.hidden = hidden;
    this.tell();
  }

  private load(again = false): Promise<void>[] {
    const reading: Promise<void>[] = [];
    const [first, last] = this.wanted;
    for (let page = first; page <= last; page += 1) {
      if (this.asked.has(page) || (!again && this.pages.has(page))) continue;
      if (this.total !== undefined && page > 0 && page * this.size >= this.total) continue;
      reading.push(this.fetch(page));
    }
    this.tell();
    return reading;
  }

  private async fetch(page: number): Promise<void> {
    const { generation, asOf } = this;
    const counted = this.count === 'unknown';
    if (counted) this.count = 'asked';
    this.asked.add(page);
    const isOvertaken = () => generation !== this.generation;
    try {
      const { total, rows } = await this.read({ offset: page * this.size, limit: this.size, counted, asOf });
      if (isOvertaken()) return;
      this.pages.set(page, rows);
      this.failed = false;
      if (counted) {
        // As many as are known of, until they are counted.
        this.total ??= page * this.size + rows.length;
        this.asked.delete(page);
        if (total instanceof Promise) this.tell();
        const all = await total;
        if (isOvertaken()) return;
        this.total = all ?? this.total;
        this.count = 'known';
      }
    } catch {
      if (isOvertaken()) return;
      if (counted) this.count = 'unknown';
      this.failed = true;
    }
    this.asked.delete(page);
    this.tell();
  }

  private tell(): void {
    this.current = this.look();
    for (const listener of [...this.listeners]) listener();
  }

  private look(): LoadedPage<R> {
    const pages = new Map(this.pages);
    const gaps = this.gaps();
    return {
      total: this.total === undefined ? undefined : Math.max(0, this.total - gaps.length),
      failed: this.failed,
      busy: this.asked.size > 0,
      at: (index) => {
        const place = gaps.reduce((before, gap) => (gap <= before ? before + 1 : before), index);
        return pages.get(Math.floor(place / this.size))?.[place % this.size];
      },
    };
  }

  /** Places of the rows that are left out, in order. */
  private gaps(): number[] {
    return [...this.pages]
      .flatMap(([page, rows]) => rows.flatMap((row, index) => (this.hidden(row) ? [page * this.size + index] : [])))
      .sort((a, b) => a - b);
  }
}
