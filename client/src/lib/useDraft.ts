import { useState } from 'react';

/** What a form shows and what it changes. */
export interface Draft<T extends object> {
  /** As it stands now, whoever changed it, with what was touched here over it. */
  said: T;
  /** What was touched here and is other than it stands now: that alone is to be written. */
  changes: Partial<T>;
  /** As it stands now, what others changed after it was touched here, and what is written here would take the place of. */
  overtaken: Partial<T>;
  say: (change: Partial<T>) => void;
}

/** A form over something that others may change while it is open: it follows them, and writes nothing that was not touched in it. */
export function useDraft<T extends object>(now: T): Draft<T> {
  const [touched, setTouched] = useState<Partial<T>>({});
  const [before, setBefore] = useState<Partial<T>>({});
  const some = (of: Partial<T>, keep: (field: keyof T) => boolean) =>
    Object.fromEntries(Object.entries(of).filter(([field]) => keep(field as keyof T))) as Partial<T>;
  const changes = some(touched, (field) => touched[field] !== now[field]);
  return {
    said: { ...now, ...touched },
    changes,
    overtaken: some(now, (field) => field in changes && now[field] !== before[field]),
    say(change) {
      setTouched({ ...touched, ...change });
      setBefore({ ...some(now, (field) => field in change), ...before });
    },
  };
}
