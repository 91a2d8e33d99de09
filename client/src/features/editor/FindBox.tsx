import { useEffect, type KeyboardEvent } from 'react';
import { ActionIcon as IconButton, TextInput, Tooltip } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconListSearch, IconSearch, IconX } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { selectionOf } from '../../chart/model/selection';
import { keysText, useShortcuts } from '../../lib/shortcuts';
import classes from './Editor.module.css';
import { useEditor, useSessionState, useUi } from './editor';
import { findOn } from '../../chart/model/findOn';

/** Search on the chart: what is found stays bright, Enter goes from hit to hit; the same keys again search everywhere. */
export function FindBox() {
  const open = useUi((state) => state.find !== null);
  return open ? <OpenFindBox /> : null;
}

function OpenFindBox() {
  const { ui, session, canvas } = useEditor();
  const text = useUi((state) => state.find?.text ?? '');
  const at = useUi((state) => state.find?.at ?? 0);
  const document = useSessionState((state) => state.document);
  const hits = findOn(document, text);
  const shown = hits.length ? ((at % hits.length) + hits.length) % hits.length : 0;
  const key = hits[shown];
  const navigate = useNavigate();
  const searchAll = () => void navigate(`/search?${new URLSearchParams({ q: text.trim() })}`);
  useShortcuts([{ id: 'searchAll', keys: 'mod+F', label: 'Search everywhere', inFields: true, run: searchAll }]);

  useEffect(() => {
    const chart = canvas.current;
    chart?.setFocused(key ?? null);
    if (key) chart?.camera.center([key]);
    return () => chart?.setFocused(null);
  }, [key, canvas]);

  const go = (step: number) => ui.setState({ find: { text, at: shown + step } });
  const close = () => {
    if (key) session.select(selectionOf([key]));
    ui.setState({ find: null });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') go(event.shiftKey ? -1 : 1);
    else if (event.key === 'ArrowDown') go(1);
    else if (event.key === 'ArrowUp') go(-1);
    else return;
    event.preventDefault();
  };
  return (
    <div className={classes.find} role="search">
      <TextInput
        autoFocus
        variant="unstyled"
        className={classes.findText}
        leftSection={<IconSearch size={18} stroke={1.75} />}
        placeholder="Find on this chart"
        aria-label="Find on this chart"
        value={text}
        onChange={(event) => ui.setState({ find: { text: event.currentTarget.value, at: 0 } })}
        onKeyDown={onKeyDown}
      />
      <span className={classes.hits} role="status">
        {text.trim() && (hits.length ? `${shown + 1} of ${hits.length}` : 'Not on this chart')}
      </span>
      <IconButton
        variant="subtle"
        color="gray"
        aria-label="Hit before"
        disabled={hits.length < 2}
        onClick={() => go(-1)}
      >
        <IconChevronUp size={18} />
      </IconButton>
      <IconButton variant="subtle" color="gray" aria-label="Next hit" disabled={hits.length < 2} onClick={() => go(1)}>
        <IconChevronDown size={18} />
      </IconButton>
      <Tooltip label={`Search everywhere (${keysText('mod+F')})`}>
        <IconButton variant="subtle" color="gray" aria-label="Search everywhere" onClick={searchAll}>
          <IconListSearch size={18} />
        </IconButton>
      </Tooltip>
      <IconButton variant="subtle" color="gray" aria-label="Close the search" onClick={close}>
        <IconX size={18} />
      </IconButton>
    </div>
  );
}
