import { Menu } from '@mantine/core';
import { actionOf } from './actions/table';
import { useEditor, useUi } from './editor';
import { ActionIcon } from './icons';
import { doorOf } from './useActions';

const MENUS = {
  card: [
    ['inspect', 'editThing', 'selectLine', 'combine'],
    ['neighbours', 'downstream', 'path', 'fold', 'hide'],
    ['bringNeighbours', 'takeNeighboursOff'],
    ['linkTo', 'linkFrom'],
    ['flags', 'look', 'description', 'pin'],
    ['group', 'foldGroup', 'renameGroup', 'ungroup'],
    ['copy', 'duplicate'],
    ['rename', 'replace', 'remove'],
  ],
  link: [['inspect'], ['roles', 'turn', 'straighten', 'remove']],
  canvas: [
    ['add', 'addNote', 'addText', 'addPicture', 'paste', 'selectAll'],
    ['undo', 'redo', 'layout'],
    ['fit', 'zoomFull', 'find', 'filter', 'showAll', 'table', 'miniMap'],
    ['chartFiles'],
  ],
} as const;

/** The menu on a card, a link or the empty canvas, where the pointer asked for it. */
export function CanvasMenu() {
  const editor = useEditor();
  const { ui } = editor;
  const menu = useUi((state) => state.menu);
  if (!menu) return null;
  const { target, client } = menu;
  const groups = MENUS[target.kind]
    .map((ids) => ids.map((id) => doorOf(actionOf(id), editor)).filter((door) => door.visible))
    .filter((doors) => doors.length > 0);
  return (
    <Menu
      opened
      position="bottom-start"
      offset={0}
      width={256}
      onChange={(open) => !open && ui.setState({ menu: null })}
    >
      <Menu.Target>
        <span style={{ position: 'fixed', left: client.x, top: client.y, width: 1, height: 1 }} />
      </Menu.Target>
      <Menu.Dropdown>
        {groups.map((doors, at) => (
          <div key={doors[0]?.id}>
            {at > 0 && <Menu.Divider />}
            {doors.map((door) => (
              <Menu.Item
                key={door.id}
                leftSection={<ActionIcon name={door.icon} size={18} />}
                rightSection={<small>{door.keys}</small>}
                color={door.id === 'remove' ? 'red' : undefined}
                disabled={!door.enabled}
                onClick={() => {
                  if (door.id === 'add' && target.kind === 'canvas') {
                    ui.setState({ dialog: { kind: 'add', type: null, at: target.at } });
                  } else door.perform();
                }}
              >
                {door.label}
              </Menu.Item>
            ))}
          </div>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
