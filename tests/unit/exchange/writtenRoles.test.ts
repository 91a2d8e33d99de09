import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { ROLE_BASES } from '@stemma/shared/chart/linkRole';
import { meaningOf } from '@stemma/shared/ownership/roles';
import { INTEREST_TYPES, rolesOfInterests } from '../../../server/src/exchange/bods/interests';
import { relationshipShape } from '../../../server/src/exchange/bods/shapes';
import { sourceOf } from '../../../server/src/exchange/bods/statement';
import { relationshipDetails } from '../../../server/src/exchange/out/relationship';
import { makeStatement } from '../../../server/src/exchange/makeStatement';
import { bodsFaults } from '../../testkit/bodsSchema';

const line = fc.stringMatching(/^[A-Za-zÄÖÜéñ0-9 ().:-]{1,30}$/).map((text) => text.trim().replace(/\s+/g, ' '));
const words = line.filter((text) => text !== '');
const day = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const date = fc.oneof(
  day,
  day.map((text) => text.slice(0, 7)),
  day.map((text) => text.slice(0, 4)),
);
const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
const share = fc.oneof(
  fc.constant({}),
  percent.map((percentage) => ({ percentage })),
  fc.tuple(percent, percent, fc.boolean(), fc.boolean()).map(([a, b, low, high]) => ({
    minimum: Math.min(a, b),
    maximum: Math.max(a, b),
    ...(low && a !== b && { minimumExclusive: true }),
    ...(high && a !== b && { maximumExclusive: true }),
  })),
);
const names = [
  'Shareholder',
  'Director',
  'Nominee Shareholder',
  'Consolidates',
  'Lender',
  'Trustee',
  'Settlor',
  'Owner',
];
const role = fc
  .record(
    {
      role: fc.oneof(fc.constantFrom(...names), words),
      startDate: date,
      endDate: date,
      via: fc.constantFrom('direct' as const, 'indirect' as const, 'unknown' as const),
      beneficial: fc.boolean(),
      interest: fc.oneof(fc.constantFrom(...INTEREST_TYPES), fc.constantFrom('gleifRelationship', 'ftmFamily')),
      details: words,
      basis: fc.constantFrom(...ROLE_BASES),
      joint: words,
      source: fc.oneof(words, fc.webUrl()),
      checkedOn: day,
      checkedBy: words,
    },
    { requiredKeys: ['role'] },
  )
  .chain((plain) => share.map((numbers): LinkRole => ({ ...plain, ...numbers })));

test('roles go out and come back the same, by statements that the standard takes', () => {
  fc.assert(
    fc.property(fc.array(role, { minLength: 1, maxLength: 5 }), (roles) => {
      const { details, source } = relationshipDetails('C-1', 'P-1', roles);
      const statement = makeStatement(
        { name: 'A publisher', prefix: 'test' },
        {
          recordId: 'R-1',
          recordType: 'relationship',
          subject: 'C-1',
          details,
          ...(source && { source }),
        },
      );
      expect(bodsFaults([statement])).toEqual([]);
      const read = rolesOfInterests(relationshipShape.parse(details), sourceOf({ source: source ?? null }));
      expect(read.map(({ interest: _, ...told }) => told)).toEqual(roles.map(({ interest: _, ...told }) => told));
      read.forEach((now, index) => {
        const before = roles[index];
        if (before?.interest != null) expect(now.interest).toBe(before.interest);
        else if (before) expect(meaningOf(now)).toEqual(meaningOf(before));
      });
    }),
    { numRuns: 500 },
  );
});
