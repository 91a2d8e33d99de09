import { changeDays, linksAbove } from '@stemma/shared/ownership/changes';
import type { OwnershipGraph } from '@stemma/shared/ownership/types';
import type { ChangesAsked, OwnershipAsked, PathsAsked } from '@stemma/shared/rules/ownership';
import type { Context } from '../context';
import { requireUser } from '../context';
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
import { graphOf } from './sourceShape';
import { readSource } from './source';
import type { TraversalDirection } from './store';

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
  const work = {
    name: 'ownership' as const,
    view: source.view,
    on: { above: asked.entityKey },
    question: questionOf(asked),
  };
  const { found, graph } = await calculated(work, { owner, times: 1, until });
  const { answer, findings, hash } = found;
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
    const { subject: holder, ...settings } = questionOf(asked);
    const work = {
      name: 'holdings' as const,
      view: source.view,
      on: { below: asked.entityKey },
      question: { holder, ...settings },
    };
    const times = ({ entities }: OwnershipGraph) => Math.min(asked.first, entities.length);
    const { found, graph } = await calculated(work, { owner, times, until: time.until });
    const { answer, hash } = found;
    return presentHoldings(answer, presentBasedOn(source, answer, { hash, at: now() }), partiesOf(graph));
  });
}

/** Who controls an entity, and whom it controls. */
export async function control(context: Context, asked: OwnershipAsked) {
  return inTime(async () => {
    const { source, owner, time } = await read(context, asked, 'down');
    const above = asked.scope === 'ALL_MY_CHARTS' ? await readSource(context, asked, 'up', time.left()) : undefined;
    const view = above ? { graph: joined(graphOf(source.view), graphOf(above.view)) } : source.view;
    const charts = [...new Set([...source.charts, ...(above?.charts ?? [])])].sort();
    const question = questionOf(asked);
    const { found, graph } = await calculated(
      {
        name: 'control',
        view,
        on: { control: asked.entityKey },
        question: { ...question, threshold: presetThreshold(question.preset, question) },
      },
      { owner, times: 2, until: time.until },
    );
    const { answer, hash } = found;
    return presentControl(answer, presentBasedOn({ ...source, charts }, answer, { hash, at: now() }), partiesOf(graph));
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
    const question = questionOf(asked);
    const { found, graph } = await calculated(
      {
        name: 'paths',
        view: source.view,
        on: { above: asked.entityKey, holder: asked.holderKey },
        question: { ...question, holder: asked.holderKey, threshold: presetThreshold(question.preset, question) },
      },
      { owner, times: 4, until: time.until },
    );
    const { answer, hash } = found;
    const counted = new Set(answer.countedLinks);
    const onPaths = graph.links.filter(({ key }) => counted.has(key));
    const names = await namesCitedBy(context, onPaths, time);
    const basedOn = presentBasedOn(source, answer, { hash, at: now() });
    return presentPaths(answer, { graph, names, basedOn, party: partiesOf(graph) });
  });
}

/** What changed above an entity, day by day. */
export async function ownershipChanges(context: Context, asked: ChangesAsked) {
  return inTime(async () => {
    const { source, owner, time } = await read(context, asked, 'up');
    const { subject, basis, leaveOutUndated } = questionOf(asked);
    const question = { subject, basis, leaveOutUndated, from: asked.from ?? null, to: asked.to ?? null };
    const work = { name: 'changes' as const, view: source.view, on: { above: asked.entityKey }, question };
    const times = (part: OwnershipGraph) => changeDays(linksAbove(part, subject)).size;
    const { found, graph } = await calculated(work, { owner, times, until: time.until });
    const party = partiesOf(graph);
    return found.map((change) => presentChange(change, graph, party));
  });
}
