import { useState } from 'react';
import { Menu } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import { LAYOUTS } from '../actions/layoutActions';
import { actionOf } from '../actions/table';
import { ActionItem } from '../ActionItem';
import { useEditor, useSessionState } from '../editor';
import { ActionIcon } from '../icons';
import { boundAction } from '../useActions';
import { MenuTool } from './MenuTool';

/** The ways to lay out the chart, or what is selected of it. */
export function LayoutMenu() {
  const editor = useEditor();
  const [open, setOpen] = useState(false);
  useSessionState((state) => state);
  const items = (ids: readonly string[]) =>
    ids.map((id) => <ActionItem key={id} action={boundAction(actionOf(id), editor)} />);
  return (
    <Menu position="right-start" offset={12} width={300} opened={open} onChange={setOpen}>
      <MenuTool label={t('Layouts')} action="layouts" isOpen={open}>
        <ActionIcon name="layout" />
      </MenuTool>
      <Menu.Dropdown>
        <Menu.Label>{t('The whole chart')}</Menu.Label>
        {items(LAYOUTS.whole)}
        <Menu.Divider />
        <Menu.Label>{t('Spacing')}</Menu.Label>
        {items(LAYOUTS.spacing)}
        <Menu.Divider />
        <Menu.Label>{t('What is selected')}</Menu.Label>
        {items([...LAYOUTS.selected, 'pin'])}
      </Menu.Dropdown>
    </Menu>
  );
}
