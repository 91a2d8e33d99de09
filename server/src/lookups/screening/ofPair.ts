import type { CandidateState } from '@stemma/shared/lookups/kinds';
import type { UserCaller } from '../../access/caller';
import type { Tx } from '../../store';
import { maySeeScreening } from '../policy';
import { foundByScreening, type FoundByScreening } from './store';

/** A record of a source about which was decided one way for one entity and another way for another. */
export interface DecidedOtherwise {
  name: string;
  sourceName: string;
  kept: CandidateState;
  other: CandidateState;
}

/** What screening found of two entities that are to become one, as far as the caller may know of it. */
export interface ScreeningOfPair {
  kept: number;
  other: number;
  /** Records that a source found of both. */
  twice: number;
  decidedOtherwise: DecidedOtherwise[];
}

/** What screening found of two entities, by how many candidates, and on which of them was decided in two ways. */
export async function screeningOfPair(
  tx: Tx,
  caller: UserCaller,
  { keptKey, otherKey }: { keptKey: string; otherKey: string },
): Promise<ScreeningOfPair> {
  if (!maySeeScreening(caller)) return { kept: 0, other: 0, twice: 0, decidedOtherwise: [] };
  const { organizationKey } = caller;
  const rows = await foundByScreening(tx, { keys: [keptKey, otherKey], organizationKey });
  return compareScreening(rows, keptKey);
}

/** The candidates of two entities side by side. */
export function compareScreening(found: readonly FoundByScreening[], keptKey: string): ScreeningOfPair {
  const kept = found.filter(({ entityKey }) => entityKey === keptKey);
  const other = found.filter(({ entityKey }) => entityKey !== keptKey);
  const known = new Map(kept.map((row) => [`${row.sourceKey} ${row.recordId}`, row]));
  const twice = other.flatMap((row) => {
    const same = known.get(`${row.sourceKey} ${row.recordId}`);
    return same ? [{ kept: same, other: row }] : [];
  });
  return {
    kept: kept.length,
    other: other.length,
    twice: twice.length,
    decidedOtherwise: twice
      .filter((pair) => pair.kept.state !== pair.other.state)
      .map((pair) => ({
        ...{ name: pair.kept.name, sourceName: pair.kept.sourceName },
        ...{ kept: pair.kept.state, other: pair.other.state },
      })),
  };
}
