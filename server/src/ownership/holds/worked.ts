import type { DirectHolding } from '@stemma/shared/ownership/directHoldings';
import { directHoldings } from '@stemma/shared/ownership/directHoldings';
import type { OwnershipLink } from '@stemma/shared/ownership/types';
import { linkOf } from '../rows';
import type { Around, HoldsRow } from './store';

/** The properties of a `HOLDS`; what is null is not kept. */
export function holdsRow(organizationKey: string, { holder, subject, ...held }: DirectHolding): HoldsRow {
  const properties = Object.fromEntries(Object.entries(held).filter(([, value]) => value !== null));
  return { holder, subject, properties: { organizationKey, ...properties } };
}

/** The holdings that links make up, organization by organization; what is in the bin neither holds nor is held. */
export function workedOut(found: readonly Around[]): HoldsRow[] {
  const entities = new Map<string, { key: string; name: string; typeName: string }>();
  const links = new Map<string, Map<string, OwnershipLink>>();
  for (const { entities: some, links: between } of found) {
    for (const [key, typeName, binned] of some) if (!binned) entities.set(key, { key, name: '', typeName });
    for (const [from, to, chartKey, organizationKey, values] of between) {
      const link = { ...linkOf(from, to, values), chartKey };
      const own = links.get(organizationKey) ?? new Map<string, OwnershipLink>();
      links.set(organizationKey, own.set(`${chartKey} ${link.key}`, link));
    }
  }
  return [...links].flatMap(([organizationKey, own]) =>
    directHoldings({ entities: [...entities.values()], links: inOrder(own) }).map((held) =>
      holdsRow(organizationKey, held),
    ),
  );
}

/** In an order that does not depend on how the store gave them. */
function inOrder(links: ReadonlyMap<string, OwnershipLink>): OwnershipLink[] {
  return [...links].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, link]) => link);
}

/** What is kept and should be otherwise: the store's id of it, and what of it becomes what; null takes a property away. */
export interface ChangedHolds {
  id: string;
  changes: Record<string, unknown>;
}

/** What has to be written so that what is kept of a holder in a subject is what their links make up. */
export interface Difference {
  missing: HoldsRow[];
  changed: ChangedHolds[];
  /** The store's ids. */
  leftOver: string[];
}

interface StoredHolds {
  id: string;
  properties: Record<string, unknown>;
}

/** Compares what is kept with what the links make up, pair by pair; only those that `concerns` names, and of these the ones that differ. */
export function differences(
  found: readonly Around[],
  concerns: (holder: string, subject: string) => boolean,
): Difference[] {
  const pairs = new Map<string, { stored: StoredHolds[]; wanted: HoldsRow[] }>();
  const pairOf = (holder: string, subject: string) => {
    const name = JSON.stringify([holder, subject]);
    const pair = pairs.get(name) ?? { stored: [], wanted: [] };
    pairs.set(name, pair);
    return pair;
  };
  const seen = new Set<string>();
  for (const { holds } of found) {
    for (const [id, holder, subject, properties] of holds) {
      if (seen.has(id) || !concerns(holder, subject)) continue;
      seen.add(id);
      pairOf(holder, subject).stored.push({ id, properties });
    }
  }
  for (const row of workedOut(found)) {
    if (concerns(row.holder, row.subject)) pairOf(row.holder, row.subject).wanted.push(row);
  }
  return [...pairs.values()]
    .map(({ stored, wanted }) => differenceOf(stored, wanted))
    .filter(({ missing, changed, leftOver }) => missing.length + changed.length + leftOver.length > 0);
}

/** What is kept of a basis and period becomes what should be of it; what is left of either is too much, or missing. */
function differenceOf(stored: readonly StoredHolds[], wanted: readonly HoldsRow[]): Difference {
  const left = [...stored];
  const missing: HoldsRow[] = [];
  const changed: ChangedHolds[] = [];
  for (const row of wanted) {
    const at = left.findIndex(({ properties }) =>
      PERIOD.every((name) => (properties[name] ?? null) === (row.properties[name] ?? null)),
    );
    const [same] = at < 0 ? [] : left.splice(at, 1);
    if (!same) {
      missing.push(row);
      continue;
    }
    const changes = changesOf(same.properties, row.properties);
    if (Object.keys(changes).length > 0) changed.push({ id: same.id, changes });
  }
  return { missing, changed, leftOver: left.map(({ id }) => id) };
}

const PERIOD = ['organizationKey', 'basis', 'start', 'end'] as const;

function changesOf(from: Record<string, unknown>, to: Record<string, unknown>): Record<string, unknown> {
  const names = new Set([...Object.keys(from), ...Object.keys(to)]);
  return Object.fromEntries(
    [...names]
      .filter((name) => JSON.stringify(from[name]) !== JSON.stringify(to[name]))
      .map((name) => [name, to[name] ?? null]),
  );
}
