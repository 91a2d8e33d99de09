import { describe, expect, test } from '@jest/globals';
import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { newLink, newNode } from '../../../chart/model/document';
import { recordedOwnership } from './ownership';

const owner = (name: string, ...roles: LinkRole[]) => ({
  link: newLink({ key: name, from: name, to: 'held', roles }),
  other: newNode({ key: name, typeName: 'Individual', name }),
});

describe('what a chart says of who owns something', () => {
  test('shares that make the whole need no remark', () => {
    const { parts, remark } = recordedOwnership([
      owner('a', { role: 'Shareholder', percentage: 55 }),
      owner('b', { role: 'Shareholder', percentage: 45 }),
      owner('c', { role: 'Director' }),
    ]);
    expect(parts.map((part) => part.share)).toEqual([55, 45]);
    expect(remark).toBe('');
  });

  test('what is missing is said, and who has no exact share', () => {
    const { remark } = recordedOwnership([
      owner('a', { role: 'Shareholder', percentage: 33.3 }),
      owner('b', { role: 'Owner' }),
    ]);
    expect(remark).toBe(
      'The shares add up to 33.3%; the rest is not on this chart. One owner has no exact share here.',
    );
  });

  test('who benefits in the end does not count beside those who own directly', () => {
    const { parts, remark } = recordedOwnership([
      owner('a', { role: 'Shareholder', percentage: 60 }),
      owner('b', { role: 'Shareholder', percentage: 40 }, { role: 'Beneficial Owner', percentage: 70 }),
      owner('c', { role: 'Beneficial Owner', percentage: 24 }),
    ]);
    expect(parts.map(({ key, share }) => [key, share])).toEqual([
      ['a', 60],
      ['b', 40],
    ]);
    expect(remark).toBe('');
    const trust = recordedOwnership([
      owner('d', { role: 'Beneficiary', percentage: 30 }),
      owner('e', { role: 'Beneficiary', percentage: 20 }),
    ]);
    expect(trust.parts.map(({ share }) => share)).toEqual([30, 20]);
  });

  test('more than the whole is said as well', () => {
    const { remark } = recordedOwnership([
      owner('a', { role: 'Shareholder', percentage: 80 }),
      owner('b', { role: 'Shareholder', percentage: 70.5 }),
    ]);
    expect(remark).toBe('The shares add up to 150.5%, more than the whole.');
  });
});
