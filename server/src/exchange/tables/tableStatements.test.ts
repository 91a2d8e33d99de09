import { expect, test } from '@jest/globals';
import { judgeTable } from '@stemma/shared/rules/import/links/judgeTable';
import { proposeMapping } from '@stemma/shared/rules/import/links/mapping/proposeMapping';
import { rolesOfInterests } from '../bods/interests';
import { tableStatements } from './tableStatements';

function statementsOf(...rows: string[][]) {
  const sheets = [{ name: '', rows: rows.map((cells, at) => ({ row: at + 1, cells })) }];
  return tableStatements(judgeTable(sheets, proposeMapping(sheets)), { publisher: 'A table', file: 'a.csv' });
}

test('roles of a table are interests of the types that mean them', () => {
  const { statements } = statementsOf(
    ['Owner', 'Owned', 'Role', 'Share', 'From'],
    ['Ada', 'Quay Ltd', 'Director', '', '2020-03'],
    ['Bo', 'Quay Ltd', 'Owner', '40', ''],
    ['Cy', 'Quay Ltd', 'Beneficial Owner', '10', ''],
  );
  const relationships = statements.flatMap((one) =>
    one.recordType === 'relationship' && one.details ? [one.details] : [],
  );
  expect(
    relationships.flatMap(({ interests }) =>
      (interests ?? []).map(({ type, role, beneficialOwnershipOrControl }) => [
        type,
        role,
        beneficialOwnershipOrControl,
      ]),
    ),
  ).toEqual([
    ['boardMember', 'Director', undefined],
    ['shareholding', 'Owner', undefined],
    ['shareholding', 'Beneficial Owner', true],
  ]);
  expect(relationships.flatMap((details) => rolesOfInterests(details, undefined))).toMatchObject([
    { role: 'Director', startDate: '2020-03', source: 'a.csv: row 2' },
    { role: 'Owner', percentage: 40 },
    { role: 'Beneficial Owner', percentage: 10 },
  ]);
});
