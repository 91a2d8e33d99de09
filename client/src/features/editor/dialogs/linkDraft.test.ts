import { expect, test } from '@jest/globals';
import { linkShape } from '@stemma/shared/chart/link';
import { changeOf, common, lookOf, roleRowsOf } from './linkDraft';
import { emptyRow } from './roleDraft';

const held = (key: string, percentage: number, look = {}) =>
  linkShape.parse({ key, from: 'a', to: key, roles: [{ role: 'Shareholder', percentage }], ...look });
const sixty = held('b', 60);
const forty = held('c', 40, { color: '#E03131', dashed: true });
const written = (links: (typeof sixty)[], more: Partial<Parameters<typeof changeOf>[1]>) =>
  changeOf(links, { rows: roleRowsOf(links), touched: false, look: {}, ...more }, []);

test('of links with different roles none is shown, and what else is changed leaves each its own', () => {
  expect(roleRowsOf([sixty, forty])).toMatchObject([{ role: '', percentage: '' }]);
  expect(common([sixty, forty], 'roles')).toBeUndefined();
  expect(lookOf([sixty, forty])).toEqual({ arrowType: 'Normal' });
  expect(written([sixty, forty], {})).toEqual({});
  expect(written([sixty, forty], { look: { dashed: true } })).toEqual({ dashed: true });
  expect(written([sixty, forty], { touched: true })).toEqual({});
});

test('roles that are written are those of all, and roles that all have can be taken off all', () => {
  const rows = [{ ...emptyRow(), role: 'Director' }];
  expect(written([sixty, forty], { rows, touched: true })).toEqual({ roles: [{ role: 'Director' }] });
  const alike = [sixty, held('d', 60)];
  expect(roleRowsOf(alike)).toMatchObject([{ role: 'Shareholder', percentage: '60' }]);
  expect(written(alike, { rows: [emptyRow()], touched: true })).toEqual({ roles: [] });
});
