import { cloneElement, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { messages } from '@stemma/shared/messages';
import type { LazyComponent } from '../lazyComponent';
import { notify } from '../notify';
import { usePreloadedAfterFirstView } from '../usePreloadedSoon';
import type { MenuAnchor } from './AnchoredMenu';

interface Props<P> {
  /** The dropdown, an `AnchoredMenu`. */
  part: LazyComponent<P & { anchor: MenuAnchor }>;
  /** What the dropdown is about. */
  given: P;
  /** The button; it has no handlers, id or ref of its own. */
  children: ReactElement;
}

/**
 * A button whose menu is fetched once the page stands, or earlier with the first hover, focus or press. The button stays the same element,
 * so that it keeps the focus and gets it back; what was pressed before the menu has come opens it then.
 */
export function LazyMenu<P extends object>({ part, given, children }: Props<P>) {
  const id = useId();
  const element = useRef<HTMLElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const status = part.useStatus();
  const isReady = status === 'ready';
  usePreloadedAfterFirstView(part);
  useEffect(() => {
    if (status !== 'failed' || !isOpen) return;
    setOpen(false);
    notify('Error', messages.chunkLoadFailed);
  }, [status, isOpen]);
  const want = () => {
    setWanted(true);
    part.preload();
  };
  const trigger = {
    id,
    ref: element,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen && isReady,
    'aria-controls': isOpen && isReady ? `${id}-dropdown` : undefined,
    'aria-busy': (isOpen && !isReady) || undefined,
    'data-expanded': isOpen || undefined,
    onPointerEnter: want,
    onFocus: want,
    onClick: () => {
      want();
      setOpen(!isOpen);
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !isReady) setOpen(false);
    },
  };
  return (
    <>
      {cloneElement(children, trigger)}
      {isWanted && isReady && <part.Component {...given} anchor={{ id, element, isOpen, onChange: setOpen }} />}
    </>
  );
}
