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

/** What is kept of a holder in a subject and what should be, where these differ. */
export interface Difference {
  holder: string;
  subject: string;
  kept: HoldsRow[];
  wanted: HoldsRow[];
}

/** Compares what is kept with what the links make up, pair by pair; only those that `concerns` names. */
export function differences(
  found: readonly Around[],
  concerns: (holder: string, subject: string) => boolean,
): Difference[] {
  const pairs = new Map<string, Difference>();
  const pairOf = (holder: string, subject: string): Difference => {
    const name = JSON.stringify([holder, subject]);
    const pair = pairs.get(name) ?? { holder, subject, kept: [], wanted: [] };
    pairs.set(name, pair);
    return pair;
  };
  const seen = new Set<string>();
  for (const { holds } of found) {
    for (const [id, holder, subject, properties] of holds) {
      if (seen.has(id) || !concerns(holder, subject)) continue;
      seen.add(id);
      pairOf(holder, subject).kept.push({ holder, subject, properties });
    }
  }
  for (const row of workedOut(found)) {
    if (concerns(row.holder, row.subject)) pairOf(row.holder, row.subject).wanted.push(row);
  }
  return [...pairs.values()].filter(({ kept, wanted }) => textsOf(kept) !== textsOf(wanted));
}

function textOf(properties: Record<string, unknown>): string {
  return JSON.stringify(Object.entries(properties).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function textsOf(rows: readonly HoldsRow[]): string {
  return rows
    .map(({ properties }) => textOf(properties))
    .sort()
    .join('\n');
}
