import { Fragment } from 'react';
import { Menu } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import { actionOf } from './actions/table';
import { ActionItem } from './ActionItem';
import classes from './Editor.module.css';
import { useEditor, useUi } from './editor';
import { typeCard } from './typing/typing';
import { boundAction } from './useActions';

const MENUS = {
  card: [
    ['inspect', 'editAnnotation', 'selectLine', 'combine'],
    ['neighbours', 'downstream', 'path', 'fold', 'hide'],
    ['bringNeighbours', 'takeNeighboursOff'],
    ['typeHeld', 'typeHolder', 'linkTo', 'linkFrom'],
    ['flags', 'look', 'description', 'pin'],
    ['group', 'joinGroup', 'leaveGroup', 'foldGroup', 'renameGroup', 'ungroup'],
    ['copy', 'cut', 'duplicate'],
    ['rename', 'replace', 'merge', 'remove'],
  ],
  link: [['inspect'], ['rename', 'roles', 'turn', 'straighten', 'freeEnds', 'remove']],
  canvas: [
    ['typeCard', 'add', 'addNote', 'addText', 'addPicture', 'paste', 'selectAll'],
    ['undo', 'redo', 'layout'],
    ['fit', 'zoomFull', 'find', 'filter', 'showAll', 'table', 'miniMap'],
    ['chartFiles'],
  ],
} as const;

/** The menu on a card, a link or the empty canvas, where the pointer asked for it. */
export function CanvasMenu() {
  const editor = useEditor();
  const { ui, canvas } = editor;
  const menu = useUi((state) => state.menu);
  if (!menu) return null;
  const { target, client } = menu;
  const groups = MENUS[target.kind]
    .map((ids) => ids.map((id) => boundAction(actionOf(id), editor)).filter((action) => action.visible))
    .filter((actions) => actions.length > 0);
  const close = () => {
    ui.setState({ menu: null });
    canvas.current?.focus();
  };
  return (
    <Menu
      opened
      position="bottom-start"
      offset={0}
      width={340}
      middlewares={{ flip: true, shift: { crossAxis: true, padding: 8 } }}
      onChange={(open) => !open && close()}
    >
      <Menu.Target>
        <span
          role="button"
          aria-label={t('What can be done here')}
          style={{ position: 'fixed', left: client.x, top: client.y, width: 1, height: 1 }}
        />
      </Menu.Target>
      <Menu.Dropdown className={classes.canvasMenu}>
        {groups.map((actions, at) => (
          <Fragment key={actions[0]?.id}>
            {at > 0 && <Menu.Divider />}
            {actions.map((action) => (
              <ActionItem
                key={action.id}
                action={action}
                danger={action.id === 'remove'}
                onClick={() => {
                  canvas.current?.focus();
                  if (action.id === 'add' && target.kind === 'canvas') {
                    ui.setState({ dialog: { kind: 'add', type: null, at: target.at } });
                  } else if (action.id === 'typeCard' && target.kind === 'canvas') {
                    typeCard(editor, { at: target.at });
                  } else action.perform();
                }}
              />
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
