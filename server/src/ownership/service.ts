import { ownershipMessages } from '@stemma/shared/messages/ownership';
import { changeDays, linksAbove } from '@stemma/shared/ownership/changes';
import type { OwnershipGraph } from '@stemma/shared/ownership/types';
import { partAbove, partBelow } from '@stemma/shared/ownership/answers/part';
import type { ChangesAsked, OwnershipAsked, PathsAsked } from '@stemma/shared/rules/ownership';
import type { Context } from '../context';
import { requireUser } from '../context';
import { AppError, notFound } from '../errors';
import type { Allowance } from './allowance';
import { allowance, inTime } from './allowance';
import { namesCitedBy } from './evidence';
import {
  partiesOf,
  presentBasedOn,
  presentChange,
  presentControl,
  presentFinding,
  presentHoldings,
  presentOwnership,
  presentPaths,
} from './present';
import type { Settings } from './question';
import { questionOf } from './question';
import { presetThreshold } from '@stemma/shared/ownership/presets';
import { calculated } from './run';
import type { Source } from './sourceShape';
import { readSource } from './source';
import type { TraversalDirection } from './store';

/** Throws `notFound` for an entity that is not in the caller's view, `unprocessable` for a person, who is not owned. */
export function assertKnown({ entities }: OwnershipGraph, key: string, what: 'any' | 'ownable' = 'any'): void {
  const entity = entities.find((one) => one.key === key);
  if (!entity || entity.isPrivate) throw notFound();
  if (what === 'ownable' && entity.typeName === 'Individual') {
    throw new AppError('unprocessable', ownershipMessages.peopleNotOwned, { field: 'entityKey' });
  }
}

/** A view that was read, for whom, and the time that is left. */
export interface Read {
  source: Source;
  owner: string;
  time: Allowance;
}

async function read(context: Context, asked: OwnershipAsked, direction: TraversalDirection): Promise<Read> {
  const time = allowance();
  const source = await readSource(context, asked, direction, time.left());
  return { source, owner: requireUser(context).userKey, time };
}

const now = (): string => new Date().toISOString();

/** Who owns and controls an entity, as of a day, in the caller's view. */
export async function ownership(context: Context, asked: OwnershipAsked) {
  return inTime(async () => ownershipIn(await read(context, asked, 'up'), asked));
}

/** The same of a view that is read already. */
export async function ownershipIn({ source, owner, time: { until } }: Read, asked: Settings) {
  assertKnown(source.graph, asked.entityKey, 'ownable');
  const graph = partAbove(source.graph, asked.entityKey);
  const work = { name: 'ownership' as const, graph, question: questionOf(asked) };
  const { answer, findings, hash } = await calculated(work, { owner, times: 1, until });
  const party = partiesOf(graph);
  const basedOn = presentBasedOn(source, answer, { hash, at: now() });
  return presentOwnership(
    answer,
    findings.map((finding) => presentFinding(finding, party)),
    basedOn,
    party,
  );
}

/** What an entity holds, and whom it controls. */
export async function holdings(context: Context, asked: OwnershipAsked) {
  return inTime(async () => {
    const { source, owner, time } = await read(context, asked, 'down');
    assertKnown(source.graph, asked.entityKey);
    const graph = partBelow(source.graph, asked.entityKey);
    const { subject: holder, ...settings } = questionOf(asked);
    const times = Math.min(asked.first, graph.entities.length);
    const work = { name: 'holdings' as const, graph, question: { holder, ...settings } };
    const { answer, hash } = await calculated(work, { owner, times, until: time.until });
    const party = partiesOf(graph);
    return presentHoldings(answer, presentBasedOn(source, answer, { hash, at: now() }), party);
  });
}

/** Who controls an entity, and whom it controls. */
export async function control(context: Context, asked: OwnershipAsked) {
  return inTime(async () => {
    const { source, owner, time } = await read(context, asked, 'down');
    assertKnown(source.graph, asked.entityKey);
    const above = asked.scope === 'ALL_MY_CHARTS' ? await readSource(context, asked, 'up', time.left()) : undefined;
    const graph = above ? joined(source.graph, above.graph) : source.graph;
    const charts = [...new Set([...source.charts, ...(above?.charts ?? [])])].sort();
    const question = questionOf(asked);
    const { answer, hash } = await calculated(
      { name: 'control', graph, question: { ...question, threshold: presetThreshold(question.preset, question) } },
      { owner, times: 2, until: time.until },
    );
    const party = partiesOf(graph);
    return presentControl(answer, presentBasedOn({ ...source, charts }, answer, { hash, at: now() }), party);
  });
}

function joined(one: OwnershipGraph, other: OwnershipGraph): OwnershipGraph {
  const entities = new Map([...one.entities, ...other.entities].map((entity) => [entity.key, entity]));
  const links = new Map([...one.links, ...other.links].map((link) => [`${link.chartKey ?? ''} ${link.key}`, link]));
  return { entities: [...entities.values()], links: [...links.values()] };
}

/** How a holder's total share comes about, path by path. */
export async function ownershipPaths(context: Context, asked: PathsAsked) {
  return inTime(async () => {
    const { source, owner, time } = await read(context, asked, 'up');
    assertKnown(source.graph, asked.entityKey, 'ownable');
    assertKnown(source.graph, asked.holderKey);
    const graph = withEntity(partAbove(source.graph, asked.entityKey), source.graph, asked.holderKey);
    const question = questionOf(asked);
    const { answer, hash } = await calculated(
      {
        name: 'paths',
        graph,
        question: { ...question, holder: asked.holderKey, threshold: presetThreshold(question.preset, question) },
      },
      { owner, times: 4, until: time.until },
    );
    const counted = new Set(answer.countedLinks);
    const onPaths = graph.links.filter(({ key }) => counted.has(key));
    const names = await namesCitedBy(context, onPaths, time);
    const basedOn = presentBasedOn(source, answer, { hash, at: now() });
    return presentPaths(answer, { graph, names, basedOn, party: partiesOf(graph) });
  });
}

/** A holder that stands nowhere above the subject has no paths; it is known all the same. */
function withEntity(part: OwnershipGraph, whole: OwnershipGraph, key: string): OwnershipGraph {
  if (part.entities.some((entity) => entity.key === key)) return part;
  return { ...part, entities: [...part.entities, ...whole.entities.filter((entity) => entity.key === key)] };
}

/** What changed above an entity, day by day. */
export async function ownershipChanges(context: Context, asked: ChangesAsked) {
  return inTime(async () => {
    const { source, owner, time } = await read(context, asked, 'up');
    assertKnown(source.graph, asked.entityKey, 'ownable');
    const graph = partAbove(source.graph, asked.entityKey);
    const { subject, basis, leaveOutUndated } = questionOf(asked);
    const question = { subject, basis, leaveOutUndated, from: asked.from ?? null, to: asked.to ?? null };
    const times = changeDays(linksAbove(graph, subject)).size;
    const changes = await calculated({ name: 'changes', graph, question }, { owner, times, until: time.until });
    const party = partiesOf(graph);
    return changes.map((change) => presentChange(change, graph, party));
  });
}
