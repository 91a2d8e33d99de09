import { useEffect, useState } from 'react';
import { useSearchParams } from '../../lib/router/hooks';

const FOLDER = 'folder';

const memory = { folder: '' };

/** Whether leaving the overview for this path forgets the folder: for anything but a chart (SPEC §4). */
export function forgets(path: string): boolean {
  return path !== '/overview' && !path.startsWith('/chart/');
}

/** The open folder of charts, which stands in the address. */
export interface OpenFolder {
  folder: string;
  go: (folder: string) => void;
  /** Where to go first: coming back from a chart opens the folder that was left. */
  redirect: string | null;
}

export function useOpenFolder(): OpenFolder {
  const [params, setParams] = useSearchParams();
  const folder = params.get(FOLDER) ?? '';
  const [left, setLeft] = useState(() => (folder ? '' : memory.folder));
  if (left && folder) setLeft('');

  useEffect(() => {
    if (!left) memory.folder = folder;
  }, [left, folder]);
  useEffect(
    () => () => {
      if (forgets(window.location.pathname)) memory.folder = '';
    },
    [],
  );
  const go = (to: string) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (to) next.set(FOLDER, to);
      else next.delete(FOLDER);
      return next;
    });
  const there = new URLSearchParams(params);
  there.set(FOLDER, left);
  return { folder, go, redirect: left ? `/overview?${there.toString()}` : null };
}
