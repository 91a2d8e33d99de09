import { createHash, randomUUID } from 'node:crypto';
import { CREATE_CHART } from './charts';
import type { Client } from './client';

export type Role = { role: string; percentage?: number } & Record<string, unknown>;
export type Drawn = [from: string, to: string, says: number | Role[], arrowType?: 'Normal' | 'Reversed' | 'Double'];

/** The end of a party's key: its name where that can be one. */
export function keyEnd(name: string): string {
  return /^[\w-]+$/.test(name) ? name : `x${createHash('sha256').update(name).digest('hex').slice(0, 12)}`;
}

/** Makes a chart of links. Lower-case names are persons, "anon" an anonymous party; the names are the ends of the keys. */
export async function drawOwners(
  user: Client,
  mark: string,
  links: readonly Drawn[],
  visibility = 'private',
  name?: string,
): Promise<string> {
  const names = [...new Set(links.flatMap(([from, to]) => [from, to]))];
  const { createChart } = await user.graphql(CREATE_CHART, {
    input: {
      visibility: visibility as 'private',
      ...(name ? { name } : {}),
      changes: {
        entities: names.map((called) => ({
          key: `${mark}:${keyEnd(called)}`,
          typeName: /^[a-z]/.test(called)
            ? ('Individual' as const)
            : called === 'Trust'
              ? ('Trust' as const)
              : ('Company' as const),
          name: called,
          ...(called === 'anon' ? { party: 'anonymous' as const } : {}),
        })),
        placements: names.map((called, index) => ({ entityKey: `${mark}:${keyEnd(called)}`, x: index * 100, y: 0 })),
        links: links.map(([from, to, says, arrowType], index) => ({
          key: `${mark}:${keyEnd(from)}-${keyEnd(to)}-${index}-${randomUUID()}`,
          from: `${mark}:${keyEnd(from)}`,
          to: `${mark}:${keyEnd(to)}`,
          roles: (typeof says === 'number' ? [{ role: 'Shareholder', percentage: says }] : says) as never,
          ...(arrowType ? { arrowType } : {}),
        })),
      },
    },
  });
  if (!createChart.ok) throw new Error(createChart.error?.message);
  return createChart.ok.key;
}
