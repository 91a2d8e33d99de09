import type { ChartLink } from '@stemma/shared/chart/link';
import { compareNames, holderAndHeld, shareOf } from '@stemma/diagram/layout/relation';
import { roleText, shareText, shownRoles, roleStatusMark } from '@stemma/shared/chart/roleText';
import { roleLabel } from '@stemma/shared/language/roleLabel';
import type { ChartDocument, NodeRecord } from './document';

/** A link seen from one of its cards. */
export interface Relation {
  link: ChartLink;
  other: NodeRecord;
}

/** A card's owners and holdings on this chart, largest share first, then by name. */
export function relationsOf(document: ChartDocument, key: string): { owners: Relation[]; holdings: Relation[] } {
  const owners: Relation[] = [];
  const holdings: Relation[] = [];
  for (const link of document.links.values()) {
    const { holder, held } = holderAndHeld(link);
    if (holder !== key && held !== key) continue;
    const other = document.nodes.get(held === key ? holder : held);
    if (other) (held === key ? owners : holdings).push({ link, other });
  }
  return { owners: owners.sort(byShare), holdings: holdings.sort(byShare) };
}

/** Everything above and below the cards along the links, with the links that lead there; both include the cards themselves. */
export function lineOf(document: ChartDocument, keys: Iterable<string>): { nodes: Set<string>; links: Set<string> } {
  const up = new Map<string, ChartLink[]>();
  const down = new Map<string, ChartLink[]>();
  for (const link of document.links.values()) {
    const { holder, held } = holderAndHeld(link);
    push(down, holder, link);
    push(up, held, link);
  }
  const nodes = new Set(keys);
  const links = new Set<string>();
  const start = [...nodes];
  for (const route of [up, down]) {
    const seen = new Set(start);
    const queue = [...start];
    for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
      for (const link of route.get(key) ?? []) {
        links.add(link.key);
        const next = link.from === key ? link.to : link.from;
        if (!seen.has(next)) {
          seen.add(next);
          queue.push(next);
        }
      }
    }
    for (const key of seen) nodes.add(key);
  }
  return { nodes, links };
}

/** The order in which siblings stand: largest share first, those without one last, then by name and key. */
export function byShare(a: Relation, b: Relation): number {
  return shareOf(b.link) - shareOf(a.link) || compareNames(a.other, b.other) || (a.link.key < b.link.key ? -1 : 1);
}

/** A link's roles with the first one's share beside them: "50%" and "Shareholder, 20% Trustee, Director". */
export function rolesAndShare(link: Pick<ChartLink, 'roles'>, today: string): { roles: string; share: string } {
  const roles = shownRoles(link, today);
  const texts = roles.map(
    (role, at) => (at === 0 ? roleLabel(role.role) : roleText(role)) + roleStatusMark(role, today),
  );
  return { roles: texts.join(', '), share: roles[0] ? shareText(roles[0]) : '' };
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
