import { compressedRows } from './compressedRows';
import { restOfHundred } from './decimal';

/**
 * Who holds how much of what, column by column: the holders of subject j are the entries columnStart[j] … columnStart[j + 1] − 1. Shares
 * are fractions of 1. Entries keep the number of the holding they were made of.
 */
export interface OwnershipMatrix {
  size: number;
  columnStart: Int32Array;
  holder: Int32Array;
  holding: Int32Array;
  minimum: Float64Array;
  maximum: Float64Array;
  /** 1 where no share is stated. */
  notStated: Uint8Array;
  /** Holder k has the entries rowEntry[rowStart[k]] … in the columns rowSubject[…]. */
  rowStart: Int32Array;
  rowSubject: Int32Array;
  rowEntry: Int32Array;
  /** 1 − the column's minima; 0 where they are exactly 100 % in decimals; negative in a column over 100 %. */
  rest: Float64Array;
  /** 1 where the minima exceed 100 % by more than rounding can. */
  over: Uint8Array;
}

/** Holdings as the matrix takes them: by numbers, shares in percent. */
export interface HoldingColumns {
  holder: ArrayLike<number>;
  subject: ArrayLike<number>;
  minimum: ArrayLike<number>;
  maximum: ArrayLike<number>;
  notStated: ArrayLike<number>;
}

/** What each holder may exceed the whole by before a column counts as over 100 %: half of the last of two decimals, twice. */
const ROUNDING = 0.01;

/**
 * The matrix of direct holdings. A column whose minima exceed 100 % by rounding is divided by its sum; one that exceeds it by more is
 * kept as it is and marked.
 */
export function ownershipMatrix(size: number, columns: HoldingColumns): OwnershipMatrix {
  const count = columns.holder.length;
  const byColumn = compressedRows(
    size,
    count,
    (holding) => columns.subject[holding]!,
    (holding) => columns.holder[holding]!,
  );
  const holding = byColumn.edge;
  const minimum = new Float64Array(count);
  const maximum = new Float64Array(count);
  const notStated = new Uint8Array(count);
  for (let entry = 0; entry < count; entry += 1) {
    const from = holding[entry]!;
    minimum[entry] = columns.minimum[from]! / 100;
    maximum[entry] = columns.maximum[from]! / 100;
    notStated[entry] = columns.notStated[from]!;
  }
  const rest = new Float64Array(size).fill(1);
  const over = new Uint8Array(size);
  for (let subject = 0; subject < size; subject += 1) {
    const [first, end] = [byColumn.start[subject]!, byColumn.start[subject + 1]!];
    if (first === end) continue;
    const percentages: number[] = [];
    for (let entry = first; entry < end; entry += 1) percentages.push(columns.minimum[holding[entry]!]!);
    const left = restOfHundred(percentages);
    rest[subject] = left / 100;
    if (left >= 0) continue;
    if (-left > ROUNDING * (end - first) * (1 + 1e-9)) over[subject] = 1;
    else {
      rest[subject] = 0;
      divideColumn(minimum, maximum, first, end, 1 - left / 100);
    }
  }
  const byRow = compressedRows(
    size,
    count,
    (entry) => byColumn.to[entry]!,
    (entry) => columns.subject[holding[entry]!]!,
  );
  return {
    size,
    columnStart: byColumn.start,
    holder: byColumn.to,
    holding,
    minimum,
    maximum,
    notStated,
    rowStart: byRow.start,
    rowSubject: byRow.to,
    rowEntry: byRow.edge,
    rest,
    over,
  };
}

function divideColumn(minimum: Float64Array, maximum: Float64Array, first: number, end: number, sum: number): void {
  for (let entry = first; entry < end; entry += 1) {
    const isExact = maximum[entry] === minimum[entry];
    minimum[entry]! /= sum;
    if (isExact) maximum[entry] = minimum[entry]!;
  }
}

/** How the part of a subject that its holders' minima leave free is explained, as fractions of the subject. */
export interface FreePart {
  withinRanges: number;
  notStated: number;
  missing: number;
}

/** The free part of a subject: first what stated ranges can take, then what holders without a share may have, the rest is missing. */
export function freePart(matrix: OwnershipMatrix, subject: number): FreePart {
  const free = Math.max(0, matrix.rest[subject]!);
  let [ranges, isOpen] = [0, false];
  for (let entry = matrix.columnStart[subject]!; entry < matrix.columnStart[subject + 1]!; entry += 1) {
    if (matrix.notStated[entry] === 1) isOpen = true;
    else ranges += matrix.maximum[entry]! - matrix.minimum[entry]!;
  }
  const withinRanges = Math.min(free, ranges);
  const notStated = isOpen ? free - withinRanges : 0;
  return { withinRanges, notStated, missing: free - withinRanges - notStated };
}

/** Whether nobody is recorded as a holder of the entity. */
export function isUltimate(matrix: OwnershipMatrix, entity: number): boolean {
  return matrix.columnStart[entity] === matrix.columnStart[entity + 1];
}
