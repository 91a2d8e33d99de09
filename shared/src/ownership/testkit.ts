import type { OwnershipEntity, OwnershipGraph, OwnershipLink, OwnershipRole } from './types';

/** Tells a party's type by its name: lower-case names are persons; "T:" a trust, "anon:" an anonymous party. */
function entityOf(key: string): OwnershipEntity {
  const typeName = /^T:/.test(key) ? 'Trust' : /^[a-z]/.test(key) ? 'Individual' : 'Company';
  return { key, name: key, typeName, party: key.startsWith('anon:') ? 'anonymous' : 'known' };
}

/** A link between two named parties; a number is a shareholding in percent. */
export type LinkText = readonly [from: string, to: string, says: number | OwnershipRole | readonly OwnershipRole[]];

/** A graph of links between parties named by their keys. */
export function graphOf(
  links: readonly LinkText[],
  about: Readonly<Record<string, Partial<OwnershipEntity>>> = {},
): OwnershipGraph {
  const keys = [...new Set([...links.flatMap(([from, to]) => [from, to]), ...Object.keys(about)])];
  return {
    entities: keys.map((key) => ({ ...entityOf(key), ...about[key] })),
    links: links.map(([from, to, says], index): OwnershipLink => ({
      key: `l${index + 1}`,
      from,
      to,
      arrowType: 'Normal',
      roles: rolesOf(says),
    })),
  };
}

function rolesOf(says: LinkText[2]): readonly OwnershipRole[] {
  if (typeof says === 'number') return [{ role: 'Shareholder', percentage: says }];
  return Array.isArray(says) ? (says as readonly OwnershipRole[]) : [says as OwnershipRole];
}

export const DAY = '2026-11-25';
