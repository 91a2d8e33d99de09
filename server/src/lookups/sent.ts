import { recordEach } from '../audit/service';
import type { Tx } from '../store';

/** Who has something go out, and by which call. */
export interface Asker {
  userKey: string;
  organizationKey: string;
  address: string;
  requestId: string;
}

/**
 * Notes in the audit log, before it goes out, what is sent to a source: of which entities by their keys, or the source's own key where a person typed a
 * name; never the words themselves, nor the API key.
 */
export async function recordSent(
  tx: Tx,
  asker: Asker,
  action: 'lookups/search' | 'lookups/fetch' | 'lookups/screen' | 'lookups/screenNightly',
  targets: readonly string[],
  sourceName: string,
): Promise<void> {
  await recordEach(tx, asker, action, targets, sourceName);
}
