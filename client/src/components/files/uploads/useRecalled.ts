import { useEffect } from 'react';
import { recallInterrupted } from './engine';

/** Shows what was interrupted when the page was left. */
export function useRecalled(): void {
  useEffect(recallInterrupted, []);
}
