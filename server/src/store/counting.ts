import { AsyncLocalStorage } from 'node:async_hooks';

type Listener = (name: string) => void;

const listeners = new Set<Listener>();
const counted = new AsyncLocalStorage<Listener>();

/** Hears the name of every query that this process sends, retries included. Returns how to stop hearing. */
export function onQuery(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Runs `work` and lists the queries that it, and what it called, sent; not what a server did on its request. */
export async function countQueries<T>(work: () => Promise<T>): Promise<{ result: T; names: string[] }> {
  const names: string[] = [];
  const outer = counted.getStore();
  const note = (name: string) => {
    names.push(name);
    outer?.(name);
  };
  const result = await counted.run(note, work);
  return { result, names };
}

/** Tells the listeners that a query is about to be sent. */
export function noteQuery(name: string): void {
  for (const listener of listeners) listener(name);
  counted.getStore()?.(name);
}
