import { describe, expect, test } from '@jest/globals';
import { isRoleText } from './roleParts';
import { readTableRoles } from './tableRoles';

function read(role: string, share = '') {
  const notes: string[] = [];
  const cells: Record<string, string> = { role, share };
  const roles = readTableRoles((meaning) => cells[meaning] ?? '', {
    shares: { unit: 'percent', votesUnit: 'percent', unnamed: '', areHeld: false },
    amounts: [],
    dateOf: () => undefined,
    note: (text) => notes.push(text),
  });
  return { roles, notes };
}

describe('several roles in one cell', () => {
  test('leave the share beside them to the one that owns', () => {
    expect(read('Director; Shareholder', '40').roles).toEqual([
      { role: 'Director' },
      { role: 'Shareholder', percentage: 40 },
    ]);
    expect(read('Beneficial Owner; Shareholder', '40').roles[1]).toEqual({ role: 'Shareholder', percentage: 40 });
    expect(read('Voting rights; Owner', '25-50').roles[1]).toEqual({ role: 'Owner', minimum: 25, maximum: 50 });
    expect(read('Settlor; Beneficiary', '40').roles[1]).toEqual({ role: 'Beneficiary', percentage: 40 });
  });

  test('leave it to the first where none of them can carry one', () => {
    expect(read('Director; Secretary', '40').roles).toEqual([
      { role: 'Director', percentage: 40 },
      { role: 'Secretary' },
    ]);
  });

  test.each([
    'Shareholder, Director',
    'Shareholder / Director',
    'Shareholder/Director',
    'Shareholder & Director',
    'Shareholder and Director',
    'Gesellschafter und Geschäftsführer',
    'shareholder; director',
  ])('are known whatever parts them: %s', (cell) => {
    expect(read(cell, '30').roles).toEqual([{ role: 'Shareholder', percentage: 30 }, { role: 'Director' }]);
    expect(isRoleText(cell)).toBe(true);
  });

  test('have the shares that stand beside each of them', () => {
    expect(read('Shareholder 20%; Voting rights 60%')).toEqual({
      roles: [
        { role: 'Shareholder', percentage: 20 },
        { role: 'Voting rights', percentage: 60 },
      ],
      notes: [],
    });
    expect(read('Director, Shareholder: 33,3 % and voting rights (25–50 %)').roles).toEqual([
      { role: 'Director' },
      { role: 'Shareholder', percentage: 33.3 },
      { role: 'Voting rights', minimum: 25, maximum: 50 },
    ]);
    expect(read('20% UBO / Director').roles).toEqual([
      { role: 'Beneficial Owner', percentage: 20 },
      { role: 'Director' },
    ]);
  });

  test('take the share beside them where they say none, and tell one that is of none of them', () => {
    expect(read('Shareholder 20%; Voting rights', '60')).toEqual({
      roles: [
        { role: 'Shareholder', percentage: 20 },
        { role: 'Voting rights', percentage: 60 },
      ],
      notes: [],
    });
    expect(read('Shareholder 20%; Director', '20')).toEqual({
      roles: [{ role: 'Shareholder', percentage: 20 }, { role: 'Director' }],
      notes: [],
    });
    expect(read('Shareholder 20%', '60')).toEqual({
      roles: [{ role: 'Shareholder', percentage: 20, details: 'Share as stated: 60%' }],
      notes: ['The share “60%” is left out: the roles say their own.'],
    });
  });

  test('are one role where not all of them are known', () => {
    for (const cell of ['Research and Development', 'Director, Finance', 'Shareholder / X', 'Shareholder 20']) {
      expect(read(cell, '30').roles).toEqual([{ role: cell, percentage: 30 }]);
      expect(isRoleText(cell)).toBe(false);
    }
  });

  test('tell a share that is none', () => {
    expect(read('Shareholder 130%; Director')).toEqual({
      roles: [
        { role: 'Shareholder', details: 'Share as stated: 130%' },
        { role: 'Director', details: 'Share as stated: 130%' },
      ],
      notes: ['“130%” is not a share between 0 and 100 %; the link comes without it.'],
    });
  });
});
