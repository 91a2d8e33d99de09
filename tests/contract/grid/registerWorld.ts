import type { TestApp } from '../../testkit/app';
import { registerLines } from '../../testkit/registers';
import type { GridKeys } from './keys';

const REGISTER = `MATCH (:User {key: $user})-[:MEMBER_OF]->(o:Organization)
  CREATE (r:Register {key: $key, organizationKey: o.key, name: 'Grid', createdDate: '', day: '2026-01-31', edition: 'e' + $key})
  CREATE (r)-[:HAS_EDITION]->(:RegisterEdition {key: 'e' + $key, registerKey: $key, organizationKey: o.key, state: 'current', day: '2026-01-31',
    fileName: '', size: 1, position: 1, part: 1, parties: 1, links: 0, skipped: 0, createdDate: ''})
  CREATE (:RegisterParty {key: 'e' + $key + '|party', edition: 'e' + $key, name: 'Grid Ltd', typeName: 'Company', party: 'known', country: '',
    detail: '', numbers: '', ended: false, json: $json})`;

/** Makes a register of the user's organization, where a request names one, with an edition that has one party. */
export async function register(app: TestApp, keys: GridKeys, wanted: ReadonlySet<string>): Promise<void> {
  if (!wanted.has('register')) return;
  const json = registerLines([{ id: 'party', name: 'Grid Ltd' }]).trim();
  await app.store.write((tx) => tx.run('grid.register', REGISTER, { user: keys.user, key: keys.register, json }));
}
