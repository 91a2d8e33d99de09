import { compareNames } from '@stemma/shared/ownership/holders';
import type { OwnershipAsked } from '@stemma/shared/rules/ownership';
import type { Context } from '../context';
import { limits } from '@stemma/shared/limits';
import type { PresentedOwnership } from './holderTable';
import { ownershipIn } from './service';
import { readSource } from './source';
import { graphOf } from './sourceShape';

/** Who owns each entity of a chart that somebody holds, by name; for commands, which wait for it. */
export async function everySubject(
  context: Context,
  owner: string,
  asked: Omit<OwnershipAsked, 'entityKey'>,
): Promise<PresentedOwnership[]> {
  const read = await readSource(context, { ...asked, entityKey: '' }, 'up', limits.graphqlTime);
  const graph = graphOf(read.view);
  const source = { ...read, view: { graph } };
  const found: PresentedOwnership[] = [];
  for (const { key, typeName } of graph.entities.toSorted(compareNames)) {
    if (typeName === 'Individual') continue;
    const until = Date.now() + limits.ownershipTime;
    const time = { until, left: () => limits.ownershipTime };
    const answer = await ownershipIn({ source, owner, time }, { ...asked, entityKey: key });
    if (answer.holders.length > 0) found.push(answer);
  }
  return found;
}
