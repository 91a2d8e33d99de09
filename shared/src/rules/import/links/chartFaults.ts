import { sentence } from '../../../language/sentence';
import { isoToday } from '../../../dates';
import { isOwnershipRole } from '../../percentageRoles';
import type { TableFault, TableLink } from './judgedTable';
import type { TableParty } from './parties/parties';
import type { TableRole } from './roles/tableRoles';

const NAMED = 6;
/** What rounding may make of parts that are 100 together. */
const SLACK = 0.05;

/** A link as far as its shares are added up. */
type SharedLink = Pick<TableLink, 'from' | 'to'> & { roles: readonly TableRole[] };

/**
 * What links say together that cannot be so, or that is rarely meant: more than 100 % of one party, and parties that own each other in a circle.
 * `concerns` picks what is told, by the party that is owned, or by those of a circle.
 */
export function chartFaults(
  parties: readonly Pick<TableParty, 'id' | 'name'>[],
  links: readonly SharedLink[],
  concerns: (ids: readonly string[]) => boolean = () => true,
): TableFault[] {
  const names = new Map(parties.map(({ id, name }) => [id, name]));
  const tell = (why: string): TableFault => ({ kind: 'chart', place: '', why });
  return [
    ...overfull(links)
      .filter(({ to }) => concerns([to]))
      .map(({ to, role, total }) =>
        tell(
          sentence('“{name}” is owned to {total} % in all as {role}: more than 100 %.', {
            name: names.get(to) ?? '',
            total: Number(total.toFixed(2)),
            role,
          }),
        ),
      ),
    ...circles(links)
      .filter(concerns)
      .map((ids) =>
        tell(
          sentence('These own each other in a circle: {names}.', {
            names: [...ids.slice(0, NAMED).map((id) => names.get(id) ?? ''), ...(ids.length > NAMED ? ['…'] : [])].join(
              ', ',
            ),
          }),
        ),
      ),
  ];
}

/** Whether those who are told of are owned by these links, or own each other by one of them. */
export function concerningLinks(links: readonly Pick<TableLink, 'from' | 'to'>[]): (ids: readonly string[]) => boolean {
  const owned = new Set(links.map(({ to }) => to));
  return (ids) => {
    if (ids.length === 1) return owned.has(ids[0] ?? '');
    const circle = new Set(ids);
    return links.some(({ from, to }) => circle.has(from) && circle.has(to));
  };
}

/** Who is owned to more than 100 % today, by roles of one name. */
function overfull(links: readonly SharedLink[]): { to: string; role: string; total: number }[] {
  const today = isoToday();
  const totals = new Map<string, { to: string; role: string; total: number }>();
  for (const { to, roles } of links) {
    for (const { role, percentage, minimum, startDate, endDate, basis, via } of roles) {
      const share = percentage ?? minimum ?? 0;
      const isToday = (!endDate || endDate > today) && (!startDate || startDate <= today);
      if (!isOwnershipRole(role) || share === 0 || !isToday || via === 'indirect' || basis === 'votes') continue;
      const key = `${to}\n${role}`;
      const sum = totals.get(key) ?? { to, role, total: 0 };
      totals.set(key, { ...sum, total: sum.total + share });
    }
  }
  return [...totals.values()].filter(({ total }) => total > 100 + SLACK);
}

/** The groups of parties each of which owns all others of it (Tarjan's strongly connected components), without recursion. */
function circles(links: readonly SharedLink[]): string[][] {
  const held = new Map<string, string[]>();
  for (const { from, to, roles } of links) {
    if (!roles.some(({ role }) => isOwnershipRole(role))) continue;
    held.set(from, [...(held.get(from) ?? []), to]);
  }
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const [open, isOpen, found] = [[] as string[], new Set<string>(), [] as string[][]];
  for (const start of held.keys()) {
    if (order.has(start)) continue;
    const path: { id: string; next: number }[] = [];
    const enter = (id: string) => {
      order.set(id, order.size);
      lowest.set(id, order.size - 1);
      open.push(id);
      isOpen.add(id);
      path.push({ id, next: 0 });
    };
    enter(start);
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const { id } = step;
      const child = held.get(id)?.[step.next++];
      if (child !== undefined) {
        if (!order.has(child)) enter(child);
        else if (isOpen.has(child)) lowest.set(id, Math.min(lowest.get(id) ?? 0, order.get(child) ?? 0));
        continue;
      }
      path.pop();
      const above = path.at(-1);
      if (above) lowest.set(above.id, Math.min(lowest.get(above.id) ?? 0, lowest.get(id) ?? 0));
      if (lowest.get(id) !== order.get(id)) continue;
      const group = open.splice(open.lastIndexOf(id));
      for (const one of group) isOpen.delete(one);
      if (group.length > 1) found.push(group);
    }
  }
  return found;
}
