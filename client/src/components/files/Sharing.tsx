import { UnstyledButton } from '@mantine/core';
import { messages } from '@stemma/shared/messages';
import { t } from '@stemma/shared/language/translate';
import { notify } from '../notify';
import classes from './files.module.css';
import { sharingLabel, type FileAreaItem } from './items';

/** Whether a link shows it. Sharing a single file is not there yet (SPEC §2.5). */
export function Sharing({ item }: { item: FileAreaItem }) {
  const label = sharingLabel(item.shared);
  if (item.is !== 'file') return label;
  return (
    <UnstyledButton
      className={classes.sharing}
      aria-label={t('Sharing of {name}: {label}', { name: item.name, label })}
      onClick={() => notify('Warning', messages.notImplementedYet)}
    >
      {label}
    </UnstyledButton>
  );
}
