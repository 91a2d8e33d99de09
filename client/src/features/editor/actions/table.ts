import type { Action } from '../../../chart/model/actions';
import type { Editor } from '../editor';
import { arrangeActions } from './arrangeActions';
import { expansionActions } from './expansionActions';
import { chartActions } from './chartActions';
import { dynamicActions } from './dynamicActions';
import { exploreActions } from './exploreActions';
import { layoutActions } from './layoutActions';
import { selectionActions } from './selectionActions';
import { groupMemberActions } from './groupMemberActions';
import { annotationActions } from './annotationActions';
import { viewActions } from './viewActions';

/** Everything that can be done in the editor, once: buttons, menus and shortcuts are made from this. */
export const editorActions: readonly Action<Editor>[] = [
  ...chartActions,
  ...dynamicActions,
  ...layoutActions,
  ...arrangeActions,
  ...selectionActions,
  ...annotationActions,
  ...groupMemberActions,
  ...exploreActions,
  ...expansionActions,
  ...viewActions,
];

/** An action by its id. */
export function actionOf(id: string): Action<Editor> {
  const action = editorActions.find((one) => one.id === id);
  if (!action) throw new Error(`There is no action '${id}'.`);
  return action;
}
