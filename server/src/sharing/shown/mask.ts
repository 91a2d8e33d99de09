import { createHmac } from 'node:crypto';

/** A key that stands for a record towards the visitors of one link: it is always the same there, tells nothing, and opens nothing. */
export function maskedKey(maskSecret: string, kind: 'private' | 'link' | 'person', key: string): string {
  return `${kind}-${createHmac('sha256', maskSecret).update(`${kind} ${key}`).digest('hex').slice(0, 32)}`;
}
