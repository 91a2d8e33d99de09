import { t } from '@stemma/shared/language/translate';
import type { Point } from '@stemma/diagram/geometry/box';
import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { addLink, addNode, together } from '../../../chart/model/commands';
import { newNode, type NodeRecord } from '../../../chart/model/document';
import { selectionOf } from '../../../chart/model/selection';
import { newKey } from '../../../lib/newKey';
import { endsOf } from '../drawLink';
import type { Editor } from '../editor';
import { placeAfter, placeForLinked } from './places';
import { withoutMissingCards } from './typing';
import type { CardTyping } from './state';

/** What comes once a card stands: one beside it, one on the level that it opens, or nothing. */
export type After = 'beside' | 'deeper' | 'end';

/** An entity that goes on the chart, new or not, or one that stands there and is linked only. */
export type TypedEntity = Pick<NodeRecord, 'key' | 'typeName' | 'name'> & Partial<NodeRecord>;

/**
 * Puts an entity where it was typed, with the link that goes with it, as one step of undo. False where the chart can no longer be edited, or
 * where there is nothing to do.
 */
export function placeTyped(
  { session }: Editor,
  { at, pull }: Pick<CardTyping, 'at' | 'pull'>,
  entity: TypedEntity,
  roles: readonly LinkRole[],
): boolean {
  const { nodes } = session.store.getState().document;
  const linked = pull && nodes.has(pull.key) ? pull : null;
  const node = newNode({ ...entity, ...rounded(at) });
  const link = linked && { key: newKey(), ...endsOf(linked.key, entity.key, linked.side), roles: [...roles] };
  const isHere = nodes.has(entity.key);
  const command = together(isHere ? t('link {name}', { name: entity.name }) : t('add {name}', { name: entity.name }), [
    addNode(node),
    ...(link ? [addLink(link)] : []),
  ]);
  if (!session.run(command)) return false;
  session.select(selectionOf([entity.key]));
  return true;
}

/** Where typing goes on after an entity; null where it ends. */
export function typingAfter(editor: Editor, typing: CardTyping, placed: string, after: After): CardTyping | null {
  if (typing.once || after === 'end') return null;
  const now = withoutMissingCards(typing, editor.session.store.getState().document);
  const { pull, trail } = now;
  if (after === 'deeper') {
    const below = { key: placed, side: pull?.side ?? ('holds' as const) };
    const above = pull ? [...trail, pull] : trail;
    return { ...now, type: null, pull: below, trail: above, at: placeForLinked(editor, below) };
  }
  return { ...now, type: null, at: pull ? placeForLinked(editor, pull) : placeAfter(editor, typing.at) };
}

function rounded({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}
