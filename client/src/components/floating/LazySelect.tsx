import { useEffect, useState, type KeyboardEvent } from 'react';
import { ComboboxChevron, InputBase } from '@mantine/core';
import { messages } from '@stemma/shared/messages';
import { lazyComponent } from '../lazyComponent';
import { notify } from '../notify';
import { usePreloadedAfterFirstView } from '../usePreloadedSoon';
import type { SelectPress, SelectProps } from './PressedSelect';

const select = lazyComponent(() => import('./PressedSelect').then((loaded) => loaded.PressedSelect));

/** The keys that open a closed select. */
const OPENING = new Set(['ArrowDown', 'ArrowUp', 'Enter', 'NumpadEnter', 'Space']);

/**
 * A choice of one of several, fetched once the page stands, or earlier with the first hover, focus or press. Until then a field stands there
 * that looks and is called the same; it does not go while it has the focus, unless it was pressed, which then opens the list.
 */
export function LazySelect(props: SelectProps) {
  const { data, value, onChange: _, ...others } = props;
  const status = select.useStatus();
  const [hasFocus, setFocus] = useState(false);
  const [press, setPress] = useState<SelectPress | null>(null);
  const [isThere, setThere] = useState(status === 'ready');
  usePreloadedAfterFirstView(select);
  if (!isThere && status === 'ready' && (press || !hasFocus)) setThere(true);
  useEffect(() => {
    if (status !== 'failed' || !press) return;
    setPress(null);
    notify('Error', messages.chunkLoadFailed);
  }, [status, press]);
  if (isThere) return <select.Component {...props} press={press} />;
  const open = (how: SelectPress) => {
    setPress(how);
    select.preload();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setPress(null);
    if (!OPENING.has(event.code)) return;
    event.preventDefault();
    open({ key: event.key, code: event.code });
  };
  return (
    <InputBase
      {...others}
      __staticSelector="Select"
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-busy={press !== null || undefined}
      autoComplete="off"
      readOnly
      pointer
      value={data.find((one) => one.value === value)?.label ?? ''}
      rightSection={<ComboboxChevron size="sm" />}
      rightSectionPointerEvents="none"
      onPointerEnter={select.preload}
      onFocus={() => {
        setFocus(true);
        select.preload();
      }}
      onBlur={() => {
        setFocus(false);
        setPress(null);
      }}
      onClick={() => open('click')}
      onKeyDown={onKeyDown}
    />
  );
}
