import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { Button, Select } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import { addLink } from '../../../chart/model/commands';
import { cardChoices, cardName } from '../../../chart/model/namesApart';
import { selectionOf } from '../../../chart/model/selection';
import { newKey } from '../../../lib/newKey';
import { useEditor, useSessionState } from '../editor';
import { stepChart } from './stepChart';
import classes from './Table.module.css';

/** Draws a link between two entities that are chosen by name. As long as nothing is being typed, undo and redo are the chart's. */
export function AddLink() {
  const editor = useEditor();
  const { session } = editor;
  const first = useRef<HTMLInputElement>(null);
  const document = useSessionState((state) => state.document);
  const { nodes } = document;
  const [holder, setHolder] = useState<string | null>(null);
  const [held, setHeld] = useState<string | null>(null);
  const cards = cardChoices(document);
  const end = (value: string | null) => (value && nodes.has(value) ? value : null);
  const [from, to] = [end(holder), end(held)];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!from || !to || from === to) return;
    const key = newKey();
    if (session.run(addLink({ key, from, to }))) session.select(selectionOf([], [key]));
    setHeld(null);
    first.current?.focus();
    first.current?.select();
  };
  const keysOf = (chosen: string | null) => (event: KeyboardEvent<HTMLInputElement>) => {
    const said = chosen ? cardName(document, chosen) : '';
    if (event.currentTarget.value !== said || !stepChart(event, editor)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <form className={classes.add} onSubmit={submit}>
      <Select
        ref={first}
        size="xs"
        searchable
        allowDeselect={false}
        openOnFocus={false}
        limit={40}
        aria-label={t('Holder of the new link')}
        placeholder={t('Who holds')}
        data={cards}
        value={from}
        onChange={setHolder}
        onKeyDown={keysOf(from)}
      />
      <Select
        size="xs"
        searchable
        allowDeselect={false}
        openOnFocus={false}
        limit={40}
        aria-label={t('Held by the new link')}
        placeholder={t('what')}
        data={cards.filter(({ value }) => value !== from)}
        value={to === from ? null : to}
        onChange={setHeld}
        onKeyDown={keysOf(to === from ? null : to)}
      />
      <Button
        type="submit"
        size="compact-sm"
        variant="default"
        leftSection={<IconPlus size={16} stroke={1.6} />}
        disabled={!from || !to || from === to}
      >
        {t('Link them')}
      </Button>
    </form>
  );
}
