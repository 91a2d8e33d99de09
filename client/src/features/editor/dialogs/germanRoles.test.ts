import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { roleText } from '@stemma/shared/chart/roleText';
import { CONTEXT, ROLE_CONTEXT, setCatalogue } from '@stemma/shared/language/translate';
import { LINK_ROLES } from '@stemma/shared/reference/roles';
import german from '../../../locales/de.roles.json' with { type: 'json' };
import { linkLineOf, readLinkLine } from '../typing/readLinkLine';
import { emptyRow, isUnchosen, mayHaveShare, nameFault, rowOf, toRole } from './roleDraft';
import { matchingRoles, offeredRoles } from './roleOptions';

beforeAll(() => {
  const names = Object.entries(german).map(([role, name]) => [ROLE_CONTEXT + CONTEXT + role, name]);
  setCatalogue('de-DE', Object.fromEntries(names) as Record<string, string>);
});
afterAll(() => setCatalogue('en-GB', {}));

const listed = [...LINK_ROLES, 'House role'];

test('a role is shown in German and stored by its English name', () => {
  expect(roleText({ role: 'Shareholder', percentage: 50 })).toBe('50% Anteilseigner');
  expect(roleText({ role: 'House role' })).toBe('House role');
  for (const role of listed) expect(toRole(rowOf({ role }), listed)).toEqual({ role });
});

test('what is typed in German or in English is the listed role, with its share', () => {
  const typed = { ...emptyRow(), role: ' anteilseigner ', percentage: '30' };
  expect([mayHaveShare(typed), isUnchosen(typed, listed)]).toEqual([true, false]);
  expect(toRole(typed, listed)).toEqual({ role: 'Shareholder', percentage: 30 });
  expect(toRole({ ...typed, role: 'Shareholder' }, listed)).toEqual({ role: 'Shareholder', percentage: 30 });
  expect(isUnchosen({ ...typed, role: 'Anteilseign' }, listed)).toBe(true);
  expect(offeredRoles('direk', listed).flatMap((one) => (typeof one === 'string' ? one : one.items))).toContain(
    'Direktor',
  );
  expect(matchingRoles('sharehold', listed)).toContain('Shareholder');
});

test('a role that a link has and one typed in German say the same twice', () => {
  const rows = [rowOf({ role: 'Director' }), { ...emptyRow(), role: 'Direktor' }];
  expect(rows.map((row) => nameFault(row, rows) !== undefined)).toEqual([false, true]);
});

test('an organization’s own role keeps a name that is a German one', () => {
  expect(toRole({ ...emptyRow(), role: 'Direktor' }, [...listed, 'Direktor'])).toEqual({ role: 'Direktor' });
});

test('a line on a link is read as it is shown', () => {
  const stored = [{ role: 'Shareholder', percentage: 40, startDate: '2020' }, { role: 'Director' }];
  const read = (text: string) => readLinkLine({ text, stored, listed, usual: 'Shareholder', made: null });
  expect(linkLineOf(stored)).toBe('40% Anteilseigner, Direktor');
  expect(read(linkLineOf(stored))).toEqual({ roles: stored });
  expect(read('45% Anteilseigner, Geschäftsführer')).toMatchObject({
    roles: [{ role: 'Shareholder', percentage: 45, startDate: '2020' }, { role: 'Managing Director' }],
  });
});
