import { useState } from 'react';
import { SegmentedControl } from '@mantine/core';
import { messages } from '@stemma/shared/messages';
import { typeLabel, type RecordType } from '@stemma/shared/entities/typeNames';
import { t, withinSentence } from '@stemma/shared/language/translate';
import { Dialog } from '../Dialog';
import { BrowseEntities } from './BrowseEntities';
import classes from './EntityDialog.module.css';
import type { ChosenEntity, EntityDialogOptions } from './entityDialogStore';
import { NewEntityForm } from './NewEntityForm';
import { SearchEntities } from './SearchEntities';

type Mode = 'search' | 'new' | 'browse';

interface EntityDialogProps extends EntityDialogOptions {
  onDone: (entity: ChosenEntity) => void;
  onClose: () => void;
}

/** Asks for an entity: a new one by name and type, or one that exists, searched for or browsed (SPEC §2.3, §4). */
export function EntityDialog(props: EntityDialogProps) {
  const { types, folder = '', mayPick = false, replace = false, onDone, onClose } = props;
  const [mode, setMode] = useState<Mode>(mayPick && !replace ? 'search' : 'new');
  const [type, setType] = useState<RecordType | null>(props.type ?? (types.length === 1 ? (types[0] ?? null) : null));
  const [name, setName] = useState('');
  const [doubtful, setDoubtful] = useState(false);
  const title = doubtful ? messages.possibleDuplicate.title : (props.title ?? heading(types));
  const choice = { types, type, onType: setType, name, onName: setName };
  return (
    <Dialog onClose={onClose} title={title} dirty={name !== ''}>
      {mayPick && (
        <SegmentedControl
          className={classes.modes}
          fullWidth
          aria-label={t('How to choose the entity')}
          value={mode}
          onChange={(value) => {
            setMode(MODES.find((one) => one.value === value)?.value ?? 'new');
            setDoubtful(false);
          }}
          data={MODES}
        />
      )}
      {mode === 'new' && (
        <NewEntityForm
          {...choice}
          folder={folder}
          mayPick={mayPick}
          doubtful={doubtful}
          onDoubt={setDoubtful}
          onDone={onDone}
          onClose={onClose}
        />
      )}
      {mode === 'search' && <SearchEntities {...choice} onDone={onDone} />}
      {mode === 'browse' && <BrowseEntities {...choice} onDone={onDone} />}
    </Dialog>
  );
}

const MODES: { value: Mode; label: string }[] = [
  { value: 'search', label: t('Search') },
  { value: 'new', label: t('New') },
  { value: 'browse', label: t('Browse') },
];

function heading(types: readonly RecordType[]): string {
  const [only] = types;
  return only && types.length === 1 ? t('New {type}', { type: withinSentence(typeLabel(only)) }) : t('New entity');
}
