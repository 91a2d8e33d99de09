import { isoToday } from '@stemma/shared/dates';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { changeDays, linksAbove } from '@stemma/shared/ownership/changes';
import type { OwnershipGraph } from '@stemma/shared/ownership/types';
import { PRESET_DESCRIPTIONS } from '@stemma/shared/ownership/presets';
import { partAbove, partBelow } from '@stemma/shared/ownershipAnswers/part';
import { keyText } from '@stemma/shared/rules/basic';
import { fullDay, ownershipShape } from '@stemma/shared/rules/ownership';
import type { OwnershipAsked } from '@stemma/shared/rules/ownership';
import { rangeShape, ranges } from '@stemma/shared/rules/range';
import { z } from 'zod';
import type { Context } from '../context';
import { requireUser } from '../context';
import { AppError, notFound, parse } from '../errors';
import { StoreTimeout } from '../store';
import type { Way } from './store';
import type { Source } from './source';
import { readSource } from './source';
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
import { calculated, tooLong } from './run';

type Settings = Pick<
  OwnershipAsked,
  'entityKey' | 'asOf' | 'basis' | 'preset' | 'threshold' | 'inclusive' | 'listed' | 'leaveOutUndated' | 'majorityWhole' | 'withControl' | 'first'
>;

/** What is asked, in the words of the calculation. */
function questionOf({ entityKey: subject, ...asked }: Settings) {
  const preset = asked.preset ?? 'euAmlr';
  return {
    subject,
    asOf: asked.asOf ?? isoToday(),
    basis: asked.basis ?? 'ownership',
    preset,
    threshold: asked.threshold ?? null,
    inclusive: asked.inclusive ?? null,
    listed: asked.listed ?? [],
    leaveOutUndated: asked.leaveOutUndated ?? false,
    majorityWhole: asked.majorityWhole ?? false,
    withControl: asked.withControl ?? false,
    first: asked.first,
  };
}

/** The threshold that a question is judged by. */
function thresholdOf({ preset, threshold, inclusive }: ReturnType<typeof questionOf>) {
  const { percent, inclusive: atLeast } = PRESET_DESCRIPTIONS[preset].threshold;
  return { percent: threshold ?? percent, inclusive: inclusive ?? atLeast };
}

/** The time within which a call must be done: reading, waiting for a thread, and calculating. */
export interface Allowance {
  until: number;
  left(): number;
}

export function allowance(): Allowance {
  const until = Date.now() + limits.ownershipTime;
  return { until, left: () => Math.max(1, until - Date.now()) };
}

/** Tells in the words of this slice that reading took too long. */
export async function inTime<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (failure) {
    if (failure instanceof StoreTimeout) throw tooLong();
    throw failure;
  }
}

/** Throws `notFound` for an entity that is not in the caller's view, `unprocessable` for a person, who is not owned. */
export function assertKnown({ entities }: OwnershipGraph, key: string, what: 'any' | 'ownable' = 'any'): void {
  const entity = entities.find((one) => one.key === key);
  if (!entity || entity.isPrivate) throw notFound();
  if (what === 'ownable' && entity.typeName === 'Individual') {
    throw new AppError('unprocessable', messages.ownership.peopleNotOwned, { field: 'entityKey' });
  }
}

interface Read {
  source: Source;
  owner: string;
  time: Allowance;
}

async function read(context: Context, asked: OwnershipAsked, way: Way): Promise<Read> {
  const time = allowance();
  const source = await readSource(context, asked, way, time.left());
  return { source, owner: requireUser(context).userKey, time };
}

const now = (): string => new Date().toISOString();

/** Who owns and controls an entity, as of a day, in the caller's view. */
export async function ownership(context: Context, input: unknown) {
  const asked = parse(ownershipShape, input);
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
  return presentOwnership(answer, findings.map((finding) => presentFinding(finding, party)), basedOn, party);
}

/** What an entity holds, and whom it controls. */
export async function holdings(context: Context, input: unknown) {
  const asked = parse(ownershipShape, input);
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
export async function control(context: Context, input: unknown) {
  const asked = parse(ownershipShape, input);
  return inTime(async () => {
    const { source, owner, time } = await read(context, asked, 'down');
    assertKnown(source.graph, asked.entityKey);
    const above = asked.scope === 'ALL_MY_CHARTS' ? await readSource(context, asked, 'up', time.left()) : undefined;
    const graph = above ? joined(source.graph, above.graph) : source.graph;
    const charts = [...new Set([...source.charts, ...(above?.charts ?? [])])].sort();
    const question = questionOf(asked);
    const { answer, hash } = await calculated(
      { name: 'control', graph, question: { ...question, threshold: thresholdOf(question) } },
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

const pathsShape = ownershipShape.extend({ holderKey: keyText, first: rangeShape(ranges.holders) });

/** How a holder's total share comes about, path by path. */
export async function ownershipPaths(context: Context, input: unknown) {
  const asked = parse(pathsShape, input);
  return inTime(async () => {
    const { source, owner, time } = await read(context, asked, 'up');
    assertKnown(source.graph, asked.entityKey, 'ownable');
    assertKnown(source.graph, asked.holderKey);
    const graph = withEntity(partAbove(source.graph, asked.entityKey), source.graph, asked.holderKey);
    const question = questionOf(asked);
    const { answer, hash } = await calculated(
      { name: 'paths', graph, question: { ...question, holder: asked.holderKey, threshold: thresholdOf(question) } },
      { owner, times: 4, until: time.until },
    );
    const party = partiesOf(graph);
    return presentPaths(answer, graph, presentBasedOn(source, answer, { hash, at: now() }), party);
  });
}

/** A holder that stands nowhere above the subject has no paths; it is known all the same. */
function withEntity(part: OwnershipGraph, whole: OwnershipGraph, key: string): OwnershipGraph {
  if (part.entities.some((entity) => entity.key === key)) return part;
  return { ...part, entities: [...part.entities, ...whole.entities.filter((entity) => entity.key === key)] };
}

const changesShape = ownershipShape.extend({ from: fullDay.nullish(), to: fullDay.nullish() });

/** What changed above an entity, day by day. */
export async function ownershipChanges(context: Context, input: unknown) {
  const asked = parse(changesShape, input);
  return inTime(async () => {
    const { source, owner, time } = await read(context, asked, 'up');
    assertKnown(source.graph, asked.entityKey, 'ownable');
    const graph = partAbove(source.graph, asked.entityKey);
    const { subject, basis, leaveOutUndated } = questionOf(asked);
    const question = { subject, basis, leaveOutUndated, from: asked.from ?? null, to: asked.to ?? null };
    const times = changeDays(linksAbove(graph, subject)).size;
    const changes = await calculated({ name: 'changes', graph, question }, { owner, times, until: time.until });
    const party = partiesOf(graph);
    return changes.map((change) => presentChange(change, party));
  });
}

export const healthShape = z.object({ chartKey: keyText, asOf: fullDay.nullish() });
