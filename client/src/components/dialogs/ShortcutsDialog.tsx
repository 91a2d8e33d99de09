import { Fragment } from 'react';
import { Kbd, Modal, Table } from '@mantine/core';
import { keyNames, useAllShortcuts } from '../../lib/shortcuts';
import { showShellDialog } from '../shellDialogs';
import classes from './dialogs.module.css';

/** Every shortcut that works on the screen behind it. */
export function ShortcutsDialog() {
  const shortcuts = useAllShortcuts();
  return (
    <Modal opened onClose={() => showShellDialog(null)} title="Keyboard shortcuts" size={480}>
      <Table verticalSpacing={8}>
        <Table.Tbody>
          {shortcuts.map((shortcut) => (
            <Table.Tr key={shortcut.keys}>
              <Table.Td>{shortcut.label}</Table.Td>
              <Table.Td className={classes.keys}>
                {keyNames(shortcut.keys).map((name, index) => (
                  <Fragment key={name}>
                    {index > 0 && ' '}
                    <Kbd>{name}</Kbd>
                  </Fragment>
                ))}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}
