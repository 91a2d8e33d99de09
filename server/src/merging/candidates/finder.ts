import { setTimeout } from 'node:timers/promises';
import type { Store } from '../../store';
import { findDuplicates } from './find';
import { organizationKeys } from './store';

/** Finding pairs of one store, one organization after the other. */
interface Finding {
  waiting: Map<string, Promise<void>>;
  last: Promise<unknown>;
}
const findings = new WeakMap<Store, Finding>();

/**
 * Finds an organization's duplicates in the background, once however often it is asked for meanwhile. What goes wrong is told `failed`; the next
 * who asks tries again.
 */
export function findInBackground(store: Store, organizationKey: string, failed: (error: unknown) => void): void {
  const finding = findings.get(store) ?? { waiting: new Map(), last: Promise.resolve() };
  findings.set(store, finding);
  if (finding.waiting.has(organizationKey)) return;
  const work = finding.last
    .then(() => findDuplicates(store, organizationKey))
    .then(
      () => undefined,
      (error: unknown) => failed(error),
    )
    .finally(() => finding.waiting.delete(organizationKey));
  finding.last = work;
  finding.waiting.set(organizationKey, work);
}

/** Whether an organization's duplicates are being found by this process. */
export function isFinding(store: Store, organizationKey: string): boolean {
  return findings.get(store)?.waiting.has(organizationKey) ?? false;
}

/** Waits until nothing is being found. */
export async function finished(store: Store): Promise<void> {
  await findings.get(store)?.last;
}

/** Finds the duplicates of every organization of which records changed, with a pause after each. */
export async function findOfAll(store: Store): Promise<void> {
  const keys = await store.read((tx) => organizationKeys(tx, {}));
  for (const { key } of keys) {
    if (await findDuplicates(store, key)) await setTimeout(1000);
  }
}
