import type { KeyboardEvent } from 'react';
import type { After } from './placeTyped';

/** What keys do in the field in which cards are typed. */
interface FieldKeys {
  enter: (after: After) => void;
  /** The type after or before the one shown. */
  type: (step: 1 | -1) => void;
  /** The next or the last of what is offered. */
  choose: (step: 1 | -1) => void;
  escape: () => void;
  /** Takes back the last step on the chart; false where the text in the field is meant. */
  undo: () => void | false;
  /** Does an action, by its id, once what is typed stands; false where nothing has to be waited for. */
  also: (then: string) => boolean;
  /** Hears of a letter; true where the text has no use for it. */
  letter: () => boolean;
}

/** Hears the keys of the field; what it has no use for goes on to the text and to the shortcuts. */
export function useFieldKeys(keys: FieldKeys): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.nativeEvent.isComposing || !isHeard(event, keys)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

function isHeard(event: KeyboardEvent, keys: FieldKeys): boolean {
  const hasMod = event.ctrlKey || event.metaKey;
  if (hasMod) return isChordHeard(event, keys);
  switch (event.key) {
    case 'Enter':
      keys.enter(event.shiftKey ? 'deeper' : 'beside');
      return true;
    case 'Tab':
      keys.type(event.shiftKey ? -1 : 1);
      return true;
    case 'Escape':
      keys.escape();
      return true;
    case 'ArrowDown':
    case 'ArrowUp':
      keys.choose(event.key === 'ArrowDown' ? 1 : -1);
      return true;
    default:
      return event.key.length === 1 && !event.altKey && keys.letter();
  }
}

/** Actions whose keys are heard in the field, too: what is typed comes first. */
const ALSO: Readonly<Record<string, string>> = {
  s: 'save',
  e: 'edit',
  arrowup: 'typeHolder',
  arrowdown: 'typeHeld',
};

function isChordHeard({ key, shiftKey, altKey }: KeyboardEvent, keys: FieldKeys): boolean {
  const pressed = key.toLowerCase();
  if (shiftKey || altKey) return false;
  if (pressed === 'z') return keys.undo() !== false;
  const then = ALSO[pressed];
  return then !== undefined && keys.also(then);
}
