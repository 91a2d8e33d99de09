import type { ArrowType } from '@stemma/shared/chart/link';
import type { LinkRole } from '@stemma/shared/chart/linkRole';
import type { Party } from '@stemma/shared/entities/entity';
import type { OwnershipGraph, OwnershipLink } from '@stemma/shared/ownership/types';

/** What is calculated with of a card, as its reader sees it. */
export interface ViewedEntity {
  key: string;
  typeName: string;
  name: string;
  party: Party;
  trailEnd?: string | null | undefined;
  begins?: string | null | undefined;
  isPrivate?: boolean | undefined;
}

/** What is calculated with of a link, as its reader sees it. */
export interface ViewedLink {
  key: string;
  from: string;
  to: string;
  arrowType: ArrowType;
  roles: readonly LinkRole[];
  /** Where several charts are read together. */
  chartKey?: string;
}

/**
 * The graph of what a caller sees, and of nothing else: whatever is calculated is calculated on this. Of a private entity only that it is
 * there goes in.
 */
export function graphOfView(view: { nodes: readonly ViewedEntity[]; links: readonly ViewedLink[] }): OwnershipGraph {
  return {
    entities: view.nodes.map(({ key, typeName, name, party, trailEnd, begins, isPrivate }) =>
      isPrivate
        ? { key, typeName: 'Custom', name: '', isPrivate: true }
        : { key, typeName, name, party, trailEnd: trailEnd ?? null, begins: begins ?? null },
    ),
    links: view.links.map(({ key, from, to, arrowType, roles, chartKey }): OwnershipLink => ({
      key,
      from,
      to,
      arrowType,
      roles,
      ...(chartKey === undefined ? {} : { chartKey }),
    })),
  };
}
