import { useState } from 'react';
import { Menu, Portal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { RECORD_TYPES, typeLabel, type DecorationType, type RecordType } from '@stemma/shared/entities/typeNames';
import { t } from '@stemma/shared/language/translate';
import { EntityTypeIcon } from '../../../components/entity/EntityTypeIcon';
import { actionOf } from '../actions/table';
import { ActionItem } from '../ActionItem';
import classes from '../Editor.module.css';
import { addEntity } from '../dialogs/placeEntity';
import { useEditor } from '../editor';
import { ActionIcon } from '../icons';
import { tipOf, useBoundAction } from '../useActions';
import { NARROW } from '../usePanelLayout';
import { useDragOut } from './useDragOut';
import { MenuTool } from './MenuTool';

type Carriable = RecordType | 'Sticky' | 'TextBox';

/** What can be added to the chart: chosen, it is put where there is room; carried onto the chart, where it is let go. */
export function AddMenu() {
  const editor = useEditor();
  const [open, setOpen] = useState(false);
  const narrow = useMediaQuery(NARROW) ?? false;
  const action = useBoundAction(actionOf('add'));
  const typing = useBoundAction(actionOf('typeCard'));
  const add = (type: RecordType | null) => void addEntity(editor, type);
  const { carried, begin } = useDragOut<Carriable>((type, at) => {
    setOpen(false);
    if (type === 'Sticky' || type === 'TextBox') editor.ui.setState({ dialog: { kind: 'text', type, key: null, at } });
    else void addEntity(editor, type, at);
  });
  return (
    <>
      <Menu position={narrow ? 'top-start' : 'right-start'} offset={12} width={240} opened={open} onChange={setOpen}>
        <MenuTool label={action.label} tip={tipOf(action)} action="add" isOpen={open}>
          <ActionIcon name={action.icon} />
        </MenuTool>
        <Menu.Dropdown className={carried ? classes.putAside : undefined}>
          <ActionItem action={typing} />
          <Menu.Label>{narrow ? t('Add to the chart') : t('Add to the chart, or drag onto it')}</Menu.Label>
          {RECORD_TYPES.map((type) => (
            <Menu.Item
              key={type}
              leftSection={<EntityTypeIcon type={type} size={24} />}
              onClick={() => add(type)}
              onPointerDown={begin(type)}
            >
              {typeLabel(type)}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item leftSection={<IconSearch size={18} stroke={1.75} />} onClick={() => add(null)}>
            {t('An existing entity…')}
          </Menu.Item>
          <Menu.Divider />
          <ThingItem id="addNote" type="Sticky" onPointerDown={begin('Sticky')} />
          <ThingItem id="addText" type="TextBox" onPointerDown={begin('TextBox')} />
          <ThingItem id="addPicture" type="Image" />
          <GroupItem />
        </Menu.Dropdown>
      </Menu>
      {carried && (
        <Portal>
          <div className={classes.carried} style={{ left: carried.x, top: carried.y }}>
            <EntityTypeIcon type={carried.thing} size={28} />
            {typeLabel(carried.thing)}
          </div>
        </Portal>
      )}
    </>
  );
}

/** A group is made of what is selected. */
function GroupItem() {
  const action = useBoundAction(actionOf('group'));
  return (
    <Menu.Item
      leftSection={<ActionIcon name={action.icon} size={20} />}
      rightSection={<small>{action.keys}</small>}
      disabled={!action.enabled}
      title={action.enabled ? undefined : t('Select two cards or more first')}
      onClick={action.perform}
    >
      {t('Group of what is selected')}
    </Menu.Item>
  );
}

interface ThingItemProps {
  id: string;
  type: DecorationType;
  onPointerDown?: ReturnType<ReturnType<typeof useDragOut>['begin']>;
}

function ThingItem({ id, type, onPointerDown }: ThingItemProps) {
  const action = useBoundAction(actionOf(id));
  return (
    <Menu.Item
      leftSection={<EntityTypeIcon type={type} size={24} />}
      rightSection={<small>{action.keys}</small>}
      onClick={action.perform}
      onPointerDown={onPointerDown}
    >
      {typeLabel(type)}
    </Menu.Item>
  );
}
