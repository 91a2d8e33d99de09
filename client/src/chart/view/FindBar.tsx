import { useEffect, type KeyboardEvent, type ReactNode } from 'react';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconSearch, IconX } from '@tabler/icons-react';
import { useStore } from 'zustand';
import { t } from '@stemma/shared/language/translate';
import type { CanvasController } from '../canvas/controller';
import { findOn } from '../model/findOn';
import { selectionOf } from '../model/selection';
import type { ChartSession } from '../model/session';
import classes from './FindBar.module.css';

/** What is looked for on a chart, and the number of the hit that is shown; it may run over either end. */
export interface Find {
  text: string;
  at: number;
}

interface Props {
  session: ChartSession;
  canvas: { current: CanvasController | null };
  find: Find;
  /** Null closes the search. */
  onFind: (find: Find | null) => void;
  /** More buttons before the one that closes it. */
  children?: ReactNode;
}

/** Search on the chart: what is found stays bright, Enter goes from hit to hit, and closing selects the hit that is shown. */
export function FindBar({ session, canvas, find, onFind, children }: Props) {
  const { text, at } = find;
  const document = useStore(session.store, (state) => state.document);
  const hits = findOn(document, text);
  const shown = hits.length ? ((at % hits.length) + hits.length) % hits.length : 0;
  const key = hits[shown];

  useEffect(() => {
    const chart = canvas.current;
    chart?.setFocused(key ?? null);
    if (key) chart?.camera.center([key]);
    return () => chart?.setFocused(null);
  }, [key, canvas]);

  const go = (step: number) => onFind({ text, at: shown + step });
  const close = () => {
    if (key) session.select(selectionOf([key]));
    onFind(null);
    canvas.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') go(event.shiftKey ? -1 : 1);
    else if (event.key === 'ArrowDown') go(1);
    else if (event.key === 'ArrowUp') go(-1);
    else return;
    event.preventDefault();
  };
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    event.preventDefault();
    close();
  };
  const few = hits.length < 2;
  return (
    <div className={classes.bar} role="search" onKeyDown={onEscape}>
      <TextInput
        autoFocus
        variant="unstyled"
        className={classes.text}
        leftSection={<IconSearch size={18} stroke={1.75} />}
        placeholder={t('Find on this chart')}
        aria-label={t('Find on this chart')}
        value={text}
        onChange={(event) => onFind({ text: event.currentTarget.value, at: 0 })}
        onKeyDown={onKeyDown}
      />
      <span className={classes.hits} role="status">
        {text.trim() &&
          (hits.length ? t('{shown} of {count}', { shown: shown + 1, count: hits.length }) : t('Not on this chart'))}
      </span>
      <ActionIcon variant="subtle" color="gray" aria-label={t('Hit before')} disabled={few} onClick={() => go(-1)}>
        <IconChevronUp size={18} />
      </ActionIcon>
      <ActionIcon variant="subtle" color="gray" aria-label={t('Next hit')} disabled={few} onClick={() => go(1)}>
        <IconChevronDown size={18} />
      </ActionIcon>
      {children}
      <ActionIcon variant="subtle" color="gray" aria-label={t('Close the search')} onClick={close}>
        <IconX size={18} />
      </ActionIcon>
    </div>
  );
}
