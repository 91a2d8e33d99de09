import type { KeyboardEvent } from 'react';
import { matchesKeys } from '../../../lib/shortcuts/keys';
import { actionOf } from '../actions/table';
import type { Editor } from '../editor';
import { boundAction } from '../useActions';

/** Goes a step back or on in the chart's edits where these are its keys, and answers whether they are. */
export function stepChart(event: KeyboardEvent, editor: Editor): boolean {
  const step = [actionOf('undo'), actionOf('redo')].find((action) =>
    action.keys?.some((keys) => matchesKeys(keys, event.nativeEvent)),
  );
  if (step) boundAction(step, editor).perform();
  return step !== undefined;
}
