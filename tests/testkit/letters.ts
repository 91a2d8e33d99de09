import type { Store } from '../../server/src/store';

/** A message that was kept to be sent. */
export interface StoredLetter {
  to: string;
  template: string;
  values: Record<string, unknown>;
}

/** Hears every message that an application's committed writes keep, before any queue of the run's sends it and forgets what it said. */
export function hearLetters(store: Store): { to(address: string): StoredLetter[] } {
  const letters: StoredLetter[] = [];
  const write = store.write.bind(store);
  store.write = async (work, options) => {
    let heard: StoredLetter[] = [];
    const result = await write((tx) => {
      heard = [];
      const run = tx.run.bind(tx);
      tx.run = (name, cypher, params) => {
        if (name === 'mail.keep') heard.push(...asLetters(params?.['mails']));
        return run(name, cypher, params);
      };
      return work(tx);
    }, options);
    letters.push(...heard);
    return result;
  };
  return { to: (address) => letters.filter(({ to }) => to === address) };
}

function asLetters(mails: unknown): StoredLetter[] {
  return (mails as { to: string; template: string; values: string }[]).map(({ to, template, values }) => ({
    to,
    template,
    values: JSON.parse(values) as Record<string, unknown>,
  }));
}

/** The ticket in a message. */
export const ticketIn = (letter: StoredLetter | undefined): string =>
  /#ticket=([\w-]+)$/.exec(String(letter?.values['path']))?.[1] ?? '';
