import { describe, expect, test } from '@jest/globals';
import { emptyRow, nameFault, rewritten, rowOf, shareFault, toRole as spelled, type RoleDraft } from './roleDraft';

const toRole = (row: RoleDraft) => spelled(row, []);

describe('a role being written', () => {
  test('keeps a percentage only for the roles that may have one', () => {
    expect(toRole({ ...emptyRow(), role: ' Shareholder ', percentage: '62.5' })).toEqual({
      role: 'Shareholder',
      percentage: 62.5,
    });
    expect(toRole({ ...emptyRow(), role: 'Director', percentage: '62.5' })).toEqual({ role: 'Director' });
  });

  test('follows a role that gets another name or goes, and keeps what else was written', () => {
    const rows = [rowOf({ role: 'Protector' }), { ...emptyRow(), role: 'Shareholder', percentage: '40' }];
    const renamed = rewritten(rows, 'Protector', 'Guardian');
    expect(renamed.map(toRole)).toEqual([{ role: 'Guardian' }, { role: 'Shareholder', percentage: 40 }]);
    expect(renamed[0]?.stored).toEqual({ role: 'Guardian' });
    expect(rewritten(rows, 'Protector', null).map(toRole)).toEqual([{ role: 'Shareholder', percentage: 40 }]);
    expect(rewritten([rowOf({ role: 'Protector' })], 'Protector', null).map(toRole)).toEqual([null]);
  });

  test('takes the spelling of the list, and one that a link has keeps its own', () => {
    const listed = ['Owner', 'Director'];
    expect(spelled({ ...emptyRow(), role: 'owner', percentage: '50' }, listed)).toEqual({
      role: 'Owner',
      percentage: 50,
    });
    expect(spelled(rowOf({ role: 'director' }), listed)).toEqual({ role: 'director' });
  });

  test('is not said twice of one link, unless the link says it twice already', () => {
    const [owner, director] = [rowOf({ role: 'Owner', percentage: 50 }), rowOf({ role: 'Director' })];
    const typed = { ...emptyRow(), role: 'owner', percentage: '1' };
    expect(nameFault(typed, [owner, director, typed])).toBe('This link says this role already.');
    expect(nameFault(owner, [owner, director, typed])).toBeUndefined();
    const renamed = { ...director, role: 'Owner' };
    expect(nameFault(renamed, [owner, renamed])).toBe('This link says this role already.');
    const other = rowOf({ role: 'Owner', percentage: 0.01 });
    expect(nameFault(other, [owner, other])).toBeUndefined();
  });

  test('has no percentage in its name, unless the link has it so already', () => {
    const typed = { ...emptyRow(), role: '60% Owner' };
    expect(nameFault(typed, [typed])).toBe('The name of a role holds no percentage; a link says it.');
    const stored = rowOf({ role: '60% Owner', interest: 'shareholding' });
    expect(nameFault(stored, [stored])).toBeUndefined();
  });

  test('says nothing while it is empty', () => {
    expect(toRole(emptyRow())).toBeNull();
  });

  test('leaves what a source said of it as it is, until its share is written over', () => {
    const stored = { role: 'Shareholder', minimum: 25, maximum: 50, startDate: '2020-01-01', interest: 'shareholding' };
    expect(toRole(rowOf(stored))).toEqual(stored);
    expect(toRole({ ...rowOf(stored), percentage: '40' })).toEqual({
      ...stored,
      percentage: 40,
      minimum: null,
      maximum: null,
    });
    expect(toRole({ ...rowOf(stored), role: 'Director' })).toEqual({ role: 'Director' });
  });

  test('keeps an exact share that came with a role which a user could not give one', () => {
    const stored = { role: 'Voting rights', percentage: 33.3333 };
    expect(toRole(rowOf(stored))).toEqual(stored);
    expect(shareFault(rowOf(stored))).toBeUndefined();
    expect(toRole({ ...rowOf(stored), percentage: '33,5' })).toMatchObject({ role: 'Voting rights', percentage: 33.5 });
  });

  test.each(['1e1', '1e5', '12 5', '33.333', '101'])('does not take %s for another number', (percentage) => {
    expect(shareFault({ ...emptyRow(), role: 'Owner', percentage })).toBe(
      'A percentage is a number from 0 to 100 with at most two decimals.',
    );
  });

  test('reads a decimal comma', () => {
    const row = { ...emptyRow(), role: 'Owner', percentage: '12,5' };
    expect(shareFault(row)).toBeUndefined();
    expect(toRole(row)).toEqual({ role: 'Owner', percentage: 12.5 });
  });
});
