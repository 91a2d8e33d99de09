import type { RecordType } from '@stemma/shared/entities/typeNames';
import { canPerform } from '../../../chart/model/actions';
import { actionOf } from '../actions/table';
import type { Editor } from '../editor';
import type { EntityChoice } from './choices';
import type { After } from './placeTyped';
import type { CardTyping } from './state';
import type { TypedRole } from './typedRoles';
import { endTyping, levelUp } from './typing';

/** A line that was sent off and waits for its turn; an empty one goes one level up, or ends. */
export interface SentLine {
  text: string;
  /** What was typed as it was sent. */
  from: CardTyping;
  /** Whether it is linked with a card, be it one that a line before it makes. */
  isLinked: boolean;
  /** The type that was chosen for it. */
  type: RecordType | null;
  after: After;
  /** The entity that was chosen, or that no other one is meant. */
  chosen: EntityChoice | 'new' | null;
  /** The action that comes once all of it stands, by its id. */
  then: string | null;
}

/** What a line says, read with what is known as it is its turn. */
export interface ReadLine {
  name: string;
  type: RecordType;
  roles: readonly TypedRole[];
  isRough?: boolean;
  fault: string | null;
}

/** Whether nothing is typed after a line. */
export function endsAll({ after, then }: SentLine): boolean {
  return after === 'end' && !then?.startsWith('type');
}

/** Whether what is typed after a line is linked with a card that it names. */
export function opensLevel({ text, after, then }: SentLine): boolean {
  return text !== '' && (after === 'deeper' || then?.startsWith('type') === true);
}

/** Does what comes after a line; what that begins to type goes on from there. */
export function act(editor: Editor, { then, from }: SentLine): void {
  const action = then === null ? null : actionOf(then);
  if (!action || !canPerform(action, editor)) return;
  action.perform(editor);
  const { typing } = editor.ui.getState();
  if (typing?.kind === 'card') editor.ui.setState({ typing: { ...typing, id: from.id } });
}

/** One level up, or the end of typing. */
export function goUp(editor: Editor, after: After, typing: CardTyping): void {
  const above = after === 'end' ? null : levelUp(editor, typing);
  if (above) editor.ui.setState({ typing: above });
  else endTyping(editor);
}
