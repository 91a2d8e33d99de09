import { Fragment } from 'react';
import { Kbd } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import { Dialog } from '../Dialog';
import type { Shortcut } from '../../lib/shortcuts';
import { keyNames, useAllShortcuts } from '../../lib/shortcuts';
import { showShellDialog } from '../shellDialogStore';
import classes from './dialogs.module.css';

/** Every shortcut that works on the screen behind it; several keys for one thing stand on one line. */
export function ShortcutsDialog() {
  const lines = byLabel(useAllShortcuts());
  return (
    <Dialog onClose={() => showShellDialog(null)} title={t('Keyboard shortcuts')} size={lines.length > 8 ? 720 : 480}>
      <dl className={classes.shortcuts} data-many={lines.length > 8 || undefined}>
        {lines.map(([label, keys]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {keys.map((one, index) => (
                <Fragment key={one}>
                  {index > 0 && <span className={classes.or}>{t('or')}</span>}
                  {keyNames(one).map((name) => (
                    <Kbd key={name}>{name}</Kbd>
                  ))}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function byLabel(shortcuts: readonly Shortcut[]): [label: string, keys: string[]][] {
  const lines = new Map<string, string[]>();
  for (const { label, keys } of shortcuts) lines.set(label, [...(lines.get(label) ?? []), keys]);
  return [...lines];
}
