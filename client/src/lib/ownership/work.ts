import { changeDays, linksAbove, ownershipChanges } from '@stemma/shared/ownership/changes';
import type { OwnershipChange } from '@stemma/shared/ownership/changes';
import { chartFindings } from '@stemma/shared/ownership/findings';
import type { Finding } from '@stemma/shared/ownership/finding';
import { calculateOwnership } from '@stemma/shared/ownership/ownership';
import type { OwnershipAnswer, OwnershipQuestion } from '@stemma/shared/ownership/ownership';
import type { OwnershipGraph } from '@stemma/shared/ownership/types';
import { calculateHoldings } from '@stemma/shared/ownership/answers/holdings';
import type { HoldingsAnswer } from '@stemma/shared/ownership/answers/holdings';
import { calculatePaths } from '@stemma/shared/ownership/answers/howWeKnow';
import type { PathsAnswer, PathsQuestion } from '@stemma/shared/ownership/answers/howWeKnow';

/** What is asked of a chart, and what comes of it. */
export interface Calculations {
  ownership: { question: OwnershipQuestion; answer: OwnershipAnswer };
  holdings: { question: OwnershipQuestion; answer: HoldingsAnswer };
  paths: { question: OwnershipQuestion & PathsQuestion; answer: PathsAnswer };
  changes: { question: Pick<OwnershipQuestion, 'subject' | 'basis' | 'leaveOutUndated'>; answer: OwnershipChange[] };
  /** The days on which something above the subject, or anywhere on the chart, starts or ends. */
  days: { question: { subject: string | null }; answer: string[] };
  findings: { question: { asOf: string; today: string }; answer: Finding[] };
}
export type CalculationName = keyof Calculations;

const WORK: {
  [K in CalculationName]: (graph: OwnershipGraph, question: Calculations[K]['question']) => Calculations[K]['answer'];
} = {
  ownership: calculateOwnership,
  holdings: (graph, { subject, ...settings }) => calculateHoldings(graph, { ...settings, holder: subject }),
  paths: calculatePaths,
  changes: ownershipChanges,
  days: (graph, { subject }) => [...changeDays(subject === null ? graph.links : linksAbove(graph, subject)).keys()],
  findings: chartFindings,
};

export function calculate<K extends CalculationName>(
  name: K,
  graph: OwnershipGraph,
  question: Calculations[K]['question'],
): Calculations[K]['answer'] {
  return WORK[name](graph, question);
}
