import { useState } from 'react';

/** What a form shows and what it changes. */
export interface Draft<T extends object> {
  /** As it stands now, whoever changed it, with what was touched here over it. */
  said: T;
  /** What was touched here and is other than it stands now: that alone is to be written. */
  changes: Partial<T>;
  say: (change: Partial<T>) => void;
}

/** A form over something that others may change while it is open: it follows them, and writes nothing that was not touched in it. */
export function useDraft<T extends object>(now: T): Draft<T> {
  const [touched, setTouched] = useState<Partial<T>>({});
  const changes = Object.fromEntries(
    Object.entries(touched).filter(([field, value]) => value !== now[field as keyof T]),
  ) as Partial<T>;
  return { said: { ...now, ...touched }, changes, say: (change) => setTouched({ ...touched, ...change }) };
}
