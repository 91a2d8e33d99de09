import type { ColumnFacts } from './columnFacts';
import { OUTRIGHT, type HeadingGuess } from '../headings/headingMeanings';

/** What a heading that says its meaning outright is worth over cells most of which cannot be read: less than another one over cells that can. */
const OVER_UNREADABLE = 4;

/** A guess that a column has shares, as its cells bear it out: a heading that says so outright needs one of them, and most no amounts. */
export function fittingShare(guess: HeadingGuess, { share, amount }: ColumnFacts): HeadingGuess[] {
  if (share >= 0.5) return [guess];
  return guess.score >= OUTRIGHT && share > 0 && amount < 0.5 ? [{ ...guess, score: OVER_UNREADABLE }] : [];
}

/** A guess that a column has dates: a heading that says so outright needs a cell that is open or has digits. */
export function fittingDate(guess: HeadingGuess, { date, openEnd, digits }: ColumnFacts): HeadingGuess[] {
  if (date >= 0.5 || (guess.meaning === 'until' && openEnd >= 0.5)) return [guess];
  const isDoubtful = date > 0 || digits > 0 || (guess.meaning === 'until' && openEnd > 0);
  return guess.score >= OUTRIGHT && isDoubtful ? [{ ...guess, score: OVER_UNREADABLE }] : [];
}
