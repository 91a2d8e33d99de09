import { useEffect, useRef, useState, type RefObject } from 'react';
import type { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { afterFirstView } from '../../lib/firstView';
import type { MovePlaces } from './tree';

const KEYS = 'stemmaKeys';

/** Lets an element be dragged into a folder; `keys` tells at that moment what goes along. */
export function useDraggable<E extends HTMLElement>(
  keys: () => readonly string[],
  enabled: boolean,
): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [dragging, setDragging] = useState(false);
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const element = ref.current;
    if (!element || !enabled) return undefined;
    return withAdapter(({ draggable }) =>
      draggable({
        element,
        getInitialData: () => ({ [KEYS]: latest.current() }),
        onDragStart: () => setDragging(true),
        onDrop: () => setDragging(false),
      }),
    );
  }, [enabled]);
  return [ref, dragging];
}

/** Moves what is dropped on an element into a folder. Answers whether something is held over it. */
export function useDropTarget<E extends HTMLElement = HTMLButtonElement>(
  folders: MovePlaces,
  folder: string,
  enabled = true,
): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [over, setOver] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || !enabled) return undefined;
    return withAdapter(({ dropTargetForElements }) =>
      dropTargetForElements({
        element,
        canDrop: ({ source }) => {
          const keys = source.data[KEYS];
          return Array.isArray(keys) && !keys.includes(folder);
        },
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: ({ source }) => {
          setOver(false);
          void folders.move(source.data[KEYS] as string[], folder);
        },
      }),
    );
  }, [folders, folder, enabled]);
  return [ref, over];
}

interface Adapter {
  draggable: typeof draggable;
  dropTargetForElements: typeof dropTargetForElements;
}

let loaded: Promise<Adapter | null> | undefined;

/** Fetches the code of dragging; null where it does not come, as everything is moved by its menus, too. */
export function loadDragging(): Promise<Adapter | null> {
  loaded ??= import('@atlaskit/pragmatic-drag-and-drop/element/adapter').catch(() => {
    loaded = undefined;
    return null;
  });
  return loaded;
}

/** Does something once the code of dragging has come, after what one sees first at the latest; answers how to undo it. */
function withAdapter(work: (adapter: Adapter) => () => void): () => void {
  let isOver = false;
  let undo = () => undefined as void;
  void (loaded ?? afterFirstView.then(loadDragging)).then((adapter) => {
    if (adapter && !isOver) undo = work(adapter);
  });
  return () => {
    isOver = true;
    undo();
  };
}
