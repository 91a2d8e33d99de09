import { expect, test } from '@jest/globals';
import { answeringClient } from '../../testkit/showWithServer';
import { createGateway } from './gateway';

test('a save sends what the record of a new card gets', async () => {
  let sent: unknown;
  const client = answeringClient(({ variables }) => {
    sent = variables['input'];
    return { saveChart: { ok: { revision: 1 }, error: null } };
  });
  const fields = { birthDate: '1980-02-01' };
  const entity = { key: 'e', typeName: 'Individual', name: 'Ada', description: 'LEI: X', fields } as const;
  const nothing = { placements: [], links: [], removedPlacements: [], removedLinks: [] };
  await createGateway(client).save({
    key: 'c',
    revision: 0,
    saveKey: 's',
    changes: { entities: [entity], ...nothing },
  });
  expect(sent).toMatchObject({
    changes: {
      entities: [{ key: 'e', name: 'Ada', description: 'LEI: X', fields: [{ name: 'birthDate', text: '1980-02-01' }] }],
    },
  });
});
