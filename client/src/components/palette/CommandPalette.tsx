import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import { Dialog } from '../Dialog';
import type { PaletteChoice } from './offered';
import { useFoundChoices } from './useFoundChoices';
import { useShellChoices } from './shellChoices';
import classes from './CommandPalette.module.css';

/** The words of one screen: `choices` are what can be done on it now, by what is typed. */
export interface PaletteProps {
  choices?: (text: string) => readonly PaletteChoice[];
  placeholder?: string;
  onClose: () => void;
}

/** Everything that can be done on a screen, every place to go to, and charts and entities by name, found by typing. */
export function CommandPalette({
  choices: own = () => [],
  placeholder = t('Type a place, an action, or the name of a chart or entity'),
  onClose,
}: PaletteProps) {
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const list = useId();
  const shell = useShellChoices(text);
  const found = useFoundChoices(text);
  const groups = [
    { name: t('Here'), choices: own(text) },
    { name: t('Places and settings'), choices: shell },
    { name: t('Charts'), choices: found.charts },
    { name: t('Entities'), choices: found.entities },
    { name: t('In registers'), choices: found.registered },
  ].filter(({ choices }) => choices.length > 0);
  const all = groups.flatMap(({ choices }) => choices);
  const chosen = Math.min(at, all.length - 1);
  const take = (choice: PaletteChoice | undefined) => {
    if (!choice) return;
    onClose();
    // What it does may open a dialog, which takes this one's place.
    choice.perform();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && all.length) {
      event.preventDefault();
      const next = (chosen + step + all.length) % all.length;
      setAt(next);
      document.getElementById(`${list}-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      take(all[chosen]);
    }
  };
  const option = (choice: PaletteChoice): ReactNode => {
    const index = all.indexOf(choice);
    return (
      <div
        key={choice.id}
        id={`${list}-${index}`}
        role="option"
        aria-selected={index === chosen}
        className={classes.choice}
        onMouseMove={() => setAt(index)}
        onClick={() => take(choice)}
      >
        <span className={classes.icon}>{choice.icon}</span>
        <bdi className={classes.label}>{choice.label}</bdi>
        <small>{choice.keys}</small>
      </div>
    );
  };
  return (
    <Dialog onClose={onClose} title={t('What would you like to do?')}>
      <TextInput
        data-autofocus
        aria-label={t('Action or name')}
        placeholder={placeholder}
        autoComplete="off"
        role="combobox"
        inputMode="search"
        aria-expanded
        aria-controls={list}
        aria-activedescendant={all.length ? `${list}-${chosen}` : undefined}
        leftSection={<IconSearch size={18} stroke={1.75} />}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={list} role="listbox" aria-label={t('Actions and names')} className={classes.list}>
        {groups.map(({ name, choices }) => (
          <div key={name} role="group" aria-label={name}>
            {groups.length > 1 && (
              <div className={classes.group} aria-hidden>
                {name}
              </div>
            )}
            {choices.map(option)}
          </div>
        ))}
        {all.length === 0 && (
          <p className={classes.none}>{found.isSought ? t('Looking …') : t('Nothing is called that.')}</p>
        )}
      </div>
    </Dialog>
  );
}
