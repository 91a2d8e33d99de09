import { ownershipChanges } from '@stemma/shared/ownership/changes';
import type { ChangesQuestion } from '@stemma/shared/ownership/changes';
import { chartFindings } from '@stemma/shared/ownership/findings';
import type { Finding, FindingsSettings } from '@stemma/shared/ownership/finding';
import { hashText } from '@stemma/shared/ownership/hashText';
import type { HashedAnswer, HashedSettings } from '@stemma/shared/ownership/hashText';
import { calculateOwnership, ownershipOf } from '@stemma/shared/ownership/ownership';
import { ownershipModel } from '@stemma/shared/ownership/model';
import type { OwnershipQuestion } from '@stemma/shared/ownership/ownership';
import type { OwnershipGraph } from '@stemma/shared/ownership/types';
import { calculateControl } from '@stemma/shared/ownership/answers/control';
import { calculateHoldings } from '@stemma/shared/ownership/answers/holdings';
import type { HoldingsQuestion } from '@stemma/shared/ownership/answers/holdings';
import { calculatePaths, pathsIn } from '@stemma/shared/ownership/answers/howWeKnow';
import type { PathsQuestion } from '@stemma/shared/ownership/answers/howWeKnow';
import { isoToday } from '@stemma/shared/dates';
import { ownershipMessages } from '@stemma/shared/messages/ownership';
import { createHash } from 'node:crypto';
import { Refusal } from '../work/refusal';
import type { RestsOn } from './part';
import { partOf, spokenOf } from './part';
import type { OwnershipView } from './sourceShape';
import { graphOf } from './sourceShape';

/** SHA-256 of the counted links, the day and the settings of an answer. */
function hashOf(graph: OwnershipGraph, answer: HashedAnswer, settings: HashedSettings): string {
  return createHash('sha256')
    .update(hashText(graph, answer, settings))
    .digest('hex');
}

/** What should be looked at as of a day; what starts after today starts in the future. */
type Looked = Pick<FindingsSettings, 'asOf' | 'files' | 'screened'>;

function findingsOf(graph: OwnershipGraph, { asOf, files = [], screened = [] }: Looked): Finding[] {
  return chartFindings(graph, { asOf, files, screened, today: isoToday() });
}

/** What a report asks: who owns and controls a subject, how that is known of so many ultimate holders by so many paths each, and what should be looked at. */
export interface ReportQuestion extends OwnershipQuestion {
  traced: { holders: number; paths: number };
  files: NonNullable<FindingsSettings['files']>;
}

/** All that can be calculated of a graph. */
const CALCULATIONS = {
  ownership: (graph: OwnershipGraph, question: OwnershipQuestion) => {
    const answer = calculateOwnership(graph, question);
    return { answer, findings: findingsOf(graph, question), hash: hashOf(graph, answer, question) };
  },
  holdings: (graph: OwnershipGraph, question: HoldingsQuestion) => {
    const answer = calculateHoldings(graph, question);
    return { answer, hash: hashOf(graph, { ...answer, subject: answer.holder }, question) };
  },
  control: (
    graph: OwnershipGraph,
    question: Pick<OwnershipQuestion, 'subject' | 'asOf' | 'leaveOutUndated'> &
      Pick<HashedAnswer, 'preset' | 'threshold'>,
  ) => {
    const answer = calculateControl(graph, question);
    return { answer, hash: hashOf(graph, { ...question, ...answer, basis: 'votes' }, question) };
  },
  paths: (graph: OwnershipGraph, question: PathsQuestion & Pick<HashedAnswer, 'preset' | 'threshold'>) => {
    const answer = calculatePaths(graph, question);
    return { answer, hash: hashOf(graph, { ...question, ...answer }, question) };
  },
  changes: (graph: OwnershipGraph, question: ChangesQuestion) => ownershipChanges(graph, question),
  report: (graph: OwnershipGraph, question: ReportQuestion) => {
    const model = ownershipModel(graph, question);
    const answer = ownershipOf(model, question);
    const traced = answer.holders.filter(({ ultimate }) => ultimate).slice(0, question.traced.holders);
    const paths = answer.calculable
      ? traced.map(({ key }) => pathsIn(model, { ...question, holder: key, first: question.traced.paths }))
      : [];
    const findings = findingsOf(graph, question);
    return { answer, findings, paths, hash: hashOf(graph, answer, question) };
  },
  health: (graph: OwnershipGraph, settings: FindingsSettings) => findingsOf(graph, settings),
} as const;

export type CalculationName = keyof typeof CALCULATIONS;
export type Question<K extends CalculationName> = Parameters<(typeof CALCULATIONS)[K]>[1];
export type Calculated<K extends CalculationName> = ReturnType<(typeof CALCULATIONS)[K]>;

/** What is asked of a view, and on what of it the answer rests. */
export interface Calculation<K extends CalculationName = CalculationName> {
  name: K;
  view: OwnershipView;
  on: RestsOn;
  question: Question<K>;
}

/** What was calculated, and what it speaks of. */
export interface CalculatedOn<K extends CalculationName> {
  found: Calculated<K>;
  graph: OwnershipGraph;
}

/** Reads a view and calculates, on a thread: its answer comes with no more of the graph than it speaks of. */
export function calculateApart<K extends CalculationName>({
  name,
  view,
  on,
  question,
}: Calculation<K>): CalculatedOn<K> {
  const graph = partOf(graphOf(view), on);
  const found = calculate(name, graph, question);
  return { found, graph: spokenOf(graph, [found, on, question]) };
}

/** Calculates; throws `Refusal` where too many entities hold each other to be calculated. */
export function calculate<K extends CalculationName>(
  name: K,
  graph: OwnershipGraph,
  question: Question<K>,
): Calculated<K> {
  const work = CALCULATIONS[name] as (graph: OwnershipGraph, question: Question<K>) => Calculated<K>;
  try {
    return work(graph, question);
  } catch (failure) {
    if (failure instanceof RangeError) throw new Refusal(ownershipMessages.tooLarge);
    throw failure;
  }
}
