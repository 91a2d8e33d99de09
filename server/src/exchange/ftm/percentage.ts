import { isPossibleRange } from '@stemma/shared/rules/shareRange';

type ShareNumbers = Record<string, number>;

const NUMBER = String.raw`(\d{1,3}(?:[.,]\d+)?)\s*%?`;
const EXACT = new RegExp(`^(?:=\\s*)?${NUMBER}$`);
const RANGE = new RegExp(`^(>)?\\s*${NUMBER}\\s*(?:-|–|—|to|\\.\\.)\\s*(<)?\\s*${NUMBER}$`, 'i');
const ABOVE = new RegExp(`^(>|more than|over|above|>=|≥|at least|from)\\s*${NUMBER}$`, 'i');
const BELOW = new RegExp(`^(<|less than|under|below|<=|≤|at most|up to)\\s*${NUMBER}$`, 'i');
const INCLUSIVE = /^(>=|≥|<=|≤|at least|at most|from|up to)$/i;

/** A share as a text of FollowTheMoney states it, exact or as a range of percent; undefined for what is none. */
export function readFtmShare(text: string | undefined): ShareNumbers | undefined {
  const said = text?.trim() ?? '';
  if (said.length > 40) return undefined;
  const exact = EXACT.exec(said);
  if (exact) return within({ exact: numberOf(exact[1]) });
  const range = RANGE.exec(said);
  if (range) {
    const [, open, low, below, high] = range;
    return within({
      [open ? 'exclusiveMinimum' : 'minimum']: numberOf(low),
      [below ? 'exclusiveMaximum' : 'maximum']: numberOf(high),
    });
  }
  const above = ABOVE.exec(said);
  if (above)
    return within({
      [INCLUSIVE.test(above[1] ?? '') ? 'minimum' : 'exclusiveMinimum']: numberOf(above[2]),
      maximum: 100,
    });
  const below = BELOW.exec(said);
  if (below)
    return within({
      minimum: 0,
      [INCLUSIVE.test(below[1] ?? '') ? 'maximum' : 'exclusiveMaximum']: numberOf(below[2]),
    });
  return undefined;
}

function numberOf(text: string | undefined): number {
  return Number((text ?? '').replace(',', '.'));
}

function within(share: ShareNumbers): ShareNumbers | undefined {
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum } = share;
  const isPossible = isPossibleRange({
    minimum: minimum ?? exclusiveMinimum,
    maximum: maximum ?? exclusiveMaximum,
    minimumExclusive: exclusiveMinimum !== undefined,
    maximumExclusive: exclusiveMaximum !== undefined,
  });
  return isPossible && Object.values(share).every((value) => value >= 0 && value <= 100) ? share : undefined;
}

/** A share as FollowTheMoney's text, which `readFtmShare` reads back. */
export function writeFtmShare(share: {
  percentage?: number | null | undefined;
  minimum?: number | null | undefined;
  maximum?: number | null | undefined;
  minimumExclusive?: boolean | null | undefined;
  maximumExclusive?: boolean | null | undefined;
}): string | undefined {
  const { percentage, minimum, maximum, minimumExclusive, maximumExclusive } = share;
  if (percentage != null) return String(percentage);
  if (minimum == null && maximum == null) return undefined;
  return `${minimumExclusive ? '>' : ''}${minimum ?? 0}-${maximumExclusive ? '<' : ''}${maximum ?? 100}`;
}
