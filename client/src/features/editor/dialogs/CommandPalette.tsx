import { useId, useState, type KeyboardEvent } from 'react';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { cardName } from '../../../chart/model/namesApart';
import { selectionOf } from '../../../chart/model/selection';
import { Dialog } from '../../../components/Dialog';
import { EntityTypeIcon } from '../../../components/entity/EntityTypeIcon';
import { editorActions } from '../actions/table';
import { useEditor, type Editor } from '../editor';
import { findOn } from '../../../chart/model/findOn';
import { ActionIcon } from '../icons';
import { boundAction } from '../useActions';
import classes from './CommandPalette.module.css';
import { offered, type PaletteChoice } from './offered';

const CARDS = 8;

/** Everything that can be done now, and every card to go to, found by typing; the same actions as in menus and keys. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const editor = useEditor();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const list = useId();
  const choices = choicesOf(editor, text);
  const chosen = Math.min(at, choices.length - 1);
  const take = (choice: PaletteChoice | undefined) => {
    if (!choice) return;
    onClose();
    // What it does may open a dialog, which takes this one's place.
    choice.perform();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && choices.length) {
      event.preventDefault();
      const next = (chosen + step + choices.length) % choices.length;
      setAt(next);
      document.getElementById(`${list}-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      take(choices[chosen]);
    }
  };
  return (
    <Dialog onClose={onClose} title="What would you like to do?">
      <TextInput
        data-autofocus
        aria-label="Action or card"
        placeholder="Type an action or a name on the chart"
        autoComplete="off"
        role="combobox"
        inputMode="search"
        aria-expanded
        aria-controls={list}
        aria-activedescendant={choices.length ? `${list}-${chosen}` : undefined}
        leftSection={<IconSearch size={18} stroke={1.75} />}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={list} role="listbox" aria-label="Actions and cards" className={classes.list}>
        {choices.map((choice, index) => (
          <div
            key={choice.id}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === chosen}
            className={classes.choice}
            onMouseMove={() => setAt(index)}
            onClick={() => take(choice)}
          >
            {choice.type ? (
              <EntityTypeIcon type={choice.type} size={24} />
            ) : (
              <span className={classes.icon}>
                <ActionIcon name={choice.icon ?? ''} size={18} />
              </span>
            )}
            <bdi className={classes.label}>{choice.label}</bdi>
            <small>{choice.keys}</small>
          </div>
        ))}
        {choices.length === 0 && <p className={classes.none}>Nothing is called that.</p>}
      </div>
    </Dialog>
  );
}

function choicesOf(editor: Editor, text: string): PaletteChoice[] {
  const actions = editorActions
    .filter(({ id }) => id !== 'palette' && id !== 'escape')
    .map((action) => boundAction(action, editor))
    .filter((action) => action.visible && action.enabled);
  const { document } = editor.session.store.getState();
  const cards = text.trim() ? findOn(document, text).slice(0, CARDS) : [];
  return [
    ...offered(actions, text),
    ...cards
      .flatMap((key) => document.nodes.get(key) ?? [])
      .map((node) => ({
        id: `card ${node.key}`,
        label: cardName(document, node.key),
        keys: node.detail,
        type: node.typeName,
        perform: () => {
          editor.session.select(selectionOf([node.key]));
          editor.canvas.current?.camera.center([node.key]);
        },
      })),
  ];
}
