/** A range of percent; a bound that is not said is 0 or 100. */
export interface ShareRange {
  minimum?: number | null | undefined;
  maximum?: number | null | undefined;
  minimumExclusive?: boolean | null | undefined;
  maximumExclusive?: boolean | null | undefined;
}

/** Whether a share can lie in a range: one of “more than 25 to 25 %” lies nowhere. */
export function isPossibleRange({ minimum, maximum, minimumExclusive, maximumExclusive }: ShareRange): boolean {
  const [least, largest] = [minimum ?? 0, maximum ?? 100];
  return least < largest || (least === largest && !minimumExclusive && !maximumExclusive);
}
