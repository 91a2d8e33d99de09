import { sweepFiles } from '../../server/src/files/sweep';
import type { TestApp } from './app';

export const QUIET = { warn: () => undefined, error: () => undefined };

/** Sweeps as if all were old. Other tests share the store, so of the missing only what is an organization's own is told. */
export async function sweptOf(app: TestApp, organizationKey: string): Promise<{ stray: number; missing: string[] }> {
  const { stray, missing } = await sweepFiles({ store: app.store, blobs: app.blobs, log: QUIET, grace: -1000 });
  const mine = await app.store.read((tx) =>
    tx.run('test.mine', 'MATCH (b:Blob {organizationKey: $organizationKey}) RETURN b.key AS key', { organizationKey }),
  );
  const own = new Set(mine.map(({ key }) => key));
  return { stray, missing: missing.filter((key) => own.has(key)) };
}
