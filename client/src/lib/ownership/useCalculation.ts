import { useEffect, useState } from 'react';
import type { OwnershipGraph } from '@stemma/shared/ownership/types';
import { calculateApart } from './engine';
import type { CalculationName, Calculations } from './work';

/** What a calculation came to. While a new one is under way the one before it stands. */
export interface Calculated<T> {
  answer: T | null;
  busy: boolean;
  /** Why there is no answer; null where there is one. */
  fault: Error | null;
}

/** Calculates of a chart, again whenever the chart or the question changes; nothing without one of them. */
export function useCalculation<K extends CalculationName>(
  name: K,
  graph: OwnershipGraph | null,
  question: Calculations[K]['question'] | null,
): Calculated<Calculations[K]['answer']> {
  const asked = question === null ? null : JSON.stringify(question);
  const [state, setState] = useState<Calculated<Calculations[K]['answer']> & { subject: string | null }>({
    answer: null,
    busy: false,
    fault: null,
    subject: null,
  });
  useEffect(() => {
    if (!graph || asked === null) return;
    let gone = false;
    const parsed = JSON.parse(asked) as Calculations[K]['question'];
    const subject = 'subject' in parsed ? parsed.subject : null;
    setState((before) => ({
      ...before,
      answer: before.subject === subject ? before.answer : null,
      busy: true,
      subject,
    }));
    calculateApart(name, graph, parsed).then(
      (answer) => !gone && setState({ answer, busy: false, fault: null, subject }),
      (fault: unknown) =>
        !gone &&
        setState({
          answer: null,
          busy: false,
          fault: fault instanceof Error ? fault : new Error(String(fault)),
          subject,
        }),
    );
    return () => {
      gone = true;
    };
  }, [name, graph, asked]);
  return asked === null || !graph ? { answer: null, busy: false, fault: null } : state;
}
