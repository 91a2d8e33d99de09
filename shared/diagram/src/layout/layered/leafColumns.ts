import { groupBy } from '@stemma/shared/groupBy';
import type { Chain } from './chains';

/** More leaves of one holder than these stand in several layers. */
const BESIDE_MAX = 3;
/** How many columns there are for each row: a card with its room is about twice as wide as high, a screen more than that. */
const SHAPE = 0.9;
/** In no more rows: each link passes all rows above its leaf. */
const ROWS_MAX = 16;

/** Two cards, the keys of the one in a higher layer and of the one below it. */
export type LayerPair = Pick<Chain, 'upper' | 'lower'>;

/**
 * Leaves of one holder that stand one above the other, by pairs: cards that nobody else holds and that hold nothing. By share they
 * go along the rows from the upper left.
 */
export function leafColumns(chains: readonly Chain[]): LayerPair[] {
  const touching = groupBy(
    chains.flatMap((chain) => [chain.upper, chain.lower].map((card) => ({ card, chain }))),
    ({ card }) => card,
  );
  const leaves = chains.filter(({ upper, lower, bundle }) => {
    const [{ holder }] = bundle;
    return holder === upper && touching.get(lower)?.length === 1;
  });
  return [...groupBy(leaves, ({ upper }) => upper).values()].flatMap((own) => {
    if (own.length <= BESIDE_MAX) return [];
    const columns = Math.max(2, Math.round(Math.sqrt(SHAPE * own.length)), Math.ceil(own.length / ROWS_MAX));
    return own.slice(columns).map(({ lower }, at) => ({ upper: own[at]!.lower, lower }));
  });
}
