import { useEffect } from 'react';
import { ActionIcon as IconButton, Divider, Menu, Tooltip } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { RECORD_TYPES, typeLabel, type DecorationType } from '@stemma/shared/entities/typeNames';
import { EntityTypeIcon } from '../../components/entity/EntityTypeIcon';
import { setting } from '../../lib/settings';
import { actionOf } from './actions/table';
import classes from './Editor.module.css';
import { addEntity } from './dialogs/placeEntity';
import { useEditor, useSessionState, useUi } from './editor';
import { ActionIcon } from './icons';
import { LayoutMenu } from './LayoutMenu';
import { useDoor, type Door } from './useActions';
import { NARROW } from './useInsets';

/** The floating tools of the edit mode, at the left; along the foot where the window is narrow. */
export function ToolPalette() {
  const editing = useSessionState((state) => state.mode === 'edit');
  const tool = useUi((state) => state.tool);
  const narrow = useMediaQuery(NARROW) ?? false;
  // Read before the first link is drawn, which then does not wait for it.
  useEffect(() => {
    if (editing) void setting('editor', 'askLinkType');
  }, [editing]);
  if (!editing) return null;
  return (
    <div
      className={classes.palette}
      role="toolbar"
      aria-label="Tools"
      aria-orientation={narrow ? 'horizontal' : 'vertical'}
    >
      <ToolButton id="selectTool" pressed={tool === 'select'} />
      <ToolButton id="lassoTool" pressed={tool === 'lasso'} />
      <AddMenu />
      <ToolButton id="linkTool" pressed={tool === 'link'} />
      <Divider orientation={narrow ? 'vertical' : 'horizontal'} />
      <LayoutMenu />
      {!narrow && <ToolButton id="flags" />}
      <ToolButton id="remove" />
      <Divider orientation={narrow ? 'vertical' : 'horizontal'} />
      <ToolButton id="undo" />
      <ToolButton id="redo" />
    </div>
  );
}

function ToolButton({ id, pressed }: { id: string; pressed?: boolean }) {
  const door = useDoor(actionOf(id));
  return (
    <Tooltip label={tip(door)} position="right">
      <IconButton
        size={40}
        variant={pressed ? 'light' : 'subtle'}
        color={pressed ? undefined : 'gray'}
        className={classes.tool}
        aria-label={door.label}
        aria-pressed={pressed}
        aria-disabled={!door.enabled || undefined}
        data-off={!door.enabled || undefined}
        data-action={id}
        onClick={door.perform}
      >
        <ActionIcon name={door.icon} />
      </IconButton>
    </Tooltip>
  );
}

function AddMenu() {
  const editor = useEditor();
  const door = useDoor(actionOf('add'));
  const add = (type: (typeof RECORD_TYPES)[number] | null) => void addEntity(editor, type);
  return (
    <Menu position="right-start" offset={12} width={240}>
      <Menu.Target>
        <Tooltip label={tip(door)} position="right">
          <IconButton
            size={40}
            variant="subtle"
            color="gray"
            className={classes.tool}
            aria-label={door.label}
            data-action="add"
          >
            <ActionIcon name={door.icon} />
          </IconButton>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Add to the chart</Menu.Label>
        {RECORD_TYPES.map((type) => (
          <Menu.Item key={type} leftSection={<EntityTypeIcon type={type} size={24} />} onClick={() => add(type)}>
            {typeLabel(type)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<IconSearch size={18} stroke={1.75} />} onClick={() => add(null)}>
          An existing entity…
        </Menu.Item>
        <Menu.Divider />
        <ThingItem id="addNote" type="Sticky" />
        <ThingItem id="addText" type="TextBox" />
        <ThingItem id="addPicture" type="Image" />
      </Menu.Dropdown>
    </Menu>
  );
}

function ThingItem({ id, type }: { id: string; type: DecorationType }) {
  const door = useDoor(actionOf(id));
  return (
    <Menu.Item
      leftSection={<EntityTypeIcon type={type} size={24} />}
      rightSection={<small>{door.keys}</small>}
      onClick={door.perform}
    >
      {typeLabel(type)}
    </Menu.Item>
  );
}

function tip(door: Door): string {
  return door.keys ? `${door.label} (${door.keys})` : door.label;
}
