import { Seal } from './access/seal';
import { sealKeyFits } from './access/sealCheck';
import { loadSealKey } from './access/sealKey';
import { firstStart } from './accounts/firstStart';
import { savedFirstPasswords } from './accounts/passwordFile';
import type { BlobStore } from './blobs/types';
import type { Env } from './env';
import { ensureHolds } from './ownership/holds/rebuild';
import { makeExamples } from './samples/service';
import type { Store } from './store';

type Say = (line: string) => void;

const LOST_SEAL_KEY =
  'WARNING: this is not the sealing key that this store was begun with. Second factors that were set up with that one open nothing ' +
  'until it is back: in sealing.key of the data folder, or as STEMMA_SEALING_KEY (docs/operations.md).';

/** What is done once at a start before calls are taken: what follows from links, the first accounts, the sealing key. */
export async function prepareStore(store: Store, env: Env, blobs: BlobStore, say: Say): Promise<void> {
  await ensureHolds(store, say);
  await prepareEmptyStore(store, env, blobs, say);
  const sealKey = await loadSealKey(env.STEMMA_DATA, env.STEMMA_SEALING_KEY);
  if (!(await sealKeyFits(store, new Seal(sealKey)))) say(LOST_SEAL_KEY);
}

async function prepareEmptyStore(store: Store, env: Env, blobs: BlobStore, say: Say): Promise<void> {
  const first = await firstStart(store, {
    dataFolder: env.STEMMA_DATA,
    adminEmail: env.STEMMA_ADMIN_EMAIL,
    adminPassword: env.STEMMA_ADMIN_PASSWORD,
    demoEmail: env.STEMMA_DEMO_EMAIL,
    demoPassword: env.STEMMA_DEMO_PASSWORD,
    demo: env.STEMMA_DEMO,
    examples: (tx, caller) => makeExamples(tx, caller, blobs),
  });
  if (!first) {
    if ((await savedFirstPasswords(env.STEMMA_DATA)).length)
      say('The first passwords are in first-passwords.txt in the data folder.');
    return;
  }
  const { admin, demo, passwordsSaved } = first;
  if (demo) {
    say(
      `Sign in as the example user:   ${demo.email}   password ${env.STEMMA_DEMO_PASSWORD ? '(as set)' : demo.password}`,
    );
  }
  say(
    `Sign in as the administrator:  ${admin.email}   password ${env.STEMMA_ADMIN_PASSWORD ? '(as set)' : admin.password}`,
  );
  if (passwordsSaved) say('Generated passwords are kept in first-passwords.txt in the data folder.');
}
