import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { PARTIES } from '@stemma/shared/entities/entity';
import { RECORD_TYPES } from '@stemma/shared/entities/typeNames';
import { buildModel } from '../../../server/src/exchange/bods/model';
import { ftmEntities } from '../../../server/src/exchange/out/ftm';
import { readFile } from '../../../server/src/exchange/readFile';
import { bodsFaults } from '../../testkit/bodsSchema';

const DAY = '2025-01-01';
const name = fc.stringMatching(/^[A-ZÄÖÜ][a-zñé ]{1,20}[a-z]$/).map((text) => text.replace(/\s+/g, ' '));
const node = fc.record({ typeName: fc.constantFrom(...RECORD_TYPES), name, party: fc.constantFrom(...PARTIES) });

test('unknown and anonymous parties come back as such by way of FollowTheMoney', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(node, { minLength: 1, maxLength: 5 }), async (nodes) => {
      const entities = ftmEntities({
        name: 'A chart',
        day: DAY,
        organization: 'Importers',
        parties: new Map(
          nodes.map((one, index) => [`P-${index}`, { key: `P-${index}`, node: one, record: undefined }]),
        ),
        links: [],
        model: buildModel([], DAY),
        entityOf: new Map(),
      });
      const { statements } = await readFile({
        bytes: Buffer.from(entities.map((one) => JSON.stringify(one)).join('\n')),
      });
      expect(bodsFaults(statements.map(({ json }) => JSON.parse(json) as unknown))).toEqual([]);
      const read = [...buildModel(statements, DAY).parties.values()].map(({ facts }) => facts);
      expect(read.map((facts) => ({ name: facts.name, party: facts.party, description: facts.description }))).toEqual(
        nodes.map((one) => ({ name: one.name, party: one.party, description: expect.not.stringContaining('BODS') })),
      );
      nodes.forEach(({ typeName }, index) =>
        expect(read[index]?.typeName).toBe(typeName === 'Custom' ? 'Company' : typeName),
      );
    }),
    { numRuns: 300 },
  );
});
