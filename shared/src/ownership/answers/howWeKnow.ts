import { sentence } from '../../language/sentence';
import { integratedOwnership } from '../integratedOwnership';
import { ownershipModel } from '../model';
import type { BasisModel, OwnershipModel } from '../model';
import { subjectOf } from '../ownership';
import type { OwnershipPath } from '../paths';
import { ownershipPaths } from '../paths';
import { formatShare } from '../shareFormat';
import type { Basis, OwnershipGraph } from '../types';
import { numberOf } from './holdings';

export interface PathsQuestion {
  subject: string;
  holder: string;
  /** ISO day. */
  asOf: string;
  basis?: Basis;
  leaveOutUndated?: boolean;
  /** Paths to be listed. */
  first: number;
}

/** One holding on a path; shares in percent. */
export interface PathStepAnswer {
  from: string;
  to: string;
  share: number;
  upper: number;
  /** No share is stated. */
  notStated: boolean;
  /** Keys of the links that say so. */
  links: string[];
}

export interface PathAnswer {
  /** "Mara Vale → 60 % → Orchid Ltd → 50 % → Harbour SA = 30 %" */
  text: string;
  share: number;
  steps: PathStepAnswer[];
}

/** How a total share comes about: each simple path, and what loops add to their sum. */
export interface PathsAnswer {
  subject: string;
  holder: string;
  asOf: string;
  basis: Basis;
  standsIn: boolean;
  calculable: boolean;
  paths: PathAnswer[];
  /** Further paths; null where they are too many to count. */
  more: number | null;
  /** What those have together, in percent. */
  moreShare: number | null;
  /** Total less the sum of simple paths; null where the paths are too many to count. */
  throughLoops: number | null;
  /** The holdings that lead back, as "Harbour SA holds 40 % of Orchid Ltd"; null where loops add nothing. */
  loopText: string | null;
  /** Groups that hold each other and lie on the way, by keys. */
  loops: string[][];
  total: number;
  countedLinks: string[];
  entities: number;
}

/** The paths from a holder to a subject, the largest first. Throws `NotInGraph` and `PersonNotOwned`. */
export function calculatePaths(graph: OwnershipGraph, question: PathsQuestion): PathsAnswer {
  return pathsIn(ownershipModel(graph, question), question);
}

/** `calculatePaths` on a graph that is read already. */
export function pathsIn(model: OwnershipModel, question: PathsQuestion): PathsAnswer {
  const [subject, holder] = [subjectOf(model, question.subject), numberOf(model, question.holder)];
  const { basis = 'ownership' } = question;
  const on = model.on(basis);
  const integrated = integratedOwnership(on.matrix, subject);
  const total = integrated.isCalculable ? integrated.total[holder]! * 100 : 0;
  const { paths, more, moreShare } = ownershipPaths(on.matrix, { holder, subject, first: question.first });
  const answers = paths.map((path) => pathAnswer(on, path));
  const sum = answers.reduce((all, { share }) => all + share, 0) + (moreShare ?? 0) * 100;
  const loops = integrated.loops
    .filter((loop) => loop.length > 1)
    .map((loop) => loop.map((entity) => model.graph.entities[entity]!.key).sort());
  const throughLoops = more === null || !integrated.isCalculable ? null : clean(total - sum);
  return {
    subject: question.subject,
    holder: question.holder,
    asOf: question.asOf,
    basis,
    standsIn: integrated.closure.some((entity) => on.counted.standIns.has(entity)),
    calculable: integrated.isCalculable,
    paths: answers,
    more,
    moreShare: moreShare === null ? null : moreShare * 100,
    throughLoops,
    loopText: throughLoops ? loopText(on, integrated.loops, paths) : null,
    loops,
    total,
    countedLinks: [...new Set(answers.flatMap(({ steps }) => steps.flatMap(({ links }) => links)))].sort(),
    entities: new Set(answers.flatMap(({ steps }) => steps.flatMap(({ from, to }) => [from, to]))).size,
  };
}

const LEADING_BACK_MAX = 3;

/** What members of loops hold of each other or of themselves beyond the steps of the simple paths, in words. */
function loopText(
  { matrix, counted }: BasisModel,
  loops: readonly (readonly number[])[],
  paths: readonly OwnershipPath[],
): string {
  const { entities } = counted.graph;
  const onPaths = new Set(paths.flatMap((path) => path.entities));
  const steps = new Set(paths.flatMap(({ entries }) => entries));
  const texts: string[] = [];
  for (const loop of loops) {
    if (!loop.some((member) => onPaths.has(member))) continue;
    const inside = new Set(loop);
    for (const member of loop) {
      for (let entry = matrix.columnStart[member]!; entry < matrix.columnStart[member + 1]!; entry += 1) {
        const holder = matrix.holder[entry]!;
        if (!inside.has(holder) || steps.has(entry) || !(matrix.minimum[entry]! > 0)) continue;
        const values = { holder: entities[holder]!.name, share: formatShare(matrix.minimum[entry]! * 100) };
        texts.push(
          holder === member
            ? sentence('{holder} holds {share} of itself', values)
            : sentence('{holder} holds {share} of {held}', { ...values, held: entities[member]!.name }),
        );
      }
    }
  }
  const more = texts.length - LEADING_BACK_MAX;
  return [
    ...texts.sort().slice(0, LEADING_BACK_MAX),
    ...(more > 0 ? [sentence('and {more} more', { more })] : []),
  ].join(', ');
}

/** What only rounding leaves is nothing. */
function clean(percent: number): number {
  return Math.abs(percent) < 1e-9 ? 0 : percent;
}

function pathAnswer({ matrix, counted }: BasisModel, { entities, entries, share }: OwnershipPath): PathAnswer {
  const { graph } = counted;
  const steps = entries.map((entry, at): PathStepAnswer => {
    const holding = counted.holdings[matrix.holding[entry]!];
    return {
      from: graph.entities[entities[at]!]!.key,
      to: graph.entities[entities[at + 1]!]!.key,
      share: matrix.minimum[entry]! * 100,
      upper: matrix.maximum[entry]! * 100,
      notStated: matrix.notStated[entry] === 1,
      links: (holding?.links ?? []).map((number) => graph.links[number]!.key),
    };
  });
  const names = entities.map((entity) => graph.entities[entity]!.name);
  const parts = steps.map((step, at) => `${names[at]} → ${step.notStated ? 'not stated' : formatShare(step.share)} → `);
  return { text: `${parts.join('')}${names.at(-1)} = ${formatShare(share * 100)}`, share: share * 100, steps };
}
