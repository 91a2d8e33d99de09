import type { EntityType } from '@stemma/shared/entities/typeNames';
import type { Tx } from '../store';
import type { ListScope } from './listed';
import type { Directed } from './policy';
import { walkedBy } from './policy';
import type { Candidate } from './walkStore';
import { nextByName, nextByProperty } from './walkStore';

/** From how many entities within a user's reach on indexes are walked, rather than all of them put in order. */
export const WALKED_FROM = 5000;
/** How many entities of a type are looked at, beside some for each row, before it is given up: what is asked for lies too far apart. */
export const LOOKED_AT = 4000;
const LOOKED_AT_A_ROW = 4;
/** Candidates that are read together: so many beside those that fill the page where the list holds each, and no more than so many. */
const BESIDE = 20;
const AT_ONCE_MAX = 5000;

/**
 * The entities of a list in their order, read along indexes as far as somebody asked. Pages of it go on where the one before ended; it is
 * one caller's alone.
 */
export class ListWalk {
  private readonly found: string[] = [];
  private readonly types: TypeWalk[];
  private turn: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly order: Directed,
    types: readonly EntityType[],
    property: string | null,
  ) {
    this.types = types.map((type) => new TypeWalk(type, order, property));
  }

  /** Undefined for an order that no index has. */
  static of(order: Directed, types: readonly EntityType[]): ListWalk | undefined {
    const by = walkedBy(order);
    return by && new ListWalk(order, types, by.property);
  }

  /** How many keys it holds. */
  get length(): number {
    return this.found.length;
  }

  /**
   * The first keys of the list, so many or all that there are. Null where the next ones lie too far apart among entities that the list
   * does not hold; `lookedAt` is how many of a type are looked at beside some for each row.
   */
  upTo(tx: Tx, scope: ListScope, count: number, lookedAt: number): Promise<readonly string[] | null> {
    const mine = this.turn.then(() => this.walk(tx, scope, count, lookedAt));
    this.turn = mine.catch(() => undefined);
    return mine;
  }

  private async walk(tx: Tx, scope: ListScope, count: number, lookedAt: number): Promise<readonly string[] | null> {
    const missing = count - this.found.length;
    for (const type of this.types) type.mayLookAt(lookedAt + LOOKED_AT_A_ROW * missing);
    while (this.found.length < count) {
      let next: TypeWalk | undefined;
      for (const type of this.types) {
        if (!(await type.fill(tx, scope, count - this.found.length))) return null;
        if (type.head && (!next?.head || this.compare(type.head, next.head) < 0)) next = type;
      }
      const key = next?.take();
      if (key === undefined) break;
      this.found.push(key);
    }
    return this.found.slice(0, count);
  }

  /** The order of the store: by code points, what is missing last, equal ones by name and by key. */
  private compare(a: Candidate, b: Candidate): number {
    const { property, descending } = this.order;
    const way = descending ? -1 : 1;
    if (property === 'name') return way * comparePlaces(a.name, b.name) || comparePlaces(a.key, b.key);
    if (a.place === null || b.place === null) {
      if (a.place !== b.place) return a.place === null ? 1 : -1;
    } else {
      const places = comparePlaces(a.place, b.place);
      if (places !== 0) return way * places;
    }
    return comparePlaces(a.name, b.name) || comparePlaces(a.key, b.key);
  }
}

function comparePlaces(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : Buffer.compare(Buffer.from(`${a}`), Buffer.from(`${b}`));
}

/** The entities of one type in their order, those that the list holds waiting in front. */
class TypeWalk {
  private waiting: Candidate[] = [];
  private at = 0;
  private after: Candidate | null = null;
  private isDone = false;
  private left = 0;
  /** Whether it has come to those that lack the property. */
  private lacks = false;

  constructor(
    private readonly type: EntityType,
    private readonly order: Directed,
    private readonly property: string | null,
  ) {}

  get head(): Candidate | undefined {
    return this.waiting[this.at];
  }

  mayLookAt(count: number): void {
    this.left = count;
  }

  take(): string | undefined {
    const key = this.head?.key;
    this.at += 1;
    return key;
  }

  /** Reads on until one waits in front or nothing is left; false where it may not look at more. `wanted` is how many are asked for. */
  async fill(tx: Tx, scope: ListScope, wanted: number): Promise<boolean> {
    let count = Math.min(wanted + BESIDE, AT_ONCE_MAX);
    while (!this.head && !this.isDone) {
      if (this.left <= 0) return false;
      const read = await this.read(tx, scope, count);
      this.waiting = read.filter(({ isListed }) => isListed);
      this.at = 0;
      this.left -= count;
      this.after = read.at(-1) ?? this.after;
      if (read.length < count) this.endOfPart();
      count = Math.min(count * 2, AT_ONCE_MAX);
    }
    return true;
  }

  private endOfPart(): void {
    if (this.property === null || this.lacks) this.isDone = true;
    else this.lacks = true;
    this.after = null;
  }

  private async read(tx: Tx, scope: ListScope, count: number): Promise<Candidate[]> {
    const { property, lacks, type, after } = this;
    const descending = this.order.descending && this.order.property !== 'typeName';
    const at = { type, after, count };
    if (property !== null && !lacks) return nextByProperty(tx, scope, at, { property, descending });
    const byName = await nextByName(tx, scope, at, { descending: descending && property === null, lacking: property });
    return this.order.property === 'typeName' ? byName.map((one) => ({ ...one, place: type.toLowerCase() })) : byName;
  }
}
