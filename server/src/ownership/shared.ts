import { isoToday } from '@stemma/shared/dates';
import type { SharedOwnershipAsked } from '@stemma/shared/rules/ownership';
import { fullDay } from '@stemma/shared/rules/ownership';
import { z } from 'zod';
import type { Context } from '../context';
import { parse } from '../errors';
import type { SharedContent } from '../sharing/shown/content';
import { ownershipView } from '../sharing/shown/service';
import type { Visit } from '../sharing/visits/shareLinkAccess';
import { noteOpened } from '../sharing/visits/service';
import type { Allowance } from './allowance';
import { allowance, inTime } from './allowance';
import type { PresentedFinding } from './present';
import { partiesOf, presentFinding } from './present';
import { calculated } from './run';
import { ownershipIn } from './service';
import type { Source } from './sourceShape';
import { graphOfView } from './view';

/** What a visitor's answers are calculated on: what his link shows him, and nothing else. Of its chart neither revision nor, where it is about an entity, the key is his to know. */
export function sourceOfShared({ nodes, links, endedLinks, type, key }: SharedContent): Source {
  return {
    view: { graph: graphOfView({ nodes, links: [...links, ...endedLinks] }) },
    charts: type === 'chart' ? [key] : [],
    revision: null,
  };
}

async function readShared(context: Context, visit: Visit, time: Allowance, key?: string | null) {
  const content = await ownershipView(context, visit, { key, timeoutMs: time.left() });
  return { source: sourceOfShared(content), day: content.asOf };
}

/** Who owns and controls an entity, in the view of a share link, as of the link's day unless another is asked for. Throws `notFound` where the link does not let it. */
export async function sharedOwnership(context: Context, visit: Visit, asked: SharedOwnershipAsked) {
  return inTime(async () => {
    const time = allowance();
    const { source, day } = await readShared(context, visit, time);
    const settings = { ...asked, asOf: asked.asOf ?? day };
    const answer = await ownershipIn({ source, owner: visit.linkKey, time }, settings);
    await noteOpened(context, visit);
    return answer;
  });
}

const healthShape = z.object({ asOf: fullDay.nullish() });

/** Everything about what a share link shows that should be looked at; what is set aside is not a visitor's to know. */
export async function sharedHealth(
  context: Context,
  visit: Visit,
  { key, ...input }: { key?: string | null | undefined; asOf?: string | null | undefined },
): Promise<PresentedFinding[]> {
  const { asOf } = parse(healthShape, input);
  return inTime(async () => {
    const time = allowance();
    const { source, day } = await readShared(context, visit, time, key);
    const question = { asOf: asOf ?? day ?? isoToday() };
    const work = { name: 'health' as const, view: source.view, on: 'everything' as const, question };
    const { found, graph } = await calculated(work, { owner: visit.linkKey, times: 2, until: time.until });
    await noteOpened(context, visit);
    const party = partiesOf(graph);
    return found.map((finding) => presentFinding(finding, party));
  });
}
