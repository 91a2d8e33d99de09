import type { ChartLink } from '@stemma/shared/chart/link';
import { linkShape } from '@stemma/shared/chart/link';
import type { UserCaller } from '../access/caller';
import { inWorker } from '../work/inWorker';
import type { Position } from './layering';
import type { Plan, PlanInput } from './plan';

/** Where the cards of an imported chart stand, and its links with their routes. */
export interface ImportArrangement {
  positions: Map<string, Position>;
  links: ChartLink[];
}

/** Charts with more cards are put in rows, and laid out where somebody asks for it: the transaction waits for the layout. */
const CARDS_MAX = 600;
const LINKS_MAX = 1200;
const TIME_MAX = 15_000;

/** A new chart as the editor lays it out; null for one that is too large for that, or that takes too long. */
export async function arrangementOf(
  caller: UserCaller,
  { place, links }: Plan,
  { next, binding }: PlanInput,
): Promise<ImportArrangement | null> {
  if (place.length < 2 || place.length > CARDS_MAX || links.length > LINKS_MAX) return null;
  const wanted = new Set(place);
  const entities = [...next.parties.values()].flatMap(({ recordKey, facts }) => {
    const key = binding.keys.get(recordKey) ?? '';
    if (!wanted.delete(key)) return [];
    const { typeName, name, party, fields } = facts;
    return { key, typeName, name: binding.existing.get(key)?.properties.name ?? name, party, fields };
  });
  const placements = entities.map(({ key }) => ({ entityKey: key, x: 0, y: 0 }));
  const content = { entities, placements, links: [...links] };
  try {
    const laid = await inWorker(caller.userKey, 'layOutChart', content, { until: Date.now() + TIME_MAX });
    const positions = (laid.placements ?? []).map(
      ({ entityKey, x, y }) => [entityKey, { x: x ?? 0, y: y ?? 0 }] as const,
    );
    return { positions: new Map(positions), links: (laid.links ?? []).map((link) => linkShape.parse(link)) };
  } catch {
    return null; // Rows are better than no import.
  }
}
